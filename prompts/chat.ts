import type { Message } from './messages.ts';
import { type PromptContext, rowMessages } from './row.ts';
import { verbatimMessages } from './verbatim.ts';

/** The prompt functions for chat models: `file://prompts/chat.ts:zeroShot`, labelled by the number of examples. */
export const zeroShot = chatPrompt(0);
export const oneShot = chatPrompt(1);
export const twoShot = chatPrompt(2);
export const threeShot = chatPrompt(3);

function chatPrompt(shots: number): (context: PromptContext) => Message[] {
  return (context) => verbatimMessages(rowMessages(context, shots));
}
