/**
 * Remembers what was made of a gold answer for as long as the gold object lives, since each is scored against
 * many answers (models × shots) and its preparation costs about as much as reading one. Nothing of an answer
 * is remembered. Gold is readonly: one that is changed in place would be scored as it was.
 */
export function keptByGold<Gold extends object, Prepared>(
  prepare: (gold: Gold) => Prepared,
): (gold: Gold) => Prepared {
  const kept = new WeakMap<Gold, Prepared>();
  return (gold) => {
    const known = kept.get(gold);
    if (known !== undefined) return known;
    const made = prepare(gold);
    kept.set(gold, made);
    return made;
  };
}
