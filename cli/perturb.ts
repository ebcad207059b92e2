import { Command, InvalidArgumentError } from 'commander';
import { TWIN_SEED } from '../audit/checks/twin.ts';
import { perturb } from '../audit/perturb/perturb.ts';
import { DEFAULT_DATASET, loadDataset } from '../datasets/load.ts';
import { writeWhole } from './writeWhole.ts';

interface Options {
  readonly dataset: string;
  readonly seed: number;
  readonly output: string;
}

/** `plugh perturb`: a twin of a dataset with every place renamed. */
export function perturbCommand(): Command {
  return new Command('perturb')
    .description(
      'Write a twin of a dataset in which every place has another name, to tell memory from reading',
    )
    .option(
      '--dataset <name>',
      'plugh-open, official (after plugh fetch), or a dataset file',
      DEFAULT_DATASET,
    )
    .option('--seed <number>', 'another seed gives other names', seed, TWIN_SEED)
    .requiredOption('-o, --output <file>', 'the dataset file to write (.jsonl)')
    .addHelpText(
      'after',
      `
Texts, lists, maps, paths and answers are renamed alike; ids, things and hints stay. The same seed gives the same
file. How to compare a model's scores on both: docs/audit.md.

Examples:
  plugh perturb -o twin.jsonl
  plugh perturb --dataset my-items.jsonl --seed 7 -o my-twin.jsonl`,
    )
    .action(({ dataset: name, seed: chosen, output }: Options) => {
      const dataset = loadDataset(name);
      const { items, content, leftOut, remaining } = perturb(dataset, chosen);
      for (const [id, [first, ...more]] of Map.groupBy(leftOut, (fault) => fault.id))
        console.warn(
          `left out: ${id} · ${first?.field}: ${first?.problem}${more.length === 0 ? '' : ` (and ${more.length} more)`}`,
        );
      for (const place of remaining)
        console.warn(`still in the text, as part of the name of a thing: ${place}`);
      if (!dataset.gamesKnown)
        console.warn(
          'the examples of the published format stand inside its items and are lost: run the twin with 0-shot prompts',
        );
      if (items.length === 0)
        throw new Error(
          `no item of ${name} keeps every rule of dataset files, so there is no twin: see plugh check`,
        );
      writeWhole(output, content);
      console.log(
        `${output}: ${items.length} of ${dataset.items.size} items, every place renamed (seed ${chosen})`,
      );
    });
}

function seed(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 0 to 999999999.');
  return Number(text);
}
