import { BrokenStoryError, hex, NotAStoryError, UnsupportedVersionError } from './errors.ts';

export type Version = 3 | 4 | 5 | 8;

/** What the first 64 bytes of a story say (Z-Machine Standard 1.1, section 11); addresses are in bytes. */
export interface Header {
  readonly version: Version;
  readonly initialPc: number;
  readonly dictionary: number;
  readonly objects: number;
  readonly globals: number;
  readonly staticBase: number;
  readonly abbreviations: number;
  /** Length of the story in bytes, 0 where an early file leaves it out. */
  readonly fileLength: number;
  readonly checksum: number;
  /** Address of the story's own alphabet table, 0 for the standard one. */
  readonly alphabet: number;
  /** Address of the header extension table, 0 for none. */
  readonly extension: number;
  /** Packed addresses (of routines and strings) count in units of this many bytes. */
  readonly packing: 2 | 4 | 8;
  /** Version 3: the status line shows the time instead of the score. */
  readonly timed: boolean;
}

export const HEADER_LENGTH = 64;
/** Most bytes of a file: twice what the largest version can address, since some files are filled up with zeros. */
export const STORY_LIMIT = 0x100000;
/** Reported to the story; nothing is wrapped or paged at this size. */
export const SCREEN_COLUMNS = 128;
export const SCREEN_LINES = 200;

const PACKING = { 3: 2, 4: 4, 5: 4, 8: 8 } as const;

/**
 * Reads and checks the header.
 * @throws NotAStoryError, UnsupportedVersionError, BrokenStoryError (cut off, or tables outside the file)
 */
export function readHeader(bytes: Uint8Array): Header {
  if (bytes.length < HEADER_LENGTH) {
    throw new NotAStoryError(`it has ${bytes.length} bytes, and the header alone has ${HEADER_LENGTH}`);
  }
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic === 'FORM') throw new NotAStoryError('it is a Blorb archive; extract its ZCOD chunk first');
  if (magic === 'Glul') throw new NotAStoryError('it is a Glulx story, for another machine');
  const version = bytes[0] as number;
  if (version < 1 || version > 8) {
    throw new NotAStoryError(`the first byte should be a version from 1 to 8, and is ${version}`);
  }
  if (version !== 3 && version !== 4 && version !== 5 && version !== 8) {
    throw new UnsupportedVersionError(version);
  }
  if (bytes.length > STORY_LIMIT) {
    throw new NotAStoryError(`it has ${bytes.length} bytes, and no story has more than ${STORY_LIMIT}`);
  }
  const word = (at: number) => ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
  const packing = PACKING[version];
  const header: Header = {
    version,
    initialPc: word(0x06),
    dictionary: word(0x08),
    objects: word(0x0a),
    globals: word(0x0c),
    staticBase: word(0x0e),
    abbreviations: word(0x18),
    fileLength: word(0x1a) * packing,
    checksum: word(0x1c),
    alphabet: version >= 5 ? word(0x34) : 0,
    extension: version >= 5 ? word(0x36) : 0,
    packing,
    timed: version === 3 && ((bytes[1] as number) & 2) !== 0,
  };
  checkLayout(header, bytes.length);
  return header;
}

function checkLayout(header: Header, length: number): void {
  if (header.fileLength > length) {
    throw new BrokenStoryError(
      `The story file is cut off: its header promises ${header.fileLength} bytes, and there are ${length}`,
    );
  }
  const inside = (name: string, address: number, end: number) => {
    if (address < HEADER_LENGTH || address >= end) {
      throw new BrokenStoryError(`Broken story file: the ${name} cannot be at ${hex(address)}`);
    }
  };
  inside('start of static memory', header.staticBase, length + 1);
  inside('first instruction', header.initialPc, length);
  inside('dictionary', header.dictionary, length);
  inside('object table', header.objects, header.staticBase);
  inside('global variables', header.globals, header.staticBase);
  if (header.abbreviations !== 0) inside('abbreviation table', header.abbreviations, length);
}
