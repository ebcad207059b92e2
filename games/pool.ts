/**
 * Works on all entries, at most `width` at a time, and returns the results in the order of the entries. After an error
 * no new entry is begun; those under way are waited for, and the first error is thrown.
 */
export async function pooled<T, R>(
  entries: readonly T[],
  width: number,
  work: (entry: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const errors: unknown[] = [];
  let next = 0;
  const lane = async () => {
    while (next < entries.length && errors.length === 0) {
      const index = next++;
      try {
        results[index] = await work(entries[index] as T, index);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, entries.length) }, lane));
  if (errors.length > 0) throw errors[0];
  return results;
}
