import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message } from '../../prompts/messages.ts';

/** What a stand-in answers to the messages of a call, or that it fails. */
export type Reply = (messages: readonly Message[], call: number) => string | { readonly status: number };

/** A model behind the OpenAI chat protocol, on this machine. */
export interface StandIn {
  readonly url: string;
  /** Calls so far, and those that were answered. */
  readonly calls: { all: number; answered: number };
  close(): void;
}

export async function standIn(reply: Reply): Promise<StandIn> {
  const calls = { all: 0, answered: 0 };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      calls.all++;
      const answer = reply(JSON.parse(body).messages, calls.all);
      response.setHeader('content-type', 'application/json');
      if (typeof answer !== 'string') {
        response.statusCode = answer.status;
        response.end('{"error": {"message": "out of order"}}');
        return;
      }
      calls.answered++;
      response.end(
        JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          model: 'stand-in',
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer } }],
          usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, calls, close: () => server.close() };
}
