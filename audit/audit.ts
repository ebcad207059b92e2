import { setImmediate } from 'node:timers/promises';
import type { Dataset } from '../datasets/load.ts';
import { DEFAULTS } from '../reports/report.ts';
import { ClusterBootstrap } from '../reports/statistics/bootstrap.ts';
import type { ScorerName } from '../scoring/types.ts';
import { checkAmbiguity } from './checks/ambiguity.ts';
import { checkBias } from './checks/bias.ts';
import { checkConsistency } from './checks/consistency.ts';
import { checkConstructValidity } from './checks/constructValidity.ts';
import { checkContamination } from './checks/contamination.ts';
import { checkCorruptions } from './checks/corruptions.ts';
import { checkFloorAndCeiling } from './checks/floorAndCeiling.ts';
import { checkGold } from './checks/gold.ts';
import { checkHumanReaders } from './checks/humanReaders.ts';
import { checkReviewability } from './checks/reviewability.ts';
import { checkScorerLaws } from './checks/scorerLaws.ts';
import { checkSpellings } from './checks/spellings.ts';
import { checkStatistics, STATISTICS_DRAWS } from './checks/statistics.ts';
import { checkTextFree } from './checks/textFree.ts';
import { checkTwin, twinOf } from './checks/twin.ts';
import { BLIND, type BlindReader, CHANCE, PROGRAM_READER } from './readers/blind.ts';
import { COUNTING } from './readers/counting.ts';
import { type Measured, measure } from './readers/measure.ts';
import { measureRecorded, recordedAnswers } from './readers/recorded.ts';
import { PARTS, type Result } from './result.ts';
import { ownScorer, type Scorer } from './scorer.ts';
import type { Subject } from './subject.ts';

/** The audit of one dataset with one scorer. */
export interface Audit {
  readonly dataset: string;
  readonly version: string;
  /** The contents of the file: a version that is a name does not tell when they change. */
  readonly digest: string;
  readonly scorer: ScorerName;
  /** In the order of the rubric. */
  readonly results: readonly Result[];
}

export interface AuditOptions {
  readonly dataset: Dataset;
  /** The version of the dataset's file by its contents. */
  readonly digest: string;
  readonly scorerName?: ScorerName;
  /** By default the suite's own of that name. */
  readonly scorer?: Scorer;
  /** Told before each step. */
  readonly onStep?: (step: string) => void;
}

/** How many steps `onStep` is told of. */
export const STEPS = 11 + CHANCE.length + BLIND.length;

/** How often a reader that throws dice answers each question. */
const DRAWS = 10;

/** Checks a dataset and its scorer after the rubric. Takes some tens of seconds for the bundled data. */
export async function audit(options: AuditOptions): Promise<Audit> {
  const {
    dataset,
    digest,
    scorerName = 'sound',
    scorer = ownScorer(scorerName),
    onStep = () => {},
  } = options;
  const subject: Subject = {
    dataset,
    items: [...dataset.items.values()],
    scorer,
    scorerName,
    bootstrap: new ClusterBootstrap(DEFAULTS),
    draws: DRAWS,
  };
  const step = async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
    onStep(name);
    // Lets a progress bar draw itself.
    await setImmediate();
    return run();
  };
  const measured = async (readers: readonly BlindReader[], of: Subject = subject): Promise<Measured[]> => {
    const all: Measured[] = [];
    for (const reader of readers)
      all.push(...(await step(`reader: ${reader.name}`, () => measure(reader, of))));
    return all;
  };

  const answers = recordedAnswers(dataset);
  const questions = await step('questions', () => checkReviewability(subject, digest));
  const spellings = await step('spellings', () => checkSpellings(subject));
  const corruptions = await step('corruptions', () => checkCorruptions(subject));
  const ambiguity = await step('names and hints', () => checkAmbiguity(subject));
  const laws = await step('laws of the scorer', () => checkScorerLaws(subject));
  const chance = await measured(CHANCE);
  const blind = await measured(BLIND);
  const counting = await measured([COUNTING]);
  const reader = await measured([PROGRAM_READER]);
  const recorded = await step('recorded answers', () => measureRecorded(answers, subject));
  const dice = await measured(CHANCE.slice(0, 1), { ...subject, draws: STATISTICS_DRAWS });
  const twin = await step('renamed twin', () => twinOf(subject));
  const renamed = await measured([PROGRAM_READER], { ...subject, items: twin.items });

  const results = [
    ...questions,
    spellings,
    ...corruptions,
    checkGold(recorded, subject),
    ...ambiguity,
    laws,
    checkConsistency(subject, answers),
    checkBias(subject),
    checkTextFree(chance, blind, subject),
    ...checkFloorAndCeiling({ chance, recorded }, subject),
    checkHumanReaders(),
    ...checkContamination(subject),
    checkTwin(twin, { original: reader, renamed }, subject),
    checkStatistics({ dice, reader, recorded }, subject),
    ...checkConstructValidity({ chance, counting, reader }, subject),
  ];
  return {
    dataset: dataset.name,
    version: dataset.version,
    digest,
    scorer: scorerName,
    results: PARTS.flatMap((part) => results.filter((result) => result.part === part)),
  };
}
