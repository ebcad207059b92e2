/** A text as a page shows it: what would not be seen is made visible, and what is too long is cut. */
export interface ShownText {
  readonly text: string;
  /** How many characters are cut off. */
  readonly leftOut: number;
}

/** Names beyond this length are no names; they stand whole in the answer. */
const MAX_NAME_CHARS = 120;

export function shownText(text: string, most: number): ShownText {
  const kept = text.slice(0, most);
  return { text: visible(kept), leftOut: text.length - kept.length };
}

/** A name, or the words that stand for one. */
export function shownName(name: string): string {
  const { text, leftOut } = shownText(name, MAX_NAME_CHARS);
  return leftOut > 0 ? `${text}…` : text;
}

/** Control characters as their pictures (␛ for escape), all but tab and line ends; what has none, and halves, as �. */
function visible(text: string): string {
  return text.toWellFormed().replaceAll(/\p{Cc}/gu, (control) => {
    const code = control.charCodeAt(0);
    if (control === '\t' || control === '\n' || control === '\r') return control;
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '�';
  });
}
