const TAGS = [
  'think',
  'thinking',
  'thought',
  'thoughts',
  'reasoning',
  'reflection',
  'scratchpad',
  'analysis',
  'rationale',
  'cot',
  'chain_of_thought',
  'inner_monologue',
];
/** `<think>` and its like, also entity-coded, and the brackets and signs that single models use for it. */
const TAG = new RegExp(
  `(?:<|&lt;)(/?)(?:[a-z]{1,12}:)?(?:${TAGS.join('|')})(?:[ ][^<>&\\n]{0,80})?(?:>|&gt;)|\\[(/?)THINK\\]|◁(/?)think▷|<\\|(begin|end)_of_thought\\|>`,
  'gi',
);
const FINAL_CHANNEL = '<|channel|>final<|message|>';

/**
 * The text outside of reasoning blocks. An end tag without a beginning ends reasoning that began with the text; a
 * block that is never ended goes on to the end. A block inside a block is not counted: the first end tag ends it,
 * and a further one shows that all before it was reasoning. Where the template has channels, the last `final` one.
 */
export function answerAfterReasoning(text: string): string {
  const final = text.lastIndexOf(FINAL_CHANNEL);
  if (final >= 0) return text.slice(final + FINAL_CHANNEL.length);
  let outside = '';
  let from = 0;
  let inside = false;
  for (const tag of text.matchAll(TAG)) {
    const ends = tag[1] === '/' || tag[2] === '/' || tag[3] === '/' || tag[4]?.toLowerCase() === 'end';
    if (ends) {
      if (!inside) outside = '';
      inside = false;
      from = tag.index + tag[0].length;
    } else if (!inside) {
      outside += text.slice(from, tag.index);
      inside = true;
    }
  }
  return inside ? outside : outside + text.slice(from);
}
