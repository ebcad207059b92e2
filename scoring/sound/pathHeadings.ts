import type { LineDeviation, LineReader, LineReading } from './pathLine.ts';
import { labelRole } from './talk.ts';

const HEADING = /^[*_\s]{0,4}(#{1,6})\s+(\S.*)$/;

/**
 * The levels (1 for `#`) at which the headings of an answer are its steps: some heading of the level is a listed
 * place, and not one that could as well announce the answer ("# Path").
 */
export function stepLevels(lines: readonly string[], reader: LineReader): ReadonlySet<number> {
  const levels = new Set<number>();
  for (const line of lines) {
    const heading = line.includes('#') ? HEADING.exec(line) : null;
    const [, marks = '', name = ''] = heading ?? [];
    if (
      heading &&
      !levels.has(marks.length) &&
      isStep(reader.read(name, new Set())) &&
      !labelRole(name, false)
    )
      levels.add(marks.length);
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
  const [, marks = '', name = ''] = (levels.size > 0 && HEADING.exec(text)) || [];
  if (!levels.has(marks.length)) return undefined;
  const reading = reader.read(name, deviations);
  const wrong = reading.kind === 'words' && !reading.talk && !labelRole(name, false);
  if (!isStep(reading) && !wrong) return undefined;
  deviations.add('heading');
  return reading;
}

function isStep(reading: LineReading): boolean {
  return reading.kind === 'steps' && reading.alone;
}
