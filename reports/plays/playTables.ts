import type { PlayMetadata } from '../../games/play/metadata.ts';
import { ENDS } from '../../games/play/record.ts';
import type { ClusterBootstrap } from '../statistics/bootstrap.ts';
import { commonest } from '../tables/answers.ts';
import {
  type Cell,
  countCell,
  EMPTY,
  estimateCell,
  left,
  percentCell,
  type Row,
  right,
  type Table,
  textCell,
} from '../tables/table.ts';
import { meanOverPlays, type PlayGroup, playGroups } from './playGroups.ts';
import { type PlayRow, progressAt } from './playRow.ts';

/** Shares of the budget at which progress is told: one play tells all of them. */
const SHARES = [0.1, 0.25, 0.5, 0.75, 1];

/** The tables of plays; none where there are no plays. */
export function playTables(rows: readonly PlayRow[], bootstrap: ClusterBootstrap): Table[] {
  if (rows.length === 0) return [];
  const groups = playGroups(rows);
  const games = [...new Set(groups.map(({ game }) => game))].sort();
  return [
    progressTable(groups, bootstrap),
    endsTable(groups),
    ...games.flatMap((game) => checkpointTable(game, groups)),
    ...mapTable(groups, bootstrap),
  ];
}

function mean(values: readonly number[], bootstrap: ClusterBootstrap): Cell {
  return estimateCell(meanOverPlays(values, bootstrap));
}

function bracketsNote({ settings }: ClusterBootstrap): string {
  return `In brackets: ${settings.level * 100} % intervals over repeats, rough and too short where there are few.`;
}

function rowOf({ model, kind, game }: PlayGroup, cells: readonly Cell[]): Row {
  return { kind, cells: [textCell(model), textCell(game), ...cells] };
}

function progressTable(groups: readonly PlayGroup[], bootstrap: ClusterBootstrap): Table {
  const rows = groups.map((group) => {
    const checked = checkedOf(group);
    const at = (share: number) =>
      mean(
        checked.map((play) => progressAt(play, share) / 100),
        bootstrap,
      );
    const highest = checked.map(({ checkpoints }) => (checkpoints?.highestPercentage ?? 0) / 100);
    return rowOf(group, [countCell(group.plays.length), ...SHARES.map(at), mean(highest, bootstrap)]);
  });
  return {
    id: 'play-progress',
    title: 'Progress against steps',
    caption: `Mean progress of the plays (sum of the weights of the checkpoints reached) after a share of the commands that a play may take. ${bracketsNote(bootstrap)} Highest is the metric that depends on the order of play, for comparison only.`,
    columns: [
      left('Model'),
      left('Game'),
      right('Plays'),
      ...SHARES.map((share) => right(`${share * 100}% of steps`)),
      right('Highest'),
    ],
    rows,
  };
}

function endsTable(groups: readonly PlayGroup[]): Table {
  const rows = groups.map((group) => {
    const { plays, errors } = group;
    const limits = new Map<string, number>();
    for (const limit of plays.flatMap(({ limits }) => limits))
      limits.set(limit, (limits.get(limit) ?? 0) + 1);
    return rowOf(group, [
      countCell(plays.length),
      { ...countCell(errors.length), ...(errors.length > 0 && { note: commonest(errors) }) },
      ...ENDS.map((end) => countCell(plays.filter((play) => play.end === end).length)),
      countCell(plays.reduce((sum, { deaths }) => sum + deaths, 0)),
      countCell(plays.reduce((sum, { unreadable }) => sum + unreadable, 0)),
      textCell(
        [...limits]
          .map(([limit, count]) => `${limit} ${count}`)
          .sort()
          .join(', '),
      ),
    ]);
  });
  return {
    id: 'play-ends',
    title: 'How plays ended',
    caption:
      'Plays by how they ended; errors (a call failed for good) are left out of every mean. Deaths and unreadable answers in all plays together; limits with the number of plays that met them.',
    columns: [
      left('Model'),
      left('Game'),
      ...['Plays', 'Errors', ...ENDS, 'Deaths', 'Unreadable'].map(right),
      left('Limits met'),
    ],
    rows,
  };
}

/** Plays whose progress was measured. */
function checkedOf({ plays }: PlayGroup): PlayMetadata[] {
  return plays.filter(({ checkpoints }) => checkpoints !== null);
}

function checkpointTable(game: string, all: readonly PlayGroup[]): Table[] {
  const groups = all
    .filter((group) => group.game === game)
    .map((group) => ({ model: group.model, plays: checkedOf(group) }))
    .filter(({ plays }) => plays.length > 0);
  const checkpoints = groups[0]?.plays[0]?.checkpoints?.reached ?? [];
  if (checkpoints.length === 0) return [];
  const rows = checkpoints.map(({ id, title, weight }): Row => {
    const cells = groups.map(({ plays }) => {
      const hits = plays.filter(({ checkpoints }) =>
        checkpoints?.reached.some((other) => other.id === id && other.step !== null),
      );
      return percentCell(hits.length / plays.length);
    });
    return { kind: 'model', cells: [textCell(title), { text: String(weight), value: weight }, ...cells] };
  });
  return [
    {
      id: `play-checkpoints-${game.replaceAll(/[^\w-]/gu, (letter) => `-${letter.codePointAt(0)?.toString(16)}`)}`,
      title: `Checkpoints of ${game}`,
      caption: 'Share of the plays that reached each checkpoint.',
      columns: [
        left('Checkpoint'),
        right('Weight'),
        ...groups.map(({ model }) => ({ ...right(model), shaded: true })),
      ],
      rows,
    },
  ];
}

function mapTable(groups: readonly PlayGroup[], bootstrap: ClusterBootstrap): Table[] {
  const rows = groups.flatMap((group): Row[] => {
    const last = group.plays.flatMap(({ maps }) => maps?.at(-1) ?? []);
    if (last.length === 0) return [];
    const ways = last.flatMap(({ way }) => way ?? []);
    return [
      rowOf(group, [
        countCell(last.length),
        mean(
          last.map(({ map }) => map.edges_f1),
          bootstrap,
        ),
        mean(
          last.map(({ map }) => map.nodes_f1),
          bootstrap,
        ),
        ways.length === 0
          ? EMPTY
          : mean(
              ways.map(({ similarity }) => similarity),
              bootstrap,
            ),
        ways.length === 0
          ? EMPTY
          : mean(
              ways.map(({ exact }) => exact),
              bootstrap,
            ),
      ]),
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      id: 'play-maps',
      title: 'The map in the player’s mind',
      caption: `Answers at the end of plays: the map of what was seen (as task1) and a shortest way between two rooms of it (as task3), against the rooms and moves of the play itself. ${bracketsNote(bootstrap)}`,
      columns: [
        left('Model'),
        left('Game'),
        ...['Plays', 'Edges F1', 'Nodes F1', 'Way similarity', 'Way exact'].map(right),
      ],
      rows,
    },
  ];
}
