import type { PlayMetadata } from '../../games/play/metadata.ts';
import type { ClusterBootstrap, Estimate } from '../statistics/bootstrap.ts';
import type { RowKind } from '../tables/table.ts';
import type { PlayRow } from './playRow.ts';

/** All plays of one model of one game. */
export interface PlayGroup {
  readonly model: string;
  readonly kind: RowKind;
  readonly game: string;
  readonly plays: readonly PlayMetadata[];
  /** What plays failed with that came to nothing. */
  readonly errors: readonly string[];
}

/**
 * Plays by game and model, models before baselines. Providers or prompts that share the name of a model are models of
 * their own, and named so.
 */
export function playGroups(rows: readonly PlayRow[]): PlayGroup[] {
  const groups = new Map<string, PlayGroup & { plays: PlayMetadata[]; errors: string[] }>();
  const nameOf = distinctNames(rows);
  for (const row of rows) {
    const model = nameOf(row);
    const key = JSON.stringify([row.game, model]);
    const isBaseline = /^plugh:(?:walkthrough|random|wait)$/.test(row.provider);
    const kind = isBaseline ? 'baseline' : 'model';
    const group = groups.get(key) ?? { model, kind, game: row.game, plays: [], errors: [] };
    groups.set(key, group);
    if (row.kind === 'played') group.plays.push(row.play);
    else group.errors.push(row.error);
  }
  return [...groups.values()].sort(
    (a, b) => compare(a.game, b.game) || compare(b.kind, a.kind) || compare(a.model, b.model),
  );
}

/** The name of the model, with the provider or the prompt where that alone would not tell two apart. */
function distinctNames(rows: readonly PlayRow[]): (row: PlayRow) => string {
  const byModel = Map.groupBy(rows, ({ model }) => model);
  const several = (model: string, field: 'provider' | 'prompt') =>
    new Set(byModel.get(model)?.map((row) => row[field])).size > 1;
  return ({ model, provider, prompt }) =>
    [
      model,
      ...(several(model, 'provider') ? [`(${provider})`] : []),
      ...(several(model, 'prompt') ? [`[${prompt}]`] : []),
    ].join(' ');
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A mean over plays, each resampled for itself, since they are repeats of one game; `undefined` for no plays. */
export function meanOverPlays(values: readonly number[], bootstrap: ClusterBootstrap): Estimate | undefined {
  const items = values.map((value, index) => {
    const play = String(index);
    return { item: play, game: play, value, repeats: [value] };
  });
  return bootstrap.mean(items);
}
