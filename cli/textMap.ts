import { isUtf8 } from 'node:buffer';
import type { PlaceMap } from '../games/placeMap.ts';
import { providerWriter } from '../games/rewriteProvider.ts';
import { chatMessages } from '../prompts/messages.ts';
import { readMap } from '../scoring/index.ts';
import { providerConfigOf } from './providerConfig.ts';
import { readGiven } from './readGiven.ts';

export interface TextMapArguments {
  readonly provider: string;
  readonly providerConfig?: string;
}

/** More than a person can look at, and than the layout can draw in seconds; an answer may hold any number. */
const MAX_DRAWN = 400;
/** So much of an answer is shown where it draws no map. */
const SHOWN = 300;

/**
 * Asks a model for the map of any text, with the prompt of task1, and reads its answer by the rules of the sound scorer.
 * Throws an `Error` where the model gives no answer, no map, or one too large to be drawn.
 */
export async function textMap(
  file: string,
  { provider, providerConfig }: TextMapArguments,
): Promise<PlaceMap> {
  const text = textOf(file).trim();
  if (text === '') throw new Error(`${file} is empty: give a text that tells of places`);
  const config = providerConfigOf(providerConfig);
  const { text: answer } = await withFreeOutput(async () =>
    (await providerWriter(provider, config)).write(chatMessages({ task: 'task1', text, locations: [] }, [])),
  );
  const { outcome, places, edges } = readMap(answer);
  if (edges.length === 0)
    throw new Error(
      `the answer of ${provider} is ${WITHOUT_MAP[outcome] ?? 'without a map'}: ${answer.slice(0, SHOWN)}`,
    );
  if (places.length > MAX_DRAWN || edges.length > MAX_DRAWN)
    throw new Error(
      `the answer of ${provider} has ${places.length} places and ${edges.length} connections, and at most ${MAX_DRAWN} of each are drawn: give a shorter text`,
    );
  return { places: places.map((name) => ({ key: name, name })), connections: edges };
}

function textOf(file: string): string {
  const bytes = readGiven(file, 'give a text that tells of places');
  // Not read as what it is not: a model would be paid to read garbled names.
  if (!isUtf8(bytes)) throw new Error(`${file} is no text in UTF-8: save it in this encoding`);
  return bytes.toString();
}

/** promptfoo tells on standard output what it does, where the picture may go: here it tells it on standard error. */
async function withFreeOutput<T>(work: () => Promise<T>): Promise<T> {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof write;
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
}

const WITHOUT_MAP: Readonly<Record<string, string>> = { empty: 'empty', refused: 'a refusal' };
