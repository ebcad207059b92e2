import type { Checkpoints } from '../checkpoints/load.ts';
import { Tally } from '../checkpoints/tally.ts';
import type { Session, State } from '../session.ts';
import { readCommand } from './command.ts';
import type { Checked, End, Exchange, Limit, Move, Play, PlayedCommand, VisitedRoom } from './record.ts';

/** What the player is shown and has said so far. */
export interface View {
  /** Commands played so far, and how many there may be. */
  readonly step: number;
  readonly steps: number;
  readonly history: readonly Exchange[];
  /** What is shown now. */
  readonly text: string;
  /** What the game waits for. */
  readonly awaits: 'line' | 'key' | 'end';
  readonly state: State;
}

/** Gives an answer to a view; null where there is none. What it throws ends the play unfinished. */
export type Ask = (view: View) => Promise<string | null>;

export interface PlayOptions {
  readonly session: Session;
  readonly checkpoints: Checkpoints | undefined;
  /** The cap: commands that may be played. */
  readonly steps: number;
  /** Answers in a row without a readable command after which the model counts as silent. */
  readonly patience: number;
  readonly ask: Ask;
  /** The command in an answer, undefined where there is none; as models' answers are read, if left out. */
  readonly read?: (answer: string) => string | undefined;
  /** Told after every turn; `soFar` gives the play up to it. */
  readonly afterTurn?: (view: View, soFar: () => Play, isEnd: boolean) => Promise<void>;
}

const UNREADABLE = '(No command could be read from that. Answer with one command, on a line of its own.)';
const IMPOSSIBLE = '(The game could not carry that out, and is as it was before.)';
/** Longest part of an unreadable answer that the history keeps. */
const REPLY_LIMIT = 2000;

/**
 * Plays a story from where the session stands, one command at a time, until it is won or over, the cap is reached, or
 * no command comes any more. Only commands are steps; answers without one are counted apart.
 */
export async function playStory(options: PlayOptions): Promise<Play> {
  const player = new Playing(options);
  while (player.end === undefined) await player.turn();
  return player.result();
}

class Playing {
  end: End | undefined;
  private readonly options: PlayOptions;
  private readonly tally: Tally;
  private readonly history: Exchange[] = [];
  private readonly commands: PlayedCommand[] = [];
  private readonly rooms: VisitedRoom[] = [];
  private readonly moves: Move[] = [];
  private readonly limits = new Set<Limit>();
  /** Where the story reads commands, and not answers to its questions. */
  private readonly mainPrompt: number;
  private text: string;
  private state: State;
  private deaths = 0;
  private unreadable = 0;
  private unreadInARow = 0;

  constructor(options: PlayOptions) {
    const { session, checkpoints } = options;
    this.options = options;
    this.mainPrompt = session.game.waitsAt;
    this.tally = new Tally(checkpoints?.checkpoints ?? []);
    this.text = shown(session.turn.text);
    this.state = session.state();
    this.tally.check(this.state, 0);
    this.visit();
    if (this.state.over) this.end = 'ended';
  }

  async turn(): Promise<void> {
    const { ask, read = readCommand } = this.options;
    const answer = (await ask(this.view())) ?? '';
    const command = read(answer);
    if (command === undefined) this.noteUnreadable(answer);
    else this.play(command);
    await this.options.afterTurn?.(this.view(), () => this.result(), this.end !== undefined);
  }

  private view(): View {
    const { session, steps } = this.options;
    return {
      step: this.commands.length,
      steps,
      history: this.history,
      text: this.text,
      awaits: session.turn.awaits,
      state: this.state,
    };
  }

  private noteUnreadable(answer: string): void {
    this.unreadable++;
    this.unreadInARow++;
    this.history.push({ shown: this.text, reply: answer.slice(0, REPLY_LIMIT), command: null });
    this.text = UNREADABLE;
    if (this.unreadInARow < this.options.patience) return;
    this.limits.add('unreadable');
    this.end = 'silent';
  }

  private play(command: string): void {
    const { session, checkpoints, steps } = this.options;
    this.unreadInARow = 0;
    this.history.push({ shown: this.text, reply: command, command });
    const from = this.state.room;
    const deaths = this.countedDeaths();
    const { restarts } = session.game;
    const isAnswer = session.game.waitsAt !== this.mainPrompt;
    const fault = session.attempt(command);
    if (fault !== undefined) this.limits.add('story fault');
    this.text = fault === undefined ? shown(session.turn.text) : IMPOSSIBLE;
    this.state = session.state();
    const step = this.commands.length + 1;
    const reached = this.tally.check(this.state, step);
    this.commands.push({
      command,
      room: this.state.room,
      score: this.state.score,
      progress: this.tally.progress,
      reached,
    });
    const died = this.countedDeaths() > deaths || this.diedForGood(isAnswer);
    if (died) this.deaths++;
    // Where death leads, or the story begun anew, is no way that was walked.
    this.visit(from, died || session.game.restarts > restarts ? undefined : command);
    this.end = this.ended(died, checkpoints?.won(this.state) === true);
    if (this.end === undefined && step >= steps) {
      this.limits.add('steps');
      this.end = 'cap';
    }
  }

  private visit(from?: number, command?: string): void {
    const { room } = this.state;
    const step = this.commands.length;
    if (room === 0 || room === from) return;
    if (from !== undefined && command !== undefined && from !== 0)
      this.moves.push({ from, to: room, command, step });
    if (this.rooms.some(({ id }) => id === room)) return;
    this.rooms.push({ id: room, name: this.options.session.game.objects.name(room), step });
  }

  /** Deaths from which the game brought the player back, as it counts them itself. */
  private countedDeaths(): number {
    const deaths = this.options.checkpoints?.deaths;
    return deaths === undefined ? 0 : this.options.session.state().global(deaths);
  }

  /** Who leaves the game is asked first whether that is meant, so an end that comes on an answer is no death. */
  private diedForGood(isAnswer: boolean): boolean {
    const { checkpoints, session } = this.options;
    const isLeft = session.turn.awaits === 'end' && isAnswer;
    return checkpoints !== undefined && this.state.over && !isLeft && !checkpoints.won(this.state);
  }

  private ended(died: boolean, won: boolean): End | undefined {
    if (!this.state.over) return undefined;
    if (won) return 'won';
    if (this.options.checkpoints === undefined) return 'ended';
    return died ? 'died' : 'quit';
  }

  result(): Play {
    const { checkpoints } = this.options;
    return {
      commands: this.commands,
      rooms: this.rooms,
      moves: this.moves,
      checkpoints: checkpoints === undefined ? null : this.checked(checkpoints),
      score: this.state.score,
      deaths: this.deaths,
      unreadable: this.unreadable,
      end: this.end ?? 'cap',
      limits: [...this.limits].sort(),
      transcript: this.transcript(),
    };
  }

  private checked({ checkpoints }: Checkpoints): Checked {
    const steps = new Map(this.tally.reached.map(({ id, step }) => [id, step]));
    return {
      reached: checkpoints.map(({ id, title, weight }) => ({
        id,
        title,
        weight,
        step: steps.get(id) ?? null,
      })),
      progress: this.tally.progress,
      highestPercentage: this.tally.highestPercentage,
    };
  }

  private transcript(): string {
    const turns = this.history.map(({ shown, reply, command }) =>
      command === null
        ? `${shown}\n\n(unreadable: ${JSON.stringify(reply.slice(0, 200))})`
        : `${shown}\n\n> ${command}`,
    );
    return [...turns, this.text].join('\n\n');
  }
}

/** A game's text without the prompt that it ends with. */
function shown(text: string): string {
  return text.trimEnd().replace(/>$/, '').trimEnd().replace(/^\n+/, '');
}
