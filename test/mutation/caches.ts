const { Map: NativeMap, WeakMap: NativeWeakMap } = globalThis;
const caches: { forget(): void }[] = [];

/** A `Map` that can be emptied, if it began empty; one that is made with its entries is a table and no cache. */
class ForgettingMap<Key, Value> extends NativeMap<Key, Value> {
  constructor(entries?: Iterable<readonly [Key, Value]>) {
    super(entries);
    if (entries === undefined) caches.push(this);
  }

  forget(): void {
    this.clear();
  }
}

/** A `WeakMap` that can be emptied. */
class ForgettingWeakMap<Key extends WeakKey, Value> {
  private kept = new NativeWeakMap<Key, Value>();

  constructor() {
    caches.push(this);
  }

  forget(): void {
    this.kept = new NativeWeakMap();
  }

  get(key: Key): Value | undefined {
    return this.kept.get(key);
  }

  set(key: Key, value: Value): this {
    this.kept.set(key, value);
    return this;
  }
}

/**
 * The scorers remember what they made of names and of gold answers, in maps of their modules: those made while
 * `load` runs can be emptied. Nothing else may be loaded then.
 */
export async function withForgettingCaches(load: () => Promise<void>): Promise<void> {
  Object.assign(globalThis, { Map: ForgettingMap, WeakMap: ForgettingWeakMap });
  await load();
  Object.assign(globalThis, { Map: NativeMap, WeakMap: NativeWeakMap });
}

export function forgetAll(): void {
  for (const cache of caches) cache.forget();
}
