import type { SessionOptions } from '../../session.ts';
import { Session } from '../../session.ts';
import type { ObjectNames } from '../names.ts';
import { checkEarly } from './early.ts';
import { type Finding, Findings } from './finding.ts';
import type { Metric } from './metric.ts';
import { checkCap, checkMeaning, checkPlay, checkReach } from './reach.ts';
import { checkOrder, type Reordering, swapsOf, tryOrder } from './reorder.ts';
import { playReference, type Reference } from './trace.ts';
import { Variants } from './variants.ts';

/** A play that is known to be right. */
export interface Walkthrough {
  readonly name: string;
  readonly commands: readonly string[];
}

export interface VerifyOptions {
  readonly story: Uint8Array;
  readonly session: SessionOptions;
  readonly objects: ObjectNames;
  readonly metric: Metric;
  readonly walkthroughs: readonly Walkthrough[];
  /** Most swaps of stretches that are tried for each walkthrough; all if left out. */
  readonly swaps?: number;
}

/** What became of a walkthrough. */
export interface Played {
  readonly name: string;
  readonly steps: number;
  readonly won: boolean;
  readonly progress: number;
  /** Swaps of stretches that were tried, and those after which the play still wins. */
  readonly swaps: { readonly tried: number; readonly legal: number };
  /** Other wordings of commands that take or put things. */
  readonly wordings: number;
}

export interface Verification {
  readonly form: Metric['form'];
  readonly checkpoints: readonly { readonly id: string; readonly title: string }[];
  readonly played: readonly Played[];
  readonly cap: number | null;
  readonly findings: readonly Finding[];
}

/**
 * Proves checkpoints by replay, or finds what is wrong with them: in the walkthroughs, in every swap of two of their
 * stretches that still wins, and with their commands in other words.
 * @throws StoryError, PlayerNotFoundError
 */
export function verifyCheckpoints(options: VerifyOptions): Verification {
  const { story, metric, objects, walkthroughs } = options;
  const session = new Session(story, options.session);
  const opening = session.moment();
  const findings = new Findings();
  const references = walkthroughs.map(({ name, commands }) => {
    session.restore(opening);
    return playReference(name, session, commands, metric);
  });
  const played = references.map((reference) => {
    checkPlay(findings, metric, reference);
    checkMeaning(findings, metric, reference);
    checkEarly(findings, metric, objects, session.player.object, reference);
    const { tried, legal } = reorder(session, reference, options);
    for (const reordering of legal) {
      checkPlay(findings, metric, reordering.trace);
      checkMeaning(findings, metric, reordering.trace);
      checkOrder(findings, metric, reference, reordering);
    }
    const variants = new Variants(session, objects, metric, findings);
    variants.check(reference);
    return {
      name: reference.name,
      steps: reference.steps.length - 1,
      won: reference.won,
      progress: reference.steps.at(-1)?.progress ?? 0,
      swaps: { tried, legal: legal.length },
      wordings: variants.played,
    };
  });
  checkReach(findings, metric, references);
  checkCap(findings, metric, references);
  return {
    form: metric.form,
    checkpoints: metric.marks.map(({ id, title }) => ({ id, title })),
    played,
    cap: metric.cap ?? null,
    findings: findings.list,
  };
}

function reorder(
  session: Session,
  reference: Reference,
  { metric, swaps: most = Number.POSITIVE_INFINITY }: VerifyOptions,
): { tried: number; legal: Reordering[] } {
  // A play that does not win shows nothing by not winning in another order.
  const swaps = reference.won ? swapsOf(reference).slice(0, most) : [];
  const legal = swaps.flatMap((swap) => tryOrder(session, reference, swap, metric) ?? []);
  return { tried: swaps.length, legal };
}
