import type { ReplayTurn } from './replay.ts';

/**
 * The transcript of some turns as the paper shows it: each command after `> `, then what the game said, with blank
 * lines between. The first command is left out: it was given in the place before.
 */
export function transcript(turns: readonly Pick<ReplayTurn, 'command' | 'text'>[]): string {
  return turns
    .flatMap(({ command, text }, index) => [
      ...(index === 0 || command === null ? [] : [`> ${command}`]),
      withoutPrompt(text),
    ])
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What the game said, without the prompt for the next command. */
function withoutPrompt(text: string): string {
  const said = text.trimEnd();
  return (said.endsWith('>') ? said.slice(0, -1) : said).trim();
}
