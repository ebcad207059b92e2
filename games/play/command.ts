import { answerAfterReasoning } from '../../scoring/sound/reasoning.ts';

/** Longest command: the games' own limit is about a hundred letters, and what is longer is prose. */
const COMMAND_LIMIT = 120;
/** Longest answer that is read; of a longer one, its end. */
const ANSWER_LIMIT = 50_000;

/** Says what follows: `Command:`, `Next action -`, also in bold. */
const LABEL =
  /^(?:\*{0,2}|_{0,2})(?:(?:my|the|your|next|final) ){0,2}(?:command|action|input|answer|move)(?:\*{0,2}|_{0,2}) ?[:=](?:\*{0,2}|_{0,2})\s*/i;
const TAGGED = /<(command|action|answer)>([^<]{0,200})<\/\1>/gi;
const WRAPPERS: readonly (readonly [string, string])[] = [
  ['**', '**'],
  ['__', '__'],
  ['```', '```'],
  ['`', '`'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['[', ']'],
  ['\\boxed{', '}'],
  ['\\text{', '}'],
];

/**
 * The command in a model's answer, or undefined where none can be read. Reasoning is passed over. A field or a tag
 * that names a command goes first, then the last line that starts with the game's prompt `>`, then the last line;
 * labels, fences, bullets and quotes around it go. A whole answer in prose is no command: what is longer than any
 * command is not played.
 */
export function readCommand(answer: string): string | undefined {
  const said = answerAfterReasoning(answer.slice(-ANSWER_LIMIT)).trim();
  const tagged = [...said.matchAll(TAGGED)].at(-1)?.[2];
  const line = lineOf(said);
  const object = objectIn(line);
  const field = fieldOf(objectIn(said)) ?? fieldOf(object);
  if (field !== undefined || tagged !== undefined) return tidy((field ?? tagged) as string);
  // An object of which no field is a command is not one as a whole.
  return object === undefined ? tidy(line) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The JSON object that a text holds, whatever stands around it: a fence, a label, prose. */
function objectIn(text: string): Fields | undefined {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

function fieldOf(object: Fields | undefined): string | undefined {
  const found = ['command', 'action', 'input', 'answer'].map((name) => object?.[name]);
  return found.find((field) => typeof field === 'string');
}

function lineOf(said: string): string {
  const lines = said
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:`{3,}|~{3,})[\w-]*$/.test(line));
  return lines.findLast((line) => /^>\s*\S/.test(line)) ?? lines.at(-1) ?? '';
}

function tidy(line: string): string | undefined {
  if (line.length > 4 * COMMAND_LIMIT) return undefined;
  let command = line.replace(/[\p{C}\s]+/gu, ' ').trim();
  for (let before = ''; before !== command; ) {
    before = command;
    command = unwrapped(command.replace(/^(?:>|[-*•]|\d{1,3}[.)])\s+|^>+/, '').replace(LABEL, '')).trim();
  }
  const isOne = command.length <= COMMAND_LIMIT && /[\p{L}\p{N}]/u.test(command);
  return isOne ? command : undefined;
}

function unwrapped(text: string): string {
  for (const [open, close] of WRAPPERS) {
    const inside = text.slice(open.length, -close.length);
    const isAround =
      text.length > open.length + close.length && text.startsWith(open) && text.endsWith(close);
    // In `"hello" he said to "me"` the quotes are of two things.
    if (isAround && !inside.includes(open) && !inside.includes(close)) return inside;
  }
  return text;
}
