import { htmlEnd, unescapeDot } from './dotStrings.ts';

/**
 * A label: quoted, as HTML, in quotes that are not DOT's, or bare, whose words go on up to the next attribute. Or any
 * quoted value, which is stepped over, since it may hold the word.
 */
const LABEL_OR_VALUE =
  /(?:^|[\s,;])label\s{0,8}[=:]\s{0,8}(?:"((?:[^"\\]|\\[\s\S])*)"?|(<)|['‘“„«`]([^\n]{1,200}?)['’”“»`](?=\s{0,8}(?:[,;]|$|[\w-]{1,40}\s{0,8}=))|([^\s,;"<]+(?:[^\S\n]{1,8}(?![\w-]{1,40}\s{0,8}=)[^\s,;"<]+){0,20}))|"(?:[^"\\]|\\[\s\S])*"?/gi;
/** The whole of a label that stands for the node's own name. */
const OWN_NAME = '\\N';

/** The text of an HTML string: tags gone, a line break or the end of a table cell is a blank. */
export function htmlText(html: string): string {
  return html.replace(/<\/?(?:br|td|tr|p|div)\b[^<>]{0,200}>/gi, ' ').replace(/<[^<>]{1,200}>/g, '');
}

/** The name in a label; of a record (`{Kitchen|start}`, `<port> Kitchen`), its first field. */
export function labelName(label: string): string {
  if (!/[|{]/.test(label)) return label;
  const fields = label
    .replace(/[{}]/g, '')
    .replace(/<[^<>]{0,80}>/g, '')
    .split('|');
  return fields.find((field) => field.trim() !== '') ?? '';
}

/** The name in the label of a quoted attribute; undefined for `\\N`, which stands for the node's own. */
export function quotedLabel(raw: string): string | undefined {
  return raw.trim() === OWN_NAME ? undefined : labelName(unescapeDot(raw));
}

/** The label in the text of an attribute list, without its brackets; undefined where there is none. */
export function labelIn(attributes: string): string | undefined {
  const found = [...attributes.matchAll(LABEL_OR_VALUE)].find((each) => !each[0].startsWith('"'));
  if (!found) return undefined;
  const [, quoted, , otherwise, bare] = found;
  if (quoted !== undefined) return quotedLabel(quoted);
  if (otherwise !== undefined || bare !== undefined) return labelName((otherwise ?? bare) as string);
  const start = found.index + found[0].length - 1;
  const end = htmlEnd(attributes, start);
  return end === -1 ? undefined : htmlText(attributes.slice(start + 1, end - 1));
}
