import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import fc from 'fast-check';
import { withForgettingCaches } from './caches.ts';
import { type CollectedTest, collectFrom } from './collect.ts';

/**
 * Tests that a mutant is not asked about: answers of a megabyte show that reading takes linear time, and the
 * report test scores a whole benchmark while it is loaded, when no mutant is active.
 */
const LEFT_OUT = /hostile|report/i;

/** What `scoring/` imports; loaded first, for the sake of its own maps. */
const LIBRARIES = ['@ts-graphviz/ast', 'entities/decode', 'fastest-levenshtein'];

/** Few examples of each property, and the same for every mutant; `npm test` has the full number. */
const EXAMPLES = { seed: 1, numRuns: 5, endOnFailure: true };

/** Tests of whole answers, which come after those of single rules: most mutants die by the latter. */
const SLOW = /graph\.|spellings|property|golden|limits/i;

/** Of a file with very many such answers only every fourth is taken; the score is the lower for it, not the higher. */
const VERY_MANY = 500;

/** Loads `scoring/` and its tests, as Stryker has instrumented them, from the copy of the project at `root`. */
export async function loadTests(root: URL): Promise<CollectedTest[]> {
  // Node strips the types itself; only Jest's globals need another home.
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === '@jest/globals' ? new URL('collect.ts', import.meta.url).href : specifier, context),
  });
  process.env.FEW_RUNS = 'yes';
  fc.configureGlobal(EXAMPLES);
  // Every expectation makes an error, whose stack nobody reads.
  Error.stackTraceLimit = 0;

  await Promise.all(LIBRARIES.map((name) => import(name)));
  const sources = new URL('scoring/', root);
  await withForgettingCaches(async () => {
    for (const file of files(sources, '.ts')) await import(new URL(file, sources).href);
  });
  const folder = new URL('test/scoring/', root);
  const tests: CollectedTest[] = [];
  const wanted = files(folder, '.test.ts').filter((file) => !LEFT_OUT.test(file));
  for (const file of wanted.sort((a, b) => Number(SLOW.test(a)) - Number(SLOW.test(b)))) {
    const { href, pathname } = new URL(file, folder);
    const found = await collectFrom(pathname, () => import(href));
    const tooMany = SLOW.test(file) && found.length > VERY_MANY;
    tests.push(...found.filter((_, index) => !tooMany || index % 4 === 0));
  }
  return tests;
}

function files(folder: URL, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
}
