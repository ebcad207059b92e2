/**
 * The line, from 1, on which each element of a JSON array begins. `json` must be valid JSON whose top level is an
 * array; one pass over its characters.
 */
export function elementLines(json: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let awaited = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at] as string;
    if (character === '\n') line++;
    if (/\s/.test(character)) continue;
    if (awaited && character !== ']') lines.push(line);
    awaited = false;
    if (character === '"') at = endOfString(json, at);
    else if (character === '[' || character === '{') awaited = ++depth === 1;
    else if (character === ']' || character === '}') depth--;
    else if (character === ',') awaited = depth === 1;
  }
  return lines;
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
