import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { packageRoot } from '../datasets/packageRoot.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A text that a writer gave, and why it cannot be used. */
export interface RefusedText {
  readonly text: string;
  readonly problems: readonly string[];
}

const source = readFileSync(join(packageRoot, 'games/rewrite.j2'), 'utf8');
const template = nunjucks.compile(source, new nunjucks.Environment(null, { autoescape: false }));

/** The messages that ask for a story in place of a transcript, after a refused text with the reasons. */
export function rewritePrompt(transcript: string, refused?: RefusedText): ChatMessage[] {
  return JSON.parse(template.render({ transcript, refused }));
}

/** The template itself: texts that another template asked for are not to be taken for this one's. */
export const REWRITE_TEMPLATE = source;

/** The same prompt for writers without chat: the parts with blank lines between. */
export function plainPrompt(messages: readonly ChatMessage[]): string {
  return `${messages.map(({ content }) => content).join('\n\n')}\n`;
}
