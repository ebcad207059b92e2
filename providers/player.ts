import { createHash } from 'node:crypto';
import type {
  ApiProvider,
  CallApiContextParams,
  CallApiOptionsParams,
  ProviderOptions,
  ProviderResponse,
} from 'promptfoo';
import { answerText } from '../datasets/answerText.ts';
import { sha256 } from '../games/checkpoints/load.ts';
import { playStory, type View } from '../games/play/play.ts';
import type { Limit } from '../games/play/record.ts';
import { Labelled } from './labelled.ts';
import { finishJournal, openJournal } from './playing/journals.ts';
import { MapQuestions } from './playing/mapQuestions.ts';
import { type KeptResponse, Model } from './playing/model.ts';
import { playResponse } from './playing/result.ts';
import { type PlayerSettings, readPlayerSettings, textOrFile } from './playing/settings.ts';
import { type Setup, setUp } from './playing/setup.ts';
import { turnTemplate } from './playing/turnPrompt.ts';
import { Usage } from './playing/usage.ts';
import { HistoryWindow } from './playing/window.ts';

const PATIENCE = 5;
const RETRIES = 6;
const RETRY_DELAY_MS = 1000;

/**
 * Lets a model play a story file, one command a turn: wraps any promptfoo provider (`config.provider`). The output is
 * the transcript; `metadata.play` has commands, rooms, checkpoints with the step at which each was reached, how it
 * ended, and the limits that it met. A call that fails for good makes an error row, whose play goes on where it was
 * when the run is started again.
 */
export class Player extends Labelled implements ApiProvider {
  readonly config: PlayerSettings;
  private readonly wrapped: string;
  private readonly options: ProviderOptions;
  private provider: Promise<ApiProvider> | undefined;

  constructor(options: ProviderOptions = {}) {
    const config = readPlayerSettings(options.config);
    const wrapped = typeof config.provider === 'string' ? config.provider : config.provider.id;
    const label = typeof config.provider === 'string' ? undefined : config.provider.label;
    super(options, typeof label === 'string' ? label : wrapped);
    this.config = config;
    this.wrapped = wrapped;
    this.options = options;
  }

  id(): string {
    return `plugh:player:${this.wrapped}`;
  }

  async callApi(
    prompt: string,
    context?: CallApiContextParams,
    options?: CallApiOptionsParams,
  ): Promise<ProviderResponse> {
    const usage = new Usage();
    try {
      const setup = setUp(this.config, context);
      this.provider ??= this.load();
      const provider = await this.provider;
      const response = await this.play(setup, provider, prompt, usage, context, options);
      return { ...response, ...usage.sum };
    } catch (error) {
      return { error: `player: ${(error as Error).message}`, ...usage.sum };
    }
  }

  private async play(
    setup: Setup,
    provider: ApiProvider,
    prompt: string,
    usage: Usage,
    context: CallApiContextParams | undefined,
    options: CallApiOptionsParams | undefined,
  ): Promise<ProviderResponse> {
    const { config } = this;
    const { session, checkpoints, steps, story } = setup;
    const template = turnTemplate(context?.prompt?.raw, prompt);
    const hints = config.hints === undefined ? '' : textOrFile(config.hints, config.basePath);
    const key = this.key(
      [setup.story.name, sha256(story.bytes), setup.seed, steps, hints, template.source],
      context,
    );
    const opened = config.journal === false ? undefined : openJournal(config.journal, story.name, key);
    const retry = { retries: config.retries ?? RETRIES, delayMs: config.retryDelayMs ?? RETRY_DELAY_MS };
    const model = new Model(provider, retry, context, options);
    const window = new HistoryWindow(config.history);
    let calls = 0;
    let omitted = 0;
    let retries = 0;
    const answer = async ({ step, history, text }: View, question?: string): Promise<string> => {
      const now = question === undefined ? text : `${text}\n\n${question}`;
      const kept = window.last(history, now);
      omitted = Math.max(omitted, history.length - kept.length);
      const turn = template.render({
        game: story.name,
        hints,
        step,
        steps,
        omitted: history.length - kept.length,
        history: kept,
        now,
      });
      const call = { call: calls++, prompt: turn };
      const ask = () => model.ask(turn, `plugh:player:${hash([key, call])}`);
      const response: KeptResponse = await (opened?.journal.once(call, ask) ?? ask());
      usage.add(response);
      retries += response.retries;
      return answerText(response.output) ?? '';
    };
    const maps = new MapQuestions(config.map, session, setup.seed, answer);
    const play = await playStory({
      session,
      checkpoints,
      steps,
      patience: config.patience ?? PATIENCE,
      ask: (view) => answer(view),
      afterTurn: (view, soFar, isEnd) => maps.afterTurn(view, soFar, isEnd),
    });
    if (opened !== undefined) finishJournal(opened.file);
    const limits: Limit[] = [
      ...play.limits,
      ...(omitted > 0 ? (['history'] as const) : []),
      ...(retries > 0 ? (['retries'] as const) : []),
    ];
    return playResponse(setup, { ...play, limits: limits.sort() }, { retries, ...maps.result });
  }

  /** promptfoo is loaded only here, when it is needed: it is large, and a second copy of the one that runs. */
  private async load(): Promise<ApiProvider> {
    const { loadApiProvider } = await import('promptfoo');
    const { provider } = this.config;
    const { basePath } = this.config;
    const { env } = this.options;
    return loadApiProvider(this.wrapped, {
      ...(typeof provider === 'object' && { options: provider as ProviderOptions }),
      ...(basePath !== undefined && { basePath }),
      ...(env !== undefined && { env }),
    });
  }

  /** What a play depends on: what is the same in two runs finds the same journal. */
  private key(game: readonly unknown[], context: CallApiContextParams | undefined): string {
    const { provider, history, patience, map } = this.config;
    const row = [context?.testIdx, context?.repeatIndex, context?.prompt?.label];
    return hash([this.label, provider, history, patience, map, game, row]);
  }
}

export default Player;

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
