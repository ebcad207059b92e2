import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { packageRoot } from '../datasets/packageRoot.ts';
import type { Question, Shot } from '../datasets/questions.ts';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

const template = nunjucks.compile(
  readFileSync(join(packageRoot, 'prompts/chat.j2'), 'utf8'),
  // Stories go to a model, not into a page: nothing may be escaped.
  new nunjucks.Environment(null, { autoescape: false, throwOnUndefined: false }),
);

/** The chat messages of a question with its few-shot examples, rendered from `chat.j2`. */
export function chatMessages(question: Question, shots: readonly Shot[]): Message[] {
  return JSON.parse(template.render({ question, shots }));
}

/**
 * The same prompt for models without chat: the parts joined by blank lines, each answer under a `# Response`
 * heading, and that heading last, for the model to go on from.
 */
export function plainText(messages: readonly Message[]): string {
  const parts = messages.map(({ role, content }) =>
    role === 'assistant' ? `# Response\n\n${content}` : content,
  );
  return [...parts, '# Response\n\n'].join('\n\n');
}
