import { labelRole, type Role } from './talk.ts';

export interface LabelledLine {
  readonly role: Role;
  /** What stands behind the label on the same line; '' for nothing. */
  readonly rest: string;
}

const MARKED = /^\s{0,7}[#>*_-]/;
const MARKUP_BEHIND = /^[*_\s]{1,8}/;
const COLON = /[:：]|\s=\s/;
const VERB = /\s(?:is|are)\s/i;

/**
 * Reads a line as a label with a role: "Final answer:", "**Path:** hall -> attic", "# Response", "The path is hall,
 * attic". One without a colon is an announcement as a whole, or ends its label with its verb; a commentary needs a
 * colon, a heading or bold letters, since "Background" could be a place.
 */
export function labelledLine(line: string, reversed: boolean): LabelledLine | undefined {
  const colon = COLON.exec(line);
  if (colon) {
    if (colon.index > 120) return undefined;
    const role = labelRole(lastSentence(line.slice(0, colon.index)), reversed);
    const behind = line.slice(colon.index + colon[0].length);
    return role && { role, rest: behind.replace(MARKUP_BEHIND, '').trim() };
  }
  const role = labelRole(line, reversed);
  if (role === 'answer' || (role && MARKED.test(line))) return { role, rest: '' };
  const verb = VERB.exec(line);
  if (!verb) return undefined;
  const end = verb.index + verb[0].length;
  const announced = labelRole(line.slice(0, end), reversed);
  // "The original path is hall -> attic" above the reversed one; of other commentary a place may be the subject.
  if (announced !== 'answer' && !(announced && reversed)) return undefined;
  return { role: announced, rest: line.slice(end).trim() };
}

/** "Wait, I forgot one. Final answer" ends in the label. */
function lastSentence(text: string): string {
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? '));
  return text.slice(end + 1);
}
