const NativeWeakMap = globalThis.WeakMap;
const caches: { forget(): void }[] = [];

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

/** The scorers remember what they made of a gold answer, in WeakMaps: those made while `load` runs can be emptied. */
export async function withForgettingCaches(load: () => Promise<void>): Promise<void> {
  Object.assign(globalThis, { WeakMap: ForgettingWeakMap });
  await load();
  Object.assign(globalThis, { WeakMap: NativeWeakMap });
}

export function forgetAll(): void {
  for (const cache of caches) cache.forget();
}
