import { EnvHttpProxyAgent, fetch, type Response } from 'undici';
import { explainFailure, HttpFailure, TooLarge } from './failures.ts';

/** A server that accepts no connection in this time is taken for unreachable. */
export const CONNECT_TIMEOUT_MS = 15_000;
/** A server may be silent for so long, before its answer begins (response timeout) or within it (stall timeout). */
export const SILENCE_TIMEOUT_MS = 30_000;
/** How often a download is tried before it is given up; the pause before the next try doubles each time. */
export const ATTEMPTS = 5;
export const FIRST_PAUSE_MS = 500;
/** The published files have some 10 MB; a server that sends far more serves something else. */
export const MAX_BYTES = 200_000_000;

export interface DownloadOptions {
  readonly silenceMs?: number;
  readonly pauseMs?: number;
  /** Called with the bytes at hand and, where the server tells it, their number in the end. */
  readonly onProgress?: (received: number, total: number | undefined) => void;
  /** Called before another try with what went wrong. */
  readonly onRetry?: (problem: string) => void;
}

/** What has come so far. It is kept in memory: a file is written only once it is whole and verified. */
interface Part {
  chunks: Uint8Array[];
  received: number;
  /** The strong ETag of what has come; without one the next try must begin afresh. */
  etag: string | undefined;
}

/**
 * Downloads a URL over HTTP(S), by the proxy of the environment (`HTTP_PROXY`, `HTTPS_PROXY`, `NO_PROXY`), following
 * redirects. A cut, a silence or a server error is followed by another try, which goes on where the last one ended if the server
 * can (`Range` with `If-Range`) and begins afresh if not. Throws an `Error` that names the URL, the last failure
 * and the remedy.
 */
export async function download(url: string, options: DownloadOptions = {}): Promise<Uint8Array> {
  const { silenceMs = SILENCE_TIMEOUT_MS, pauseMs = FIRST_PAUSE_MS, onRetry } = options;
  const dispatcher = proxyAgent(silenceMs);
  const part: Part = { chunks: [], received: 0, etag: undefined };
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await fetchRest(url, part, dispatcher, options);
        return Buffer.concat(part.chunks);
      } catch (error) {
        const { problem, passing } = explainFailure(error, silenceMs);
        if (!passing || attempt === ATTEMPTS)
          throw new Error(
            `cannot download ${url}: ${problem}${attempt > 1 ? ` (attempt ${attempt})` : ''}. Mend: check the address, the network and HTTP(S)_PROXY, or get the file elsewhere and name it with --from`,
          );
        onRetry?.(`${problem}; attempt ${attempt + 1} of ${ATTEMPTS}`);
        await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (attempt - 1)));
      }
    }
  } finally {
    // Not close(): that would wait for a stalled answer.
    await dispatcher.destroy();
  }
}

function proxyAgent(silenceMs: number): EnvHttpProxyAgent {
  try {
    return new EnvHttpProxyAgent({
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
    });
  } catch (error) {
    throw new Error(
      `the proxy of the environment cannot be used (${(error as Error).message}): write HTTP_PROXY and HTTPS_PROXY as URLs, such as http://proxy.example:3128`,
    );
  }
}

async function fetchRest(
  url: string,
  part: Part,
  dispatcher: EnvHttpProxyAgent,
  { onProgress }: DownloadOptions,
): Promise<void> {
  if (part.etag === undefined) clear(part);
  const resumes = part.etag !== undefined && part.received > 0;
  const response = await fetch(url, {
    dispatcher,
    headers: {
      // Compressed answers could not be resumed, nor their progress be told.
      'accept-encoding': 'identity',
      'user-agent': 'promptfoo-plugh',
      ...(resumes && { range: `bytes=${part.received}-`, 'if-range': part.etag as string }),
    },
  });
  if (!(resumes && continues(response, part))) startAfresh(response, part);
  const total = totalBytes(response, part.received);
  onProgress?.(part.received, total);
  for await (const chunk of response.body ?? []) {
    part.chunks.push(chunk);
    part.received += chunk.length;
    if (part.received > MAX_BYTES) throw new TooLarge(MAX_BYTES);
    onProgress?.(part.received, total);
  }
}

function clear(part: Part): void {
  part.chunks = [];
  part.received = 0;
  part.etag = undefined;
}

function continues(response: Response, { received }: Part): boolean {
  return (
    response.status === 206 && (response.headers.get('content-range') ?? '').startsWith(`bytes ${received}-`)
  );
}

function startAfresh(response: Response, part: Part): void {
  clear(part);
  if (response.status !== 200) throw new HttpFailure(response.status, response.statusText);
  const etag = response.headers.get('etag') ?? undefined;
  const resumable = isPlain(response) && etag !== undefined && !etag.startsWith('W/');
  part.etag = resumable ? etag : undefined;
}

function isPlain({ headers }: Response): boolean {
  return ['', 'identity'].includes(headers.get('content-encoding') ?? '');
}

function totalBytes(response: Response, received: number): number | undefined {
  const length = response.headers.get('content-length');
  return length === null || !isPlain(response) ? undefined : received + Number(length);
}
