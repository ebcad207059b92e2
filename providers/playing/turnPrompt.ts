import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { packageRoot } from '../../datasets/packageRoot.ts';
import type { Exchange } from '../../games/play/record.ts';

/** What a template of `prompts/player.j2`'s kind is rendered with. */
export interface TurnVariables {
  readonly game: string;
  readonly instructions: string;
  readonly hints: string;
  readonly step: number;
  readonly steps: number;
  readonly omitted: number;
  readonly history: readonly Exchange[];
  readonly now: string;
}

// Texts go to a model, not into a page: nothing may be escaped.
const environment = new nunjucks.Environment(null, { autoescape: false, throwOnUndefined: false });

/**
 * The template of a row. A prompt of the suite that uses `history` is one itself; any other is what the model is told
 * to do, in the template of this package.
 */
export function turnTemplate(
  raw: string | undefined,
  rendered: string,
): {
  readonly render: (variables: Omit<TurnVariables, 'instructions'>) => string;
  readonly source: string;
} {
  const isTemplate = raw !== undefined && usesHistory(raw);
  const source = isTemplate ? raw : readFileSync(join(packageRoot, 'prompts/player.j2'), 'utf8');
  const template = nunjucks.compile(source, environment);
  const instructions = isTemplate ? '' : rendered.trim();
  return {
    render: (variables) => template.render({ ...variables, instructions }),
    source: `${source}\n${instructions}`,
  };
}

/** In a tag, that is: instructions may well speak of history. */
function usesHistory(raw: string): boolean {
  return raw
    .split(/\{[{%]/)
    .some((part, index) => index > 0 && /\bhistory\b/.test(part.split(/[%}]\}/, 1)[0] ?? ''));
}
