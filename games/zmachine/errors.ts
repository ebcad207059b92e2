/** Base of every failure that lies in a story file or in what it does; the message says what and where. */
export class StoryError extends Error {
  override readonly name: string = 'StoryError';
}

/** The bytes are no Z-machine story at all. */
export class NotAStoryError extends StoryError {
  override readonly name = 'NotAStoryError';
  constructor(reason: string) {
    super(`This is no Z-machine story file: ${reason}`);
  }
}

/** A Z-machine story, but of a version that is not supported (1, 2, 6 or 7). */
export class UnsupportedVersionError extends StoryError {
  override readonly name = 'UnsupportedVersionError';
  readonly version: number;
  constructor(version: number) {
    super(`Z-machine version ${version} is not supported; versions 3, 4, 5 and 8 are`);
    this.version = version;
  }
}

/** The story file is damaged, or does what the Z-Machine Standard forbids. */
export class BrokenStoryError extends StoryError {
  override readonly name: string = 'BrokenStoryError';
}

/** The story tried to write at or above the start of static memory. */
export class ReadOnlyMemoryError extends BrokenStoryError {
  override readonly name = 'ReadOnlyMemoryError';
  readonly address: number;
  constructor(address: number, staticBase: number) {
    super(`Write to address ${hex(address)}, but only memory below ${hex(staticBase)} may be written`);
    this.address = address;
  }
}

/** One command ran more instructions than allowed: the story hangs, or the limit is too low. */
export class StepLimitError extends StoryError {
  override readonly name = 'StepLimitError';
  readonly limit: number;
  constructor(limit: number) {
    super(`The command was not finished after ${limit} instructions (raise stepLimit if it should go on)`);
    this.limit = limit;
  }
}

/** A command was sent to a game that is not running: not started, ended, or stopped by an error. */
export class NotRunningError extends StoryError {
  override readonly name = 'NotRunningError';
}

export function hex(address: number): string {
  return `0x${address.toString(16).padStart(4, '0')}`;
}
