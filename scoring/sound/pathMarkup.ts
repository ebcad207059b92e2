import type { ListedPlaces } from './listedPlaces.ts';

/** Tags that say that the answer stands in them; the first group outranks the second. */
const ANSWER_TAGS = [
  /<(answer|final_answer|finalanswer)>/gi,
  /<(path|route|response|output|result|solution|final)>/gi,
];
const TAG = /<(\/?)([a-z][a-z0-9_-]{0,30})((?:\s[^<>\n]{0,200}|\/)?)>/gi;
/** Tags within a line; any other begins a new one. */
const INLINE_TAGS = new Set('b i u em strong code span a mark sub sup kbd small font tt'.split(' '));
/** Tags that HTML lets stand without an end tag. */
const OPEN_TAGS = new Set('br hr li p td th tr dt dd'.split(' '));
const MAX_BOXES = 1_000;
const MAX_TAGS = 32;

const LATEX: readonly (readonly [RegExp, string])[] = [
  [/\\(?:to|[rR]ightarrow|[lL]ongrightarrow|implies|mapsto)(?![a-zA-Z])/g, ' → '],
  [
    /\\(?:text|textbf|textit|textrm|texttt|mathrm|mathbf|mathit|emph|operatorname)\{([^{}\n]{0,200})\}/g,
    '$1',
  ],
  [/\\(?:begin|end)\{[a-z*]{1,20}\}(?:\[[^\]\n]{0,40}\])?(?:\{[lcr|]{1,8}\})?/g, '\n'],
  [/\\n(?=\s|$)/g, '\n'],
  [/\\item\b/g, '\n- '],
  [/\\\\|\\newline\b/g, '\n'],
  [/\\(?:quad|qquad)\b|\\[,;:! ]|\\[()[\]]|\$/g, ' '],
  [/\\([\\`*_{}[\]()#+\-.!|>~&"'])/g, '$1'],
];

/**
 * Takes off markup that spans lines: the answer out of its tags or boxes, other tags, LaTeX and Markdown escapes.
 *
 * @param deviations gets `answer_tags`, `boxed`, `html` and `latex` where they were seen
 */
export function withoutMarkup(text: string, places: ListedPlaces, deviations: Set<string>): string {
  // A dollar alone is no LaTeX.
  const plain = text.includes('\\') ? withoutLatex(text, deviations) : text;
  const tagged = plain.replace(/\[(\/?)(?:final )?(?:answer|response|output)\]/gi, '<$1answer>');
  return withoutTags(insideAnswerTags(withoutComments(tagged), deviations), places, deviations);
}

/** One that does not end is kept, for the answer may stand in it. */
function withoutComments(text: string): string {
  const [before, ...comments] = text.split('<!--') as [string, ...string[]];
  return comments.reduce((kept, comment) => {
    const end = comment.indexOf('-->');
    return kept + (end < 0 ? `<!--${comment}` : comment.slice(end + 3));
  }, before);
}

function withoutLatex(text: string, deviations: Set<string>): string {
  const unboxed = insideBoxes(text);
  if (unboxed !== text) deviations.add('boxed');
  let plain = unboxed;
  for (const [sign, replacement] of LATEX) plain = plain.replace(sign, replacement);
  if (plain !== unboxed) deviations.add('latex');
  return plain;
}

/** What stands in `\boxed{…}`: the answer alone; several boxes are its steps. */
function insideBoxes(text: string): string {
  const boxes: string[] = [];
  const opening = /\\(?:boxed|fbox)\s{0,4}\{/g;
  for (let found = opening.exec(text); found && boxes.length < MAX_BOXES; found = opening.exec(text)) {
    const start = found.index + found[0].length;
    let depth = 1;
    let end = start;
    // Stryker disable next-line EqualityOperator: behind the end there is no bracket
    for (; end < text.length && depth > 0; end++) {
      if (text[end] === '{') depth++;
      else if (text[end] === '}') depth--;
    }
    boxes.push(text.slice(start, depth === 0 ? end - 1 : end));
    opening.lastIndex = end;
  }
  const inside = boxes.join('\n');
  return /[\p{L}\p{N}]/u.test(inside) ? inside : text;
}

function insideAnswerTags(text: string, deviations: Set<string>): string {
  for (const tags of ANSWER_TAGS) {
    // The last one that is not blank is the answer; of a great many, only the last few are looked at.
    for (const tag of [...text.matchAll(tags)].slice(-MAX_TAGS).reverse()) {
      const start = tag.index + tag[0].length;
      const content = text.slice(start, closing(text, tag[1] as string, start));
      if (!/[\p{L}\p{N}]/u.test(content)) continue;
      deviations.add('answer_tags');
      return content;
    }
  }
  return text;
}

function closing(text: string, name: string, from: number): number {
  const end = text.indexOf(`</${name}>`, from);
  // Stryker disable next-line EqualityOperator: the end tag is never the beginning
  return end < 0 ? text.length : end;
}

/**
 * Tags within a line go, others become a line break. `<hall>` is a name in angle brackets, not a tag, where hall is
 * listed, or where nothing ends that tag.
 */
function withoutTags(text: string, places: ListedPlaces, deviations: Set<string>): string {
  const ended = new Set<string>();
  for (const tag of text.matchAll(TAG)) if (tag[1] === '/') ended.add((tag[2] as string).toLowerCase());
  return text.replace(TAG, (whole, _slash: string, tag: string, rest: string) => {
    const inner = whole.slice(1, -1).trim();
    if (places.strict(whole) !== undefined) return whole;
    if (places.strict(inner) !== undefined) return inner;
    const name = tag.toLowerCase();
    if (!ended.has(name) && !OPEN_TAGS.has(name) && !rest.endsWith('/') && !rest.includes('=')) return inner;
    deviations.add('html');
    return INLINE_TAGS.has(name) ? '' : '\n';
  });
}
