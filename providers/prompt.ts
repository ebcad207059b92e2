/** A question as a provider sees it: nothing but what the prompt says. */
export interface SeenQuestion {
  /** What is asked for. Tasks 3 and 4 have one description: only the form of their ends differs. */
  readonly asks: 'map' | 'path' | 'reversed path' | 'shortest path';
  readonly text: string;
  readonly locations: readonly string[];
  /** Source and target as printed: names in task3, hints in task4. */
  readonly ends: readonly string[];
}

const INPUT = '# Input text\n\n';
const LOCATIONS = '\n\n# Locations\n\n';
const ENDS = '\n\n# Source and target\n\n';
const RESPONSE = '\n\n# Response\n\n';

/**
 * Reads the question back from a prompt, the chat form (a JSON array of messages) or the text form; examples
 * before it are passed over. Throws an `Error` for a prompt that is none of this benchmark's.
 */
export function readPrompt(prompt: string): SeenQuestion {
  const { description, question } = parts(prompt);
  if (!question.startsWith(INPUT))
    throw new Error(`this provider reads only prompts of this benchmark, which begin with "${INPUT.trim()}"`);
  // Headings of the same wording inside a story stand before the real ones, hence the last.
  const [rest, ends] = splitLast(question.slice(INPUT.length), ENDS);
  const [text, locations] = splitLast(rest, LOCATIONS);
  return {
    asks: asked(description, ends, locations),
    text,
    locations: locations?.split('\n') ?? [],
    ends: ends?.split('\n') ?? [],
  };
}

function parts(prompt: string): { description: string; question: string } {
  if (prompt.trimStart().startsWith('[')) {
    const messages: readonly { content: string }[] = JSON.parse(prompt);
    return { description: messages[0]?.content ?? '', question: messages.at(-1)?.content ?? '' };
  }
  const body = prompt.endsWith(RESPONSE) ? prompt.slice(0, -RESPONSE.length) : prompt;
  const last = body.lastIndexOf(INPUT);
  return { description: body.slice(0, body.indexOf('\n')), question: last === -1 ? '' : body.slice(last) };
}

function splitLast(text: string, heading: string): [string, string?] {
  const at = text.lastIndexOf(heading);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + heading.length)];
}

function asked(description: string, ends?: string, locations?: string): SeenQuestion['asks'] {
  if (ends !== undefined) return 'shortest path';
  if (locations === undefined) return 'map';
  return description.includes('reverse order') ? 'reversed path' : 'path';
}
