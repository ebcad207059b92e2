import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server that keeps what it was asked. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly requests: IncomingMessage[];
  readonly close: () => void;
}

/** Starts a server on a free local port; `onConnect` answers a proxy's CONNECT. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse, count: number) => void,
  onConnect?: (request: IncomingMessage) => void,
): Promise<TestServer> {
  const requests: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    answer(request, response, requests.length);
  };
  const server = createServer(listener);
  server.on('connect', (request, socket) => {
    onConnect?.(request);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, port, requests, close };
}

/** Answers with a content, or with the rest that a `Range` asks for. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  content: Buffer,
  etag?: string,
): void {
  const asked = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
  const same = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const start = asked && same ? Number(asked[1]) : 0;
  response.writeHead(start > 0 ? 206 : 200, {
    'content-length': content.length - start,
    ...(etag !== undefined && { etag }),
    ...(start > 0 && { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` }),
  });
  response.end(content.subarray(start));
}

/** Sends the first half of a content, says that there is more, and cuts the connection. */
export function cutHalfWay(response: ServerResponse, content: Buffer, etag?: string): void {
  response.writeHead(200, { 'content-length': content.length, ...(etag !== undefined && { etag }) });
  response.write(content.subarray(0, content.length / 2), () => response.destroy());
}
