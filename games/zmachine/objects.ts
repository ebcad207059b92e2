import { BrokenStoryError } from './errors.ts';
import type { Header } from './header.ts';
import type { Memory } from './memory.ts';
import type { TextCodec } from './text.ts';

export interface Property {
  readonly number: number;
  /** Byte address of the data. */
  readonly address: number;
  /** Length of the data in bytes, 1 to 64. */
  readonly length: number;
}

/** Longest chain of siblings or properties that is followed: more means a loop in a broken file. */
const CHAIN_LIMIT = 0x10000;

/**
 * The object table (section 12 of the Standard): a tree of objects numbered from 1, 0 standing for none, each with
 * attributes (32 in version 3, else 48) and properties. Asked about object 0 it answers 0, as interpreters do, since
 * many stories ask.
 */
export class ObjectTable {
  private readonly memory: Memory;
  private readonly codec: TextCodec;
  private readonly small: boolean;
  private readonly defaults: number;
  /** Address where entry 0 would be. */
  private readonly origin: number;
  private readonly entry: number;
  private readonly attributeCount: number;
  private readonly limit: number;

  constructor(memory: Memory, header: Header, codec: TextCodec) {
    this.memory = memory;
    this.codec = codec;
    this.small = header.version === 3;
    this.defaults = header.objects;
    this.entry = this.small ? 9 : 14;
    this.origin = header.objects + 2 * (this.small ? 31 : 63) - this.entry;
    this.attributeCount = this.small ? 32 : 48;
    this.limit = Math.floor((memory.size - this.origin) / this.entry) - 1;
  }

  private at(object: number): number {
    if (object > this.limit) throw new BrokenStoryError(`There is no object ${object}`);
    return this.origin + object * this.entry;
  }

  private link(object: number, place: 0 | 1 | 2): number {
    if (object === 0) return 0;
    const address = this.at(object);
    return this.small ? this.memory.u8(address + 4 + place) : this.memory.u16(address + 6 + 2 * place);
  }

  private setLink(object: number, place: 0 | 1 | 2, value: number): void {
    const address = this.at(object);
    if (this.small) this.memory.w8(address + 4 + place, value);
    else this.memory.w16(address + 6 + 2 * place, value);
  }

  parent(object: number): number {
    return this.link(object, 0);
  }

  sibling(object: number): number {
    return this.link(object, 1);
  }

  /** First child. */
  child(object: number): number {
    return this.link(object, 2);
  }

  /** Takes an object, with what it holds, out of its parent. */
  remove(object: number): void {
    const parent = this.parent(object);
    if (parent === 0) return;
    const next = this.sibling(object);
    let before = this.child(parent);
    if (before === object) this.setLink(parent, 2, next);
    else {
      for (let steps = 0; this.sibling(before) !== object; steps++) {
        before = this.sibling(before);
        if (before === 0 || steps > CHAIN_LIMIT) {
          throw new BrokenStoryError(
            `Object ${object} is missing among the children of its parent ${parent}`,
          );
        }
      }
      this.setLink(before, 1, next);
    }
    this.setLink(object, 0, 0);
    this.setLink(object, 1, 0);
  }

  /** Moves an object, with what it holds, to be the first child of `parent`. */
  insert(object: number, parent: number): void {
    if (object === 0 || parent === 0) return;
    this.remove(object);
    this.setLink(object, 0, parent);
    this.setLink(object, 1, this.child(parent));
    this.setLink(parent, 2, object);
  }

  /** False for object 0 and for attributes that the version does not have. */
  hasAttribute(object: number, attribute: number): boolean {
    if (object === 0 || attribute >= this.attributeCount) return false;
    return (this.memory.u8(this.at(object) + (attribute >> 3)) & (0x80 >> (attribute & 7))) !== 0;
  }

  /** Without effect for object 0 and for attributes that the version does not have (Sherlock sets one). */
  setAttribute(object: number, attribute: number, value: boolean): void {
    if (object === 0 || attribute >= this.attributeCount) return;
    const address = this.at(object) + (attribute >> 3);
    const mask = 0x80 >> (attribute & 7);
    const byte = this.memory.u8(address);
    this.memory.w8(address, value ? byte | mask : byte & ~mask);
  }

  /** Numbers of the attributes that are set, rising. */
  attributes(object: number): number[] {
    return Array.from({ length: this.attributeCount }, (_, attribute) => attribute).filter((attribute) =>
      this.hasAttribute(object, attribute),
    );
  }

  private propertyTable(object: number): number {
    return this.memory.u16(this.at(object) + this.entry - 2);
  }

  /** The short name; empty where the object has none. */
  name(object: number): string {
    if (object === 0) return '';
    const table = this.propertyTable(object);
    return this.memory.u8(table) === 0 ? '' : this.codec.decode(table + 1);
  }

  private firstProperty(object: number): number {
    const table = this.propertyTable(object);
    return table + 1 + 2 * this.memory.u8(table);
  }

  /** Number of the property whose size byte is at `address`; 0 at the end of the list. */
  private numberAt(address: number): number {
    return this.memory.u8(address) & (this.small ? 31 : 63);
  }

  private dataAt(address: number): number {
    return address + (!this.small && this.memory.u8(address) & 0x80 ? 2 : 1);
  }

  private after(address: number): number {
    const data = this.dataAt(address);
    return data + this.length(data);
  }

  /** Length in bytes of the property with this data address; 0 for address 0 (Standard 1.1). */
  length(data: number): number {
    if (data === 0) return 0;
    const size = this.memory.u8(data - 1);
    if (this.small) return (size >> 5) + 1;
    if (size & 0x80) return size & 63 || 64;
    return size & 0x40 ? 2 : 1;
  }

  /** Size byte of the property, or 0 where the object lacks it; the lists are sorted, highest number first. */
  private find(object: number, property: number): number {
    let address = this.firstProperty(object);
    let number = this.numberAt(address);
    while (number > property) {
      address = this.after(address);
      number = this.numberAt(address);
    }
    return number === property && number > 0 ? address : 0;
  }

  /** Byte address of the data, or 0 where the object lacks the property. */
  address(object: number, property: number): number {
    if (object === 0) return 0;
    const found = this.find(object, property);
    return found === 0 ? 0 : this.dataAt(found);
  }

  /** Value of a property of one or two bytes, or its default. */
  get(object: number, property: number): number {
    if (object === 0) return 0;
    const data = this.address(object, property);
    if (data === 0) return this.memory.u16(this.defaults + 2 * (property - 1));
    return this.length(data) === 1 ? this.memory.u8(data) : this.memory.u16(data);
  }

  /** @throws BrokenStoryError where the object lacks the property */
  put(object: number, property: number, value: number): void {
    if (object === 0) return;
    const data = this.address(object, property);
    if (data === 0) throw new BrokenStoryError(`Object ${object} has no property ${property} to set`);
    if (this.length(data) === 1) this.memory.w8(data, value & 0xff);
    else this.memory.w16(data, value);
  }

  /** Number of the property after `property` (0 for the first); 0 after the last. */
  next(object: number, property: number): number {
    if (object === 0) return 0;
    if (property === 0) return this.numberAt(this.firstProperty(object));
    const found = this.find(object, property);
    if (found === 0) throw new BrokenStoryError(`Object ${object} has no property ${property} to go on from`);
    return this.numberAt(this.after(found));
  }

  properties(object: number): Property[] {
    if (object === 0) return [];
    const properties: Property[] = [];
    let address = this.firstProperty(object);
    for (let number = this.numberAt(address); number > 0; number = this.numberAt(address)) {
      const data = this.dataAt(address);
      properties.push({ number, address: data, length: this.length(data) });
      address = this.after(address);
      if (properties.length > 63)
        throw new BrokenStoryError(`The properties of object ${object} have no end`);
    }
    return properties;
  }

  /**
   * How many objects there are. The format does not say; entries go on until the first property table, as in the
   * files of every known compiler.
   */
  count(): number {
    let end = this.memory.size;
    let count = 0;
    while (this.origin + (count + 2) * this.entry <= end && count < (this.small ? 255 : this.limit)) {
      count++;
      const table = this.propertyTable(count);
      if (table > this.origin + this.entry) end = Math.min(end, table);
    }
    return count;
  }
}
