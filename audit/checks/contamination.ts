import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUNDLED, OFFICIAL } from '../../datasets/load.ts';
import { packageRoot } from '../../datasets/packageRoot.ts';
import { count, type Result } from '../result.ts';
import type { Subject } from '../subject.ts';

const CANARY = /canary [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/;

/** Whether what is published can be kept out of training corpora. */
export function checkContamination({ dataset, items }: Subject): Result[] {
  const bundled = dataset.name in BUNDLED ? BUNDLED[dataset.name as keyof typeof BUNDLED] : undefined;
  const wanted = commonest(items.flatMap(({ canary = '' }) => CANARY.exec(canary)?.[0] ?? []));
  const files = bundled === undefined ? [] : canariesIn(dirname(bundled.file), wanted);
  const bare = items.filter(({ canary = '' }) => !holds(canary, wanted)).map(({ id }) => id);
  const missing = files.filter(({ lines, marked }) => marked < lines);
  const isPublic = bundled !== undefined || dataset.name === OFFICIAL;
  return [
    {
      id: 'canary',
      part: 'Contamination',
      question: 'Does everything that is published carry a canary?',
      gate: bundled !== undefined,
      status: bare.length === 0 && missing.length === 0 ? 'pass' : bundled === undefined ? 'note' : 'fail',
      evidence: [
        `${items.length - bare.length} of ${count(items.length, 'item')} carry ${wanted === undefined ? 'one' : 'the same one'}.`,
        ...files.map(({ file, lines, marked }) => `${file}: ${marked} of ${count(lines, 'part')}.`),
      ].join(' '),
      method:
        'A line of a JSON Lines file is a part, any other file is one part as a whole. The canary is the one that most items carry: a file with another one cannot be found by it.',
      findings: missing.map(
        ({ file, lines, marked }) => `${file}: ${lines - marked} of ${count(lines, 'part')} without it`,
      ),
    },
    {
      id: 'public-share',
      part: 'Contamination',
      question: 'How much of it may a model have seen?',
      gate: false,
      status: isPublic ? 'note' : 'not established',
      evidence: isPublic
        ? '100 % of the tasks and 100 % of the right answers are public.'
        : 'Whether this file has been published is not known here.',
    },
  ];
}

function commonest(canaries: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(canaries, (canary) => canary).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}

function holds(text: string, canary: string | undefined): boolean {
  return canary !== undefined && CANARY.exec(text)?.[0] === canary;
}

/** For each file of a folder how many of its parts hold the canary. */
function canariesIn(
  folder: string,
  canary: string | undefined,
): { file: string; lines: number; marked: number }[] {
  return readdirSync(join(packageRoot, folder))
    .sort()
    .map((name) => {
      const content = readFileSync(join(packageRoot, folder, name), 'utf8');
      const parts = name.endsWith('.jsonl')
        ? content.split('\n').filter((line) => line.trim() !== '')
        : [content];
      return {
        file: `${folder}/${name}`,
        lines: parts.length,
        marked: parts.filter((part) => holds(part, canary)).length,
      };
    });
}
