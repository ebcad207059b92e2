import { decodeHTMLStrict } from 'entities/decode';
import { ARROW_SIGNS, DASH_SIGNS } from './dotSigns.ts';

const EDGE_SIGNS = new Set(`-${ARROW_SIGNS}${DASH_SIGNS}`);
const ENTITY = /&(?:#x?[\da-f]{2,5}|[a-z]{2,8});/gi;
const ARROW_HEAD = /(?<=[-=.–—])&gt;|&lt;(?=[-=.–—])/gi;
const BLOCK_QUOTE = /^[ \t]{0,3}(?:>[ \t]{1,4})+(?=[^\s\];,])/gm;

/** Entities for quotes where no quote is real, and quotes that are all escaped, mean the quotes they stand for. */
function withPlainQuotes(text: string): string {
  if (!text.includes('"') && /&(?:quot|#34|#x22);/i.test(text)) return decodeHTMLStrict(text);
  return /(?<!\\)"/.test(text) ? text : text.replaceAll('\\"', '"');
}

/** Entities of the signs that edges are drawn with; all others are left, since `&lt;` in a label is no tag. */
function withPlainEdges(text: string): string {
  return text
    .replace(ENTITY, (entity) => {
      const sign = decodeHTMLStrict(entity);
      return EDGE_SIGNS.has(sign) ? sign : entity;
    })
    .replace(ARROW_HEAD, (entity) => decodeHTMLStrict(entity));
}

/** A text out of a Markdown block quote; a line that ends an HTML label with `>` is none. */
function withoutBlockQuote(text: string): string {
  return text.startsWith('>') || text.includes('\n>') ? text.replace(BLOCK_QUOTE, '') : text;
}

/** The text of a turn as it was meant before it went through HTML, JSON or Markdown. */
export function plainText(turn: string): string {
  return withoutBlockQuote(withPlainEdges(withPlainQuotes(turn)));
}
