import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ApiProvider, CallApiContextParams, ProviderOptions, ProviderResponse } from 'promptfoo';
import { Labelled } from './labelled.ts';
import { type Question, type Recording, shotsOfLabel } from './recording.ts';
import { loadRecordings, type Recordings } from './recordings.ts';

/** The settings of a replay: its `config:` in promptfooconfig.yaml. */
export interface ReplayConfig {
  /** A file of recorded answers (see `loadRecordings`), or `plugh-open` or `official` for those of a dataset. */
  readonly file: string;
  /** Whose answers; may be left out where the file has those of one model only. */
  readonly model?: string;
  /** Answers after so many examples, whatever the prompt; without it as many as the prompt's label says. */
  readonly shots?: number;
}

const isConfig = new Ajv2020().compile<ReplayConfig>({
  type: 'object',
  required: ['file'],
  // A misspelt `shots` would leave the label's number in force without a word.
  additionalProperties: false,
  properties: {
    // promptfoo puts it into the config of every provider that is a file.
    basePath: { type: 'string' },
    file: { type: 'string', minLength: 1 },
    model: { type: 'string', minLength: 1 },
    shots: { type: 'integer', minimum: 0 },
  },
});

/**
 * Serves a model's recorded answers as if the model were asked, so that it stands as a column beside live ones and
 * is scored anew without a call. One provider entry per model. An answer that is not there is an error row, and no
 * zero. The constructor throws, which ends the run before it begins, where the settings or the file are at fault.
 */
export class Replay extends Labelled implements ApiProvider {
  readonly config: ReplayConfig;
  private readonly model: string;
  private readonly recordings: Recordings;

  constructor(options: ProviderOptions = {}) {
    const config = readConfig(options.config);
    const recordings = loadRecordings(config.file);
    const model = chooseModel(config, recordings.models);
    super(options, model);
    this.config = config;
    this.recordings = recordings;
    this.model = model;
  }

  id(): string {
    return `plugh:replay:${this.model}`;
  }

  async callApi(_prompt: string, context?: CallApiContextParams): Promise<ProviderResponse> {
    try {
      return { output: this.answer(context), metadata: { replayedFrom: this.config.file } };
    } catch (error) {
      return { error: `replay: ${(error as Error).message}` };
    }
  }

  private answer(context: CallApiContextParams | undefined): string {
    const question = this.question(context);
    const recorded = this.recordings.find(question);
    const asked = `${this.model} to ${question.task} of item ${question.item} after ${question.shots} examples`;
    if (recorded.length === 0)
      throw new Error(
        `${this.config.file} holds no answer of ${asked}. Mend: name another file or model, ask only what was recorded (\`tasks\` of the test generator, \`prompts\` of this provider), or set config.shots`,
      );
    const fitting = recorded.filter(({ datasetVersion }) => isOf(datasetVersion, context));
    if (fitting.length === 0)
      throw new Error(
        `the answer of ${asked} was given to another version of the dataset (${recorded[0]?.datasetVersion}). Mend: use the dataset that was asked`,
      );
    if (new Set(fitting.map(({ column }) => column)).size > 1)
      throw new Error(
        `the answers of ${asked} stand in several columns of ${this.config.file}, of prompts or providers that bear one label, so that they are no repetitions of each other. Mend: label them differently, and record them again`,
      );
    return this.chosen(fitting, context?.repeatIndex ?? 0, asked);
  }

  private chosen(recorded: readonly Recording[], repeat: number, asked: string): string {
    const answer = recorded[repeat]?.answer;
    if (typeof answer === 'string') return answer;
    throw new Error(
      answer === null
        ? `no answer of ${asked} was got when it was recorded (null in ${this.config.file}), which counts as missing and not as wrong. Mend: ask the model itself`
        : `the answer of ${asked} was recorded ${recorded.length === 1 ? 'once' : `${recorded.length} times`}, and repetition ${repeat + 1} asks for another. Mend: repeat the run no more often than it was recorded`,
    );
  }

  private question(context: CallApiContextParams | undefined): Question {
    const { item, task } = context?.vars ?? {};
    if (typeof item !== 'string' || typeof task !== 'string')
      throw new Error('the row has no item and task; rows are made by the generator in datasets/tests.ts');
    const label = context?.prompt.label;
    const shots = this.config.shots ?? shotsOfLabel(label);
    if (shots === undefined)
      throw new Error(
        `the prompt's label "${label}" tells no number of examples. Mend: label it 0-shot, 1-shot and so on, or set config.shots`,
      );
    return { model: this.model, item, task, shots };
  }
}

export default Replay;

function readConfig(config: unknown): ReplayConfig {
  if (isConfig(config)) return config;
  throw new Error(
    'replay: its config must be {file, model?, shots?}: file a path, plugh-open or official; model a name; shots a whole number from 0; and nothing else',
  );
}

function chooseModel({ file, model }: ReplayConfig, models: readonly string[]): string {
  if (model !== undefined && models.includes(model)) return model;
  if (model === undefined && models.length === 1) return models[0] as string;
  const problem = model === undefined ? 'holds answers of several models' : `holds no answer of "${model}"`;
  throw new Error(
    `replay: ${file} ${problem}. Mend: set config.model to one of ${models.map((name) => `"${name}"`).join(', ')}; one provider entry per model`,
  );
}

function isOf(datasetVersion: string | undefined, context: CallApiContextParams | undefined): boolean {
  const asked = context?.test?.metadata?.datasetVersion;
  return datasetVersion === undefined || asked === undefined || datasetVersion === asked;
}
