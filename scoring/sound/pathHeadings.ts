import type { LineDeviation, LineReader, LineReading } from './pathLine.ts';
import { labelRole } from './talk.ts';

const HEADING = /^[*_\s]{0,4}(#{1,6})\s+(\S.*)$/;

interface Heading {
  /** 1 for `#` */
  readonly level: number;
  readonly name: string;
}

function headingOf(line: string): Heading | undefined {
  const found = HEADING.exec(line);
  return found ? { level: (found[1] as string).length, name: found[2] as string } : undefined;
}

/**
 * The levels (1 for `#`) at which the headings of an answer are its steps: some heading of the level is a listed
 * place, and not one that could as well announce the answer ("# Path").
 */
export function stepLevels(lines: readonly string[], reader: LineReader): ReadonlySet<number> {
  const levels = new Set<number>();
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading && isStep(reader.read(heading.name, new Set())) && !labelRole(heading.name, false))
      levels.add(heading.level);
  }
  return levels;
}

/**
 * What a heading is where headings of its level are steps: a listed place whatever its name, or else a wrong step,
 * for an invented place must count. Undefined for any other line, and for a heading that is talk.
 */
export function headingStep(
  text: string,
  levels: ReadonlySet<number>,
  reader: LineReader,
  deviations: Set<LineDeviation>,
): LineReading | undefined {
  const heading = headingOf(text);
  if (!heading || !levels.has(heading.level)) return undefined;
  const reading = reader.read(heading.name, deviations);
  const wrong = reading.kind === 'words' && !reading.talk && !labelRole(heading.name, false);
  if (!isStep(reading) && !wrong) return undefined;
  deviations.add('heading');
  return reading;
}

function isStep(reading: LineReading): boolean {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: no other reading has an `alone`
  return reading.kind === 'steps' && reading.alone;
}
