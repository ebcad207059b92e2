import { plainText } from './messages.ts';
import { type PromptContext, rowMessages } from './row.ts';
import { verbatim } from './verbatim.ts';

/** The same prompts as one text, for completion models: `file://prompts/text.ts:zeroShot` and so on. */
export const zeroShot = textPrompt(0);
export const oneShot = textPrompt(1);
export const twoShot = textPrompt(2);
export const threeShot = textPrompt(3);

function textPrompt(shots: number): (context: PromptContext) => string {
  return (context) => verbatim(plainText(rowMessages(context, shots)));
}
