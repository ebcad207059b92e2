import { dropNumbering, isBlank, strip } from './pythonText.ts';

/**
 * The steps that the published scorer's fuzzy distance compares. Of the answer's lines, headings, lines with a
 * `*` anywhere and blank lines are dropped; numbering at the very start of a line goes; the rest is lower-cased
 * and trimmed. That lower-cases the answer but not the gold is a flaw, and kept. A line of numbering alone
 * leaves an empty step.
 *
 * @param lines the answer, split at line feeds
 */
export function readSteps(lines: readonly string[]): string[] {
  const steps: string[] = [];
  for (const line of lines) {
    if (line.startsWith('#') || line.includes('*') || isBlank(line)) continue;
    steps.push(strip(dropNumbering(line).toLowerCase()));
  }
  return steps;
}
