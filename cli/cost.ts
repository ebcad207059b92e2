import Table from 'cli-table3';
import { Command, InvalidArgumentError } from 'commander';
import { TASKS } from '../scoring/types.ts';
import { type ColumnEstimate, describeRun, estimateRun, type Run } from './costEstimate.ts';
import { shots, tasks } from './lists.ts';
import { listedPrices, type Prices } from './prices.ts';
import { TOKENS_PER_MESSAGE, TOKENS_PER_PROMPT, type Tokeniser, tokeniserFor } from './tokeniser.ts';

interface Options extends Omit<Run, 'games'> {
  readonly provider: string;
  readonly games?: readonly string[];
  readonly inputPrice?: number;
  readonly outputPrice?: number;
  readonly json?: true;
}

interface Cost {
  /** Answers as long as `outputTokens` says. */
  readonly expected: number;
  /** Every answer as long as it may be. */
  readonly most: number;
}

/** `plugh cost`: tokens and price of a run before it is paid for, counted from the real prompts. */
export function costCommand(): Command {
  return new Command('cost')
    .description('Estimate the tokens and the price of a run from its real prompts')
    .requiredOption('--provider <id>', 'the promptfoo provider that would be asked')
    .option('--dataset <name>', 'plugh-open, official, or the path of a file', 'plugh-open')
    .option('--tasks <list>', 'tasks, separated by commas', tasks, TASKS)
    .option('--shots <list>', 'numbers of examples (0 to 3), separated by commas', shots, [0, 1, 2, 3])
    .option('--games <game...>', 'only these games')
    .option('--limit <count>', 'only so many texts', whole)
    .option('--repeat <count>', 'as promptfoo eval --repeat', whole, 1)
    .option('--output-tokens <count>', 'tokens of an answer (by default those of the right answer)', whole)
    .option('--max-output-tokens <count>', 'the max_tokens of your config', whole, 4090)
    .option('--input-price <usd>', 'US dollars for a million input tokens', price)
    .option('--output-price <usd>', 'US dollars for a million output tokens', price)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
Nothing is sent anywhere. Prices come from the flags, or from a dated table of a few models.

Examples:
  plugh cost --provider openai:chat:gpt-4o-mini
  plugh cost --provider openai:chat:gpt-4o-mini --shots 0 --repeat 5
  plugh cost --provider openrouter:some/model --input-price 0.2 --output-price 0.8 --output-tokens 1500`,
    )
    .action(async (options: Options) => {
      const { outputTokens = 0, maxOutputTokens } = options;
      if (outputTokens > maxOutputTokens)
        throw new Error(
          `--output-tokens ${outputTokens} is more than --max-output-tokens allows (${maxOutputTokens}): raise that, too`,
        );
      const tokeniser = await tokeniserFor(options.provider);
      const columns = estimateRun(options, tokeniser);
      const prices = chosenPrices(options);
      const cost = prices && costOf(sum(columns), prices);
      const notes = assumptions(options, tokeniser, prices);
      if (options.json)
        console.log(
          JSON.stringify({
            provider: options.provider,
            run: describeRun(options),
            tokeniser: tokeniser.name,
            columns,
            total: sum(columns),
            prices: prices ?? null,
            cost: cost ?? null,
            assumptions: notes,
          }),
        );
      else console.log(report(options, columns, cost, notes));
    });
}

function chosenPrices({ provider, inputPrice, outputPrice }: Options): Prices | undefined {
  if ((inputPrice === undefined) !== (outputPrice === undefined))
    throw new Error('--input-price and --output-price belong together: give both or none');
  if (inputPrice === undefined || outputPrice === undefined) return listedPrices(provider);
  return { input: inputPrice, output: outputPrice, source: 'your flags' };
}

function sum(columns: readonly ColumnEstimate[]): Omit<ColumnEstimate, 'shots'> {
  const total = (key: keyof ColumnEstimate) => columns.reduce((all, column) => all + column[key], 0);
  return {
    calls: total('calls'),
    inputTokens: total('inputTokens'),
    outputTokens: total('outputTokens'),
    maxOutputTokens: total('maxOutputTokens'),
  };
}

function costOf(
  { inputTokens, outputTokens, maxOutputTokens }: Omit<ColumnEstimate, 'shots'>,
  { input, output }: Prices,
): Cost {
  const dollars = (answers: number) => (inputTokens * input + answers * output) / 1e6;
  return { expected: dollars(outputTokens), most: dollars(maxOutputTokens) };
}

function assumptions(
  { outputTokens, maxOutputTokens }: Options,
  { quality }: Tokeniser,
  prices: Prices | undefined,
): string[] {
  const answers =
    outputTokens === undefined
      ? 'an answer is as long as the right one, written as asked; a model that thinks or explains writes many times as much (--output-tokens)'
      : `an answer has ${outputTokens} tokens`;
  return [
    `tokens: ${quality}`,
    `chat format: ${TOKENS_PER_MESSAGE} tokens a message and ${TOKENS_PER_PROMPT} a prompt on top of the text`,
    `output: ${answers}; "at most" is ${maxOutputTokens} tokens for each (--max-output-tokens)`,
    prices === undefined
      ? 'price: not known for this model; give --input-price and --output-price'
      : `price: $${prices.input} in, $${prices.output} out for a million tokens (${prices.source})`,
    "not counted: retries, your provider's discounts for cached or batched prompts; rows in promptfoo's cache cost nothing",
  ];
}

function report(
  options: Options,
  columns: readonly ColumnEstimate[],
  cost: Cost | undefined,
  notes: readonly string[],
): string {
  const table = new Table({
    head: ['prompt', 'calls', 'input tokens', 'output tokens', 'output at most'],
    colAligns: ['left', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  const line = (name: string, column: Omit<ColumnEstimate, 'shots'>) =>
    table.push([
      name,
      ...[column.calls, column.inputTokens, column.outputTokens, column.maxOutputTokens].map(grouped),
    ]);
  for (const { shots, ...column } of columns) line(`${shots}-shot`, column);
  if (columns.length > 1) line('all', sum(columns));
  const price = cost && `price: about $${cost.expected.toFixed(2)}, at most $${cost.most.toFixed(2)}`;
  return [
    `${options.provider} over ${describeRun(options)}`,
    table.toString(),
    ...(price === undefined ? [] : [price]),
    'Assumptions',
    ...notes.map((note) => `- ${note}`),
  ].join('\n');
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

function price(text: string): number {
  if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(text))
    throw new InvalidArgumentError('It must be a number from 0, such as 0.25.');
  return Number(text);
}
