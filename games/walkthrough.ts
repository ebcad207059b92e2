/**
 * Commands from a walkthrough or a transcript. Where a line starts with `>`, the text is a transcript: what follows the
 * `>` is a command, and all other lines are what the game said. Otherwise each line is a command. Empty lines, empty
 * prompts, and lines that start with `#` (comments) are passed over.
 */
export function parseWalkthrough(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (!lines.some((line) => line.startsWith('>'))) return lines;
  return lines
    .filter((line) => line.startsWith('>'))
    .map((line) => line.slice(1).trim())
    .filter((command) => command !== '');
}
