import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import { blobId } from '../../../datasets/published/blobId.ts';
import { type FetchOptions, fetchPublished } from '../../../datasets/published/fetch.ts';
import { cutHalfWay, send, serve, type TestServer } from './server.ts';

const DATA = Buffer.from(`[${'"перекрёсток", '.repeat(40_000)}"end"]`);
const ANSWERS = Buffer.from('[[0, "task1", "m", 0, null]]');
const FILES = [
  { name: 'plugh.json', blob: blobId(DATA) },
  { name: 'plugh.responses.json', blob: blobId(ANSWERS) },
];
const ONE = FILES.slice(0, 1);

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'plugh-fetch-'));
const servers: TestServer[] = [];

async function server(...args: Parameters<typeof serve>): Promise<TestServer> {
  const started = await serve(...args);
  servers.push(started);
  return started;
}

afterEach(() => {
  for (const { close } of servers.splice(0)) close();
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']) delete process.env[name];
});

/** Fetches only the first file, without long pauses, and tells what happened and what lies in the folder. */
async function fetchOne(options: FetchOptions) {
  const folder = options.folder ?? temporaryFolder();
  const retries: string[] = [];
  const watch = { onRetry: (_at: string, problem: string) => void retries.push(problem) };
  const outcome = await fetchPublished({ folder, files: ONE, pauseMs: 1, watch, ...options }).then(
    ([fetched]) => fetched?.status,
    (error: Error) => error.message,
  );
  const stored = readdirSync(folder);
  return {
    outcome,
    retries,
    stored,
    whole: stored.length === 1 && readFileSync(join(folder, stored[0] as string)).equals(DATA),
  };
}

const FETCHED = { outcome: 'fetched', retries: [], stored: ['plugh.json'], whole: true };
const cut = (attempt: number) => `the connection was cut; attempt ${attempt} of 5`;

test('a git blob id is that of git', () => {
  // As `git hash-object` gives them for an empty file and for "hello\n".
  expect(blobId(new Uint8Array())).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  expect(blobId(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
});

describe('over HTTP', () => {
  test('both files come from under a base URL, are verified, and nothing else is left', async () => {
    const { url, requests } = await server((request, response) =>
      send(request, response, request.url === '/mirror/plugh.json' ? DATA : ANSWERS),
    );
    const folder = join(temporaryFolder(), 'deep', 'cache');
    expect(await fetchPublished({ from: `${url}/mirror`, folder, files: FILES })).toEqual(
      [DATA, ANSWERS].map((content, index) => ({
        file: FILES[index]?.name,
        path: join(folder, FILES[index]?.name as string),
        bytes: content.length,
        blob: FILES[index]?.blob,
        status: 'fetched',
      })),
    );
    expect(
      requests.map((request) => [request.url, request.headers['accept-encoding'], request.headers.range]),
    ).toEqual([
      ['/mirror/plugh.json', 'identity', undefined],
      ['/mirror/plugh.responses.json', 'identity', undefined],
    ]);
    expect(readdirSync(folder)).toEqual(['plugh.json', 'plugh.responses.json']);
    expect(readFileSync(join(folder, 'plugh.json')).equals(DATA)).toBe(true);
  });

  test('progress goes up to the number of bytes that the server told', async () => {
    const { url } = await server((request, response) => send(request, response, DATA));
    const seen: [number, number | undefined][] = [];
    const watch = {
      onProgress: (_at: string, ...numbers: [number, number | undefined]) => void seen.push(numbers),
    };
    await fetchPublished({ from: url, folder: temporaryFolder(), files: ONE, watch });
    expect(seen[0]).toEqual([0, DATA.length]);
    expect(seen.at(-1)).toEqual([DATA.length, DATA.length]);
    expect(seen.map(([received]) => received)).toEqual(
      seen.map(([received]) => received).toSorted((a, b) => a - b),
    );
  });

  test('a file with another content is refused and not stored', async () => {
    const { url, requests } = await server((request, response) =>
      send(request, response, Buffer.from('<html>')),
    );
    const { outcome, stored } = await fetchOne({ from: url });
    expect(outcome).toContain(
      `${url}/plugh.json is not the published file: its git blob id is ${blobId(Buffer.from('<html>'))} (6 bytes), and must be ${ONE[0]?.blob} (plugh.json); nothing was stored`,
    );
    expect(stored).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test('a download that is cut goes on where it ended', async () => {
    const { url, requests } = await server((request, response, count) =>
      count === 1 ? cutHalfWay(response, DATA, '"v1"') : send(request, response, DATA, '"v1"'),
    );
    expect(await fetchOne({ from: url })).toEqual({ ...FETCHED, retries: [cut(2)] });
    const resumed = requests[1]?.headers;
    expect(resumed?.['if-range']).toBe('"v1"');
    expect(Number(/^bytes=(\d+)-$/.exec(resumed?.range ?? '')?.[1])).toBeGreaterThan(0);
  });

  test.each<[string, (request: IncomingMessage, response: ServerResponse, count: number) => void]>([
    [
      'the file has changed meanwhile',
      (request, response, count) =>
        count === 1
          ? cutHalfWay(response, Buffer.alloc(DATA.length), '"v1"')
          : send(request, response, DATA, '"v2"'),
    ],
    [
      'the server knows no Range',
      (request, response, count) =>
        count === 1
          ? cutHalfWay(response, DATA, '"v1"')
          : send({ headers: {} } as typeof request, response, DATA, '"v1"'),
    ],
    [
      'the server gives no ETag',
      (request, response, count) =>
        count === 1 ? cutHalfWay(response, DATA) : send(request, response, DATA),
    ],
    [
      'its ETag is a weak one',
      (request, response, count) =>
        count === 1 ? cutHalfWay(response, DATA, 'W/"v1"') : send(request, response, DATA, 'W/"v1"'),
    ],
  ])('or begins afresh where %s', async (_reason, answer) => {
    const { url } = await server(answer);
    expect(await fetchOne({ from: url })).toEqual({ ...FETCHED, retries: [cut(2)] });
  });

  test('a wrong range is not joined to what is there', async () => {
    const { url } = await server((request, response, count) => {
      if (count === 1) return cutHalfWay(response, DATA, '"v1"');
      if (count > 2) return send(request, response, DATA, '"v1"');
      response.writeHead(206, { 'content-range': `bytes 7-${DATA.length - 1}/${DATA.length}` });
      response.end(DATA.subarray(7));
    });
    expect(await fetchOne({ from: url })).toEqual({
      ...FETCHED,
      retries: [cut(2), 'the server answered 206 Partial Content; attempt 3 of 5'],
    });
  });

  test('a server that is busy is asked again; one that cuts every time is given up', async () => {
    const busy = await server((request, response, count) =>
      count < 3 ? response.writeHead(503).end() : send(request, response, DATA),
    );
    const retries = [2, 3].map(
      (attempt) => `the server answered 503 Service Unavailable; attempt ${attempt} of 5`,
    );
    expect(await fetchOne({ from: busy.url })).toEqual({ ...FETCHED, retries });
    const cutting = await server((_request, response) => cutHalfWay(response, DATA));
    const { outcome, stored } = await fetchOne({ from: cutting.url });
    expect(outcome).toContain(
      `cannot download ${cutting.url}/plugh.json: the connection was cut (attempt 5). Mend: `,
    );
    expect(stored).toEqual([]);
    expect(cutting.requests).toHaveLength(5);
  });

  test('a file that is not there is not asked for again', async () => {
    const { url, requests } = await server((_request, response) => response.writeHead(404).end('no'));
    expect(await fetchOne({ from: url })).toMatchObject({
      outcome: `cannot download ${url}/plugh.json: the server answered 404 Not Found. Mend: check the address, the network and HTTP(S)_PROXY, or get the file elsewhere and name it with --from`,
      stored: [],
    });
    expect(requests).toHaveLength(1);
  });

  test('a silent server runs into a time-out that has a name', async () => {
    const mute = await server(() => {});
    const stalling = await server((_request, response) => {
      response.writeHead(200, { 'content-length': DATA.length });
      response.write(DATA.subarray(0, 100));
    });
    const outcomes = [mute, stalling].map(
      async ({ url }) => (await fetchOne({ from: url, silenceMs: 100 })).outcome,
    );
    expect(await Promise.all(outcomes)).toEqual([
      expect.stringContaining('the server did not answer within 0.1 s (response timeout) (attempt 5)'),
      expect.stringContaining('the server sent nothing for 0.1 s (stall timeout) (attempt 5)'),
    ]);
    // undici looks at its clock about once a second.
  }, 30_000);

  test('nobody at the address is told at once', async () => {
    const { url, close } = await server(() => {});
    close();
    expect(await fetchOne({ from: url })).toMatchObject({
      outcome: expect.stringContaining('the connection was refused. Mend: '),
      retries: [],
    });
  });

  test('a redirect is followed, and one in circles given up', async () => {
    const { url } = await server((request, response) =>
      request.url === '/moved/plugh.json'
        ? send(request, response, DATA)
        : response
            .writeHead(302, { location: request.url === '/plugh.json' ? '/moved/plugh.json' : '/loop/' })
            .end(),
    );
    expect(await fetchOne({ from: url })).toEqual(FETCHED);
    expect((await fetchOne({ from: `${url}/loop/` })).outcome).toMatch(/redirect count exceeded\. Mend: /);
  });

  test('a proxy of the environment is used, except for the hosts of NO_PROXY', async () => {
    const { url, port, requests } = await server((request, response) => send(request, response, DATA));
    process.env.HTTP_PROXY = url;
    expect(await fetchOne({ from: 'http://mirror.invalid/plugh' })).toEqual(FETCHED);
    expect(requests.map((request) => request.url)).toEqual(['http://mirror.invalid/plugh/plugh.json']);
    process.env.HTTP_PROXY = 'http://127.0.0.1:9';
    process.env.NO_PROXY = `127.0.0.1:${port}`;
    expect(await fetchOne({ from: url })).toEqual(FETCHED);
  });

  test('an https address goes through the tunnel of the proxy', async () => {
    const tunnels: (string | undefined)[] = [];
    const { url } = await server(
      () => {},
      (request) => tunnels.push(request.url),
    );
    process.env.HTTPS_PROXY = url;
    expect((await fetchOne({ from: 'https://mirror.invalid/' })).outcome).toMatch(/cannot download .*403/);
    expect(new Set(tunnels)).toEqual(new Set(['mirror.invalid:443']));
    process.env.HTTPS_PROXY = 'no address';
    expect((await fetchOne({ from: 'https://mirror.invalid/' })).outcome).toMatch(
      /^the proxy of the environment cannot be used .*: write HTTP_PROXY and HTTPS_PROXY as URLs/,
    );
  });
});

describe('what is there already', () => {
  const filled = (content: string | Buffer) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'plugh.json'), content);
    return folder;
  };

  test('and verified is left alone, unless forced', async () => {
    const { url, requests } = await server((request, response) => send(request, response, DATA));
    const folder = filled(DATA);
    expect(await fetchOne({ from: url, folder })).toEqual({ ...FETCHED, outcome: 'present' });
    expect(requests).toHaveLength(0);
    expect(await fetchOne({ from: url, folder, force: true })).toEqual(FETCHED);
  });

  test('and changed is fetched again, and stays where that fails', async () => {
    const { url } = await server((request, response, count) =>
      count === 1 ? response.writeHead(404).end() : send(request, response, DATA),
    );
    const folder = filled('changed');
    expect(await fetchOne({ from: url, folder })).toMatchObject({ stored: ['plugh.json'], whole: false });
    expect(await fetchOne({ from: url, folder })).toEqual(FETCHED);
  });
});

describe('from a path', () => {
  const source = temporaryFolder();
  writeFileSync(join(source, 'plugh.json'), DATA);
  writeFileSync(join(source, 'plugh (1).json'), ANSWERS);

  test('one file is known by its content, whatever its name', async () => {
    const folder = temporaryFolder();
    const [fetched] = await fetchPublished({ from: join(source, 'plugh (1).json'), folder, files: FILES });
    expect(fetched).toMatchObject({ file: 'plugh.responses.json', status: 'fetched' });
    expect(readdirSync(folder)).toEqual(['plugh.responses.json']);
  });

  test('a folder and a file: URL serve too', async () => {
    expect(await fetchOne({ from: source })).toEqual(FETCHED);
    expect(await fetchOne({ from: pathToFileURL(join(source, 'plugh.json')).href })).toEqual(FETCHED);
  });

  test('one that leads nowhere is named', async () => {
    const empty = temporaryFolder();
    expect((await fetchOne({ from: join(empty, 'gone') })).outcome).toBe(
      `cannot read "${join(empty, 'gone')}" (ENOENT): --from takes the URL or the path of a file, or of a folder that holds the files`,
    );
    expect((await fetchOne({ from: empty })).outcome).toContain(
      `cannot read "${join(empty, 'plugh.json')}" (ENOENT)`,
    );
  });

  test('a cache folder that cannot be written is named', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'plugh.json'));
    expect(
      await fetchPublished({ from: source, folder, files: ONE }).catch((error: Error) => error.message),
    ).toMatch(
      /^cannot write .*plugh\.json .*: make room or give the rights, or set XDG_CACHE_HOME to a folder that can be written$/,
    );
    expect(readdirSync(folder)).toEqual(['plugh.json']);
  });
});
