import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * What is done so far, in a file, so that a build that was stopped goes on where it was. A result is found again by all
 * that it depends on: with another rule, writer or story file it is worked out anew.
 */
export class Journal {
  private readonly file: string;
  private readonly known = new Map<string, unknown>();

  constructor(file: string) {
    this.file = file;
    if (!existsSync(file)) return;
    const content = readFileSync(file, 'utf8');
    for (const line of content.split('\n')) this.read(line);
    // A line that was cut off by a kill must not swallow the next one.
    if (content !== '' && !content.endsWith('\n')) appendFileSync(file, '\n');
  }

  private read(line: string): void {
    try {
      const { key, value } = JSON.parse(line);
      this.known.set(key, value);
    } catch {
      // Cut off, or empty: the work is done again.
    }
  }

  /** The result for these inputs, from the journal or else from `work`, which is then noted. */
  async once<T>(inputs: unknown, work: () => Promise<T>): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    if (this.known.has(key)) return this.known.get(key) as T;
    const value = await work();
    appendFileSync(this.file, `${JSON.stringify({ key, value })}\n`);
    this.known.set(key, value);
    return value;
  }
}
