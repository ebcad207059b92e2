import { shapeCheck } from '../../../datasets/schema.ts';
import { CheckpointError, type CheckpointFault, type Predicate } from '../format.ts';
import type { ObjectNames } from '../names.ts';
import { Resolver, type Test } from '../predicate.ts';
import type { Metric } from './metric.ts';

/** Checkpoints that fire on what the game prints, as some benchmarks have them. */
interface StringFile {
  readonly game?: string;
  readonly steps?: number;
  readonly checkpoints: readonly {
    readonly name: string;
    readonly text: string;
    readonly percentage: number;
    readonly means?: Predicate;
  }[];
}

const checkShape = shapeCheck<StringFile>('games/checkpoints/strings.schema.json');

/** Whether a file's content is of this form, right or wrong: a list, or a field `checkpoints`, of things with a text. */
export function isStrings(content: unknown): boolean {
  const list = Array.isArray(content) ? content : (content as { checkpoints?: unknown } | null)?.checkpoints;
  return (
    Array.isArray(list) &&
    list.some((entry) => typeof entry === 'object' && entry !== null && 'text' in entry)
  );
}

/**
 * Reads string checkpoints (name, text, percentage) as their benchmarks count them: progress is the highest percentage
 * reached. @throws CheckpointError
 */
export function stringMetric(
  content: unknown,
  file: string,
  objects: ObjectNames,
  won: Test,
  cap: number | undefined,
): Metric {
  const shape = checkShape(Array.isArray(content) ? { checkpoints: content } : content);
  if ('faults' in shape) throw new CheckpointError(file, shape.faults);
  const { checkpoints, steps } = shape.value;
  const resolver = new Resolver({ objects, file: {}, won });
  const marks = checkpoints.map(({ name, text, means }) => {
    const wanted = folded(text);
    return {
      id: name,
      title: name,
      fires: (_: unknown, printed: string) => folded(printed).includes(wanted),
      ...(means !== undefined && { means: resolver.predicate(means, `${name}.means`) }),
    };
  });
  const faults = [...resolver.faults, ...doubledNames(checkpoints)];
  if (faults.length > 0) throw new CheckpointError(file, faults);
  const percentages = new Map(checkpoints.map(({ name, percentage }) => [name, percentage]));
  return {
    form: 'strings',
    marks,
    progress: (reached) => Math.max(0, ...[...reached].map((id) => percentages.get(id) ?? 0)),
    cap: cap ?? steps,
    won,
  };
}

function doubledNames(checkpoints: StringFile['checkpoints']): CheckpointFault[] {
  const names = checkpoints.map(({ name }) => name);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => ({
      field: name,
      problem: 'two checkpoints have this name',
      remedy: 'give each a name of its own',
    }));
}

/** Line breaks, which interpreters set as they like, count as blanks. */
function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
