import { answerAfterReasoning } from './reasoning.ts';

/** Longer answers are cut here and reported so: hundreds of times a right answer, and read in well under a second. */
export const MAX_ANSWER_CHARS = 1_000_000;

/** What the model said, without what it thought and what the chat template left in. */
export interface AnswerProper {
  /** The answer: the first turn that is not blank; '' where there is none. Line ends are `\n`. */
  readonly text: string;
  /** All turns that are not blank, the answer first. Others matter only where the first holds nothing readable. */
  readonly turns: readonly string[];
  /** Names of what was taken off, sorted: `cut`, `debris`, `escaped`, `reasoning`. */
  readonly deviations: readonly string[];
}

/** Tokens that end a turn, in the spelling of the common chat templates. */
const END_OF_TURN =
  /<\|(?:eot_id|eom_id|im_end|end|endoftext|end_of_text|return|END_OF_TURN_TOKEN)\|>|<\/s>|<end_of_turn>|<eos>|<｜end▁of▁sentence｜>/;
const HEADER =
  /<\|start_header_id\|>[a-z]{1,12}<\|end_header_id\|>|<\|im_start\|>[a-z]{0,12}|<start_of_turn>[a-z]{0,12}|<\|(?:start|channel|message|begin_of_text|assistant|user|system)\|>|<｜Assistant｜>|<s>|\[\/?INST\]/;
/**
 * The word `assistant` that a template's header leaves behind when its tokens are stripped: glued to the end of a
 * text before an empty line, or on a line of its own. Not the last word of a sentence or of a place's name.
 */
const GLUED = /(?<=[^\s"'“])assistant[ \t]{0,8}(?:\n[ \t]{0,8}\n|$)/;
const ALONE = /(?<=^|\n)[ \t]{0,8}assistant:?[ \t]{0,8}(?:\n|$)/;
/** The speaker of a plain transcript, before what it says. */
const SPEAKER = /(?<![\s\S])[ \t\n]{0,8}[Aa]ssistant:[ \t]/;
/** Any other token of a template. */
const OTHER_TOKEN = /<\|[a-z][a-z0-9_]{0,40}\|>/;
const TURN_BREAK = new RegExp(
  [END_OF_TURN, HEADER, GLUED, ALONE, SPEAKER, OTHER_TOKEN].map((each) => each.source).join('|'),
  'g',
);
const TOKEN_START = /[Aa]ssistant|<|\[/;

/**
 * Undoes the escapes of a text that arrives as a JSON string without its quotes: a line break as `\n`, a quote as
 * `\"`. Leaves alone a text that has real line breaks, and one whose own quotes are not escaped, but for line
 * breaks outside its quotes: `"tea\nroom"` is then DOT's own way of breaking a label.
 */
export function unescapeJson(text: string): string {
  if (!text.includes('\\') || text.trim().includes('\n')) return text;
  const inner = parsedString(text);
  if (inner !== undefined) return inner;
  if (!/\\[nrt"]/.test(text) || LATEX.test(text)) return text;
  if (!/(?<!\\)"/.test(text))
    return text.replace(/\\(n|r|t|"|\\|\/|u[0-9a-fA-F]{4})/g, (_, sign: string) =>
      sign.length > 1 ? String.fromCharCode(Number.parseInt(sign.slice(1), 16)) : (ESCAPES[sign] ?? sign),
    );
  // A string that never ends is matched to the end, or each of its escaped quotes would be tried anew.
  // Stryker disable next-line Regex: tried anew, they come to the same, later
  return text.replace(/"(?:[^"\\]|\\.)*("?)|\\[nr]/g, (part, end: string) =>
    end === '"' ? part : part.replace(/\\[nr]/g, '\n'),
  );
}

/** Commands that begin as the escapes `\\n`, `\\r` and `\\t` do. */
const LATEX = /\\(?:text|rightarrow|times|triangleright|newline|(?:to|rm)(?![a-z]))/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t' };

function parsedString(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
  } catch {
    // It is no JSON.
  }
  return undefined;
}

function turnsOf(text: string): string[] {
  // Stryker disable next-line ConditionalExpression: looking for the parts that all breaks have is only faster
  if (!TOKEN_START.test(text)) return [text];
  return text.split(TURN_BREAK);
}

/**
 * Takes off what is not the answer: reasoning, special tokens and headers of the chat template with the turns
 * after them, JSON escapes of the whole, a byte order mark, old line ends.
 */
export function answerProper(response: string): AnswerProper {
  const deviations = new Set<string>();
  const said = response.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const unescaped = unescapeJson(said);
  if (unescaped !== said) deviations.add('escaped');
  const answer = answerAfterReasoning(unescaped);
  if (answer !== unescaped) deviations.add('reasoning');
  let kept = answer;
  if (answer.length > MAX_ANSWER_CHARS) {
    deviations.add('cut');
    kept = answer.slice(0, MAX_ANSWER_CHARS);
  }
  const pieces = turnsOf(kept);
  if (pieces.length > 1) deviations.add('debris');
  const turns = pieces.filter((turn) => turn.trim() !== '');
  return { text: turns[0] ?? '', turns, deviations: [...deviations].sort() };
}

const DECLINING =
  /\bsorry\b|\bapologi[sz]e|\bi (?:can ?not|can't|could not|couldn't|do not|don't|am (?:not able|unable)|am not sure)\b|\bi'm (?:unable|not able|not sure)\b|\bas an? (?:ai|language model)\b|\bunable to\b|\b(?:not|im)possible to\b|\b(?:does|do|did) not (?:say|mention|contain|describe|provide|specify|state|include|give)\b|\b(?:doesn't|don't|didn't) (?:say|mention|contain|describe|provide|specify|state|include|give)\b|\bthere (?:is|are) no\b|\bnot enough information\b|\bcannot be determined\b|\bno (?:path|route|locations?|graph|map)\b/i;

/** Whether a text in which nothing was readable says that it gives no answer. For the outcome only, never for a value. */
export function declines(text: string): boolean {
  return DECLINING.test(text.slice(0, 2000).replace(/[‘’]/g, "'"));
}
