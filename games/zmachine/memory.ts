import { ReadOnlyMemoryError } from './errors.ts';
import { HEADER_LENGTH, type Header } from './header.ts';

/** Everything a 16-bit address can reach is readable, however short the file; what lies past the file reads as 0. */
const ADDRESSABLE = 0x10000;
/** Zero bytes past the end: an instruction that starts inside the memory can be decoded without a check a byte. */
const MARGIN = 32;

/** The story's memory: dynamic below `staticBase`, read-only from there on. Words are big-endian. */
export class Memory {
  readonly bytes: Uint8Array;
  /** Number of readable bytes. */
  readonly size: number;
  readonly staticBase: number;
  private readonly story: Uint8Array;
  /** Changes with every write to the watched bytes; what was computed from them is stale then. */
  epoch = 0;
  private watchStart = 0;
  private watchLength = 0;

  constructor(story: Uint8Array, header: Header) {
    this.story = story;
    this.size = Math.max(story.length, ADDRESSABLE);
    this.bytes = new Uint8Array(this.size + MARGIN);
    this.bytes.set(story);
    this.staticBase = header.staticBase;
  }

  u8(address: number): number {
    return this.bytes[address] as number;
  }

  u16(address: number): number {
    return ((this.bytes[address] as number) << 8) | (this.bytes[address + 1] as number);
  }

  /** Watches the bytes from `start` up to, not including, `end`. */
  watch(start: number, end: number): void {
    this.watchStart = start;
    this.watchLength = end - start;
  }

  /** @throws ReadOnlyMemoryError at or above the start of static memory */
  w8(address: number, value: number): void {
    if (address >= this.staticBase) throw new ReadOnlyMemoryError(address, this.staticBase);
    if ((address - this.watchStart) >>> 0 < this.watchLength) this.epoch++;
    this.bytes[address] = value;
  }

  /** @throws ReadOnlyMemoryError where one of the two bytes is at or above the start of static memory */
  w16(address: number, value: number): void {
    if (address + 1 >= this.staticBase) throw new ReadOnlyMemoryError(address, this.staticBase);
    // A word that starts one byte before the watched ones reaches into them.
    if ((address + 1 - this.watchStart) >>> 0 <= this.watchLength) this.epoch++;
    this.bytes[address] = value >> 8;
    this.bytes[address + 1] = value;
  }

  /** Puts dynamic memory back to what the story file has. */
  reset(): void {
    this.replace(this.story.subarray(0, this.staticBase));
  }

  /** Puts back what {@link dynamic} gave. */
  replace(dynamic: Uint8Array): void {
    this.bytes.set(dynamic);
    this.epoch++;
  }

  /** A copy of dynamic memory. */
  dynamic(): Uint8Array {
    return this.bytes.slice(0, this.staticBase);
  }

  /** The checksum as section 11 of the Standard defines it, over `length` bytes of the file as it was loaded. */
  checksum(length: number): number {
    let sum = 0;
    for (let at = HEADER_LENGTH; at < length; at++) sum += this.story[at] as number;
    return sum & 0xffff;
  }
}
