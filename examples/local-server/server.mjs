// A stand-in for a model server that speaks the OpenAI chat protocol, such as vLLM, llama.cpp or LM Studio. It understands
// nothing: it answers with the listed places in their order, and with a map of a single connection.
import { createServer } from 'node:http';

const port = Number(process.argv[2] ?? 8793);

function answer(messages) {
  const [, places] = messages.at(-1).content.split('\n\n# Locations\n\n');
  return places === undefined ? 'graph G {\n"Hall" -- "Attic";\n}' : places.split('\n\n# ')[0];
}

createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const { model, messages } = JSON.parse(body);
    const content = answer(messages);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'chatcmpl-0',
        object: 'chat.completion',
        created: 0,
        model,
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
        usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
      }),
    );
  });
}).listen(port, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${port}/v1`));
