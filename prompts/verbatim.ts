import type { Message } from './messages.ts';

/**
 * promptfoo renders what a prompt function returns as a Nunjucks template once more, so that a story with
 * `{{x}}`, `{% x %}` or `{# x #}` would be changed or break its row. This writes the brace that opens a tag, and
 * the hash that closes a comment (an error where none is open), as expressions that render to themselves. A
 * `{% raw %}` block would end at an `{% endraw %}` in the story. The quotes are single ones, which JSON leaves
 * alone.
 */
export function verbatim(text: string): string {
  return templatingIsOff() ? text : text.replace(/\{(?=[{%#])|#(?=\})/g, "{{ '$&' }}");
}

export function verbatimMessages(messages: readonly Message[]): Message[] {
  return messages.map(({ role, content }) => ({ role, content: verbatim(content) }));
}

/** promptfoo's own switch: with it nothing is rendered a second time, and the text must go out as it is. */
function templatingIsOff(): boolean {
  return ['1', 'true', 'yes', 'yup', 'yeppers'].includes(
    (process.env.PROMPTFOO_DISABLE_TEMPLATING ?? '').toLowerCase(),
  );
}
