import { describe, expect, test } from '@jest/globals';
import { inTheHouse } from './pathHelp.ts';

describe('the reason', () => {
  test('shows task2b in the order that was asked for', () => {
    const score = inTheHouse('attic\nhall', { task: 'task2b' });
    expect(score.nearest).toEqual(['attic', 'hall', 'kitchen']);
    expect(score.reason).toBe(
      'Right as far as it goes; after step 2 the nearest right path goes on to kitchen. ' +
        'Read: attic → hall. Nearest: attic → hall → kitchen.',
    );
  });

  test('says so when the answer goes on after the end', () => {
    expect(inTheHouse('kitchen\nhall\nattic\nhall').reason).toBe(
      'Right up to step 3. Step 4 is hall, where the nearest right path has ended. ' +
        'Read: kitchen → hall → attic → hall. Nearest: kitchen → hall → attic.',
    );
  });

  test('names what was taken for which place', () => {
    const score = inTheHouse('library\nthe library\nlibrary room\nhall', {
      paths: [['great library', 'hall']],
    });
    expect(score.reason).toContain(
      'Taken by a looser match: "library" for great library, "the library" for great library.',
    );
    expect(score.metrics.strict_distance).toBe(1 - 1 / 4);
  });

  test('says from the first step on what is wrong', () => {
    expect(inTheHouse('cellar\nhall\nattic').reason).toMatch(
      /^Step 1 is cellar, where the nearest right path has kitchen\. Read/,
    );
    expect(inTheHouse('kitchen\nhall\nattic\ndungeon').reason).toMatch(
      /^Right up to step 3\. Step 4 is "dungeon", where the nearest right path has ended\. Read/,
    );
  });

  test('says of a right path too what was taken for which place', () => {
    expect(inTheHouse('library\nhall', { paths: [['great library', 'hall']] }).reason).toBe(
      'All 2 steps are right: great library → hall. Taken by a looser match: "library" for great library.',
    );
  });

  test('names at most three of the places taken by a looser match', () => {
    const locations = ['great library', 'old mill', 'dark cave', 'red barn'];
    const reasonOf = (...words: string[]) =>
      inTheHouse(words.join('\n'), { locations, paths: [locations] }).reason;
    expect(reasonOf('library', 'mill', 'cave')).toContain(
      '"library" for great library, "mill" for old mill, "cave" for dark cave.',
    );
    expect(reasonOf('library', 'mill', 'cave', 'barn')).toContain('"cave" for dark cave, and 1 more.');
  });

  test('says what asked ends and what length a path lacks', () => {
    expect(inTheHouse('hall', { task: 'task4' }).reason).toMatch(
      / The path does not start and end where asked, is not as long as the shortest path\.$/,
    );
  });

  test('says in which order the right path is', () => {
    expect(inTheHouse(null, { task: 'task2b' }).reason).toBe(
      'No answer. Right, in reverse order: attic → hall → kitchen.',
    );
  });

  test('shows fourteen steps and sixty letters in full', () => {
    const steps = (count: number) => `${'kitchen\nhall\n'.repeat(7)}attic`.split('\n').slice(-count);
    expect(inTheHouse(steps(14).join('\n')).reason).toContain(`Read: ${steps(14).join(' → ')}. `);
    expect(inTheHouse(steps(15).join('\n')).reason).toContain(' → (3 more) → ');
    const name = 'x'.repeat(60);
    expect(inTheHouse(`kitchen\n${name}`).reason).toContain(`kitchen → "${name}". `);
  });

  test('shortens long paths in the reason', () => {
    const reason = inTheHouse(`${'kitchen\nhall\n'.repeat(40)}${'x'.repeat(200)}`).reason;
    expect(reason).toContain(
      'Read: kitchen → hall → kitchen → hall → kitchen → hall → (69 more) → hall → kitchen',
    );
    expect(reason).toContain(`→ "${'x'.repeat(60)}…". Nearest`);
  });
});
