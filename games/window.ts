import { mentionable } from '../datasets/mention.ts';
import type { NameClash } from './placeNames.ts';
import { nameClash } from './placeNames.ts';
import type { Visit } from './visits.ts';

/** What keeps a window from being an item although its map is good, and the names at fault. */
export interface NameFault {
  readonly fault: NameClash | 'name not in the text';
  readonly names: readonly string[];
}

/** A visit with its text in the form in which names are looked up. */
export interface ToldVisit extends Visit {
  readonly words: string;
}

/**
 * A window over a walk that grows towards the beginning, visit by visit, and keeps count of its map. It stops to grow
 * where the player is nowhere.
 */
export class Window {
  private readonly names = new Map<number, string>();
  private readonly unnamed = new Set<number>();
  private readonly neighbours = new Map<number, Set<number>>();
  private readonly visits: ToldVisit[] = [];
  private clash: NameFault | undefined;
  private links = 0;

  get places(): number {
    return this.names.size;
  }

  /** Basic cycles (the map of a walk is connected) plus places with one neighbour. */
  get complexity(): number {
    const leaves = [...this.neighbours.values()].filter((near) => near.size === 1).length;
    return this.links - this.names.size + 1 + leaves;
  }

  get nameFault(): NameFault | undefined {
    if (this.clash !== undefined || this.unnamed.size === 0) return this.clash;
    const names = [...this.unnamed].map((room) => this.names.get(room) as string).sort();
    return { fault: 'name not in the text', names };
  }

  /** Puts the visit before the first one in. */
  grow(visit: ToldVisit): void {
    const next = this.visits.at(-1);
    this.visits.push(visit);
    if (next !== undefined) this.link(visit.room, next.room);
    this.hear(visit);
    const known = this.names.get(visit.room);
    if (known === undefined) this.meet(visit);
    else if (known !== visit.name) this.clash ??= { fault: 'same name', names: [known, visit.name].sort() };
  }

  private link(a: number, b: number): void {
    if (this.neighbours.get(a)?.has(b)) return;
    this.links++;
    this.neighbours.set(a, (this.neighbours.get(a) ?? new Set()).add(b));
    this.neighbours.set(b, (this.neighbours.get(b) ?? new Set()).add(a));
  }

  private meet({ room, name }: ToldVisit): void {
    for (const other of this.names.values()) {
      const fault = nameClash(name, other);
      if (fault !== undefined) this.clash ??= { fault, names: [name, other].sort() };
    }
    this.names.set(room, name);
    const sought = mentionable(name);
    if (!this.visits.some(({ words }) => words.includes(sought))) this.unnamed.add(room);
  }

  private hear({ words }: ToldVisit): void {
    for (const room of this.unnamed) {
      if (words.includes(mentionable(this.names.get(room) as string))) this.unnamed.delete(room);
    }
  }
}
