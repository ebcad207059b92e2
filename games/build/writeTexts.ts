import { counted } from '../counted.ts';
import { pooled } from '../pool.ts';
import {
  addSpending,
  NOTHING_SPENT,
  type Rewriting,
  rewrite,
  type Spending,
  type Writer,
  WriterError,
} from '../rewrite.ts';
import { objectsTold } from '../rewriteChecks.ts';
import { REWRITE_TEMPLATE } from '../rewritePrompt.ts';
import type { Journal } from './journal.ts';
import type { SegmentText } from './makeItem.ts';
import type { SegmentFacts } from './segmentGame.ts';

/** How the texts of the items come about: the transcripts as they are, or rewritten. */
export type Style =
  | { readonly kind: 'transcript' }
  | {
      readonly kind: 'rewrite';
      readonly writer: Writer;
      /** Most texts that are asked for a segment. */
      readonly tries: number;
      /** Most segments that are rewritten at a time. */
      readonly concurrency: number;
    };

/** What came of a segment's text. */
export type Telling =
  | { readonly kind: 'told'; readonly told: SegmentText }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/** Both texts of a rewritten segment, and those that were refused: a line of `rewrites.jsonl`. */
export interface RewriteRecord {
  readonly id: string;
  readonly writer: string;
  readonly transcript: string;
  readonly text: string | null;
  readonly refused: Rewriting['refused'];
  readonly spent: Spending;
}

export interface Tellings {
  readonly tellings: readonly Telling[];
  readonly rewrites: readonly RewriteRecord[];
  readonly spent: Spending;
}

/** Told after each segment: how many are done, and what that has cost. */
export type OnText = (done: number, total: number, spent: Spending, failure?: string) => void;

/** So many writers' errors one after the other mean that there is nobody there. */
const ERRORS_IN_A_ROW = 3;

/**
 * Makes the text of each segment.
 * @throws WriterError where a writer gave no text for some segments; what was written is in the journal
 */
export async function writeTexts(
  segments: readonly SegmentFacts[],
  style: Style,
  journal: Journal,
  onText: OnText,
): Promise<Tellings> {
  if (style.kind === 'transcript') {
    const tellings = segments.map(
      ({ transcript, objects }): Telling => ({
        kind: 'told',
        told: { text: transcript, writer: 'the game itself: the transcript', objects },
      }),
    );
    return { tellings, rewrites: [], spent: NOTHING_SPENT };
  }
  const rewritings = await rewriteAll(segments, style, journal, onText);
  return {
    tellings: rewritings.map((rewriting, index) =>
      telling(rewriting, segments[index] as SegmentFacts, style.writer),
    ),
    rewrites: rewritings.map((rewriting, index) =>
      record(rewriting, segments[index] as SegmentFacts, style.writer),
    ),
    spent: rewritings.map(({ spent }) => spent).reduce(addSpending, NOTHING_SPENT),
  };
}

async function rewriteAll(
  segments: readonly SegmentFacts[],
  { writer, tries, concurrency }: Style & { kind: 'rewrite' },
  journal: Journal,
  onText: OnText,
): Promise<Rewriting[]> {
  const failures: string[] = [];
  let [done, inARow] = [0, 0];
  let spent = NOTHING_SPENT;
  const rewritings = await pooled(segments, concurrency, async ({ id, transcript, path }) => {
    const inputs = { rewrite: writer.settings, template: REWRITE_TEMPLATE, transcript, path, tries };
    try {
      const rewriting = await journal.once(inputs, () => rewrite(transcript, path, writer, tries));
      inARow = 0;
      spent = addSpending(spent, rewriting.spent);
      onText(
        ++done,
        segments.length,
        spent,
        rewriting.kind === 'given up' ? givenUp(id, rewriting) : undefined,
      );
      return [rewriting];
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      failures.push(`${id}: ${error.message}`);
      if (++inARow >= ERRORS_IN_A_ROW) throw unfinished(failures);
      onText(++done, segments.length, spent, failures.at(-1));
      return [];
    }
  });
  if (failures.length > 0) throw unfinished(failures);
  return rewritings.flat();
}

function unfinished(failures: readonly string[]): WriterError {
  return new WriterError(
    `no text was got for ${counted(failures.length, 'segment')}:\n${failures.join('\n')}\nWhat was written is kept: the same command goes on from there.`,
  );
}

function givenUp(id: string, { refused }: Rewriting): string {
  return `${id}: ${counted(refused.length, 'refused text')}, the last because: ${refused.at(-1)?.problems.join(' ')}`;
}

function telling(rewriting: Rewriting, { path, objects }: SegmentFacts, { name }: Writer): Telling {
  if (rewriting.kind === 'given up')
    return { kind: 'refused', problems: rewriting.refused.at(-1)?.problems ?? [] };
  const { text } = rewriting;
  return { kind: 'told', told: { text, writer: name, objects: objectsTold(objects, text, path) } };
}

function record(rewriting: Rewriting, { id, transcript }: SegmentFacts, { name }: Writer): RewriteRecord {
  const { refused, spent } = rewriting;
  return {
    id,
    writer: name,
    transcript,
    text: rewriting.kind === 'written' ? rewriting.text : null,
    refused,
    spent,
  };
}
