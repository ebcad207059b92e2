import { htmlEnd, unescapeDot } from './dotStrings.ts';

const LABEL = /(?:^|[\s,;])label\s{0,8}=\s{0,8}(?:"((?:[^"\\]|\\[\s\S])*)"|(<)|([^\s,;"<]+))/i;

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

/** The label in the text of an attribute list, without its brackets; undefined where there is none. */
export function labelIn(attributes: string): string | undefined {
  const found = LABEL.exec(attributes);
  if (!found) return undefined;
  if (found[1] !== undefined) return labelName(unescapeDot(found[1]));
  if (found[3] !== undefined) return labelName(found[3]);
  const start = found.index + found[0].length - 1;
  const end = htmlEnd(attributes, start);
  return end < 0 ? undefined : htmlText(attributes.slice(start + 1, end - 1));
}
