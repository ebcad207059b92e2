#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { packageRoot } from '../datasets/packageRoot.ts';
import { checkNode } from './nodeVersion.ts';

/** Every command, in the order of the help. Only the one asked for is loaded: all of them take half a second. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['init', async () => (await import('./init.ts')).initCommand()],
  ['check', async () => (await import('./check.ts')).checkCommand()],
  ['fetch', async () => (await import('./fetch.ts')).fetchCommand()],
  ['cost', async () => (await import('./cost.ts')).costCommand()],
  ['report', async () => (await import('./report.ts')).reportCommand()],
  ['score', async () => (await import('./score.ts')).scoreCommand()],
  ['explain', async () => (await import('./explain.ts')).explainCommand()],
  ['replay', async () => (await import('./replay.ts')).replayCommand()],
  ['segments', async () => (await import('./segments.ts')).segmentsCommand()],
  ['map', async () => (await import('./map.ts')).mapCommand()],
  ['build', async () => (await import('./build.ts')).buildCommand()],
  ['audit', async () => (await import('./audit.ts')).auditCommand()],
  ['perturb', async () => (await import('./perturb.ts')).perturbCommand()],
  ['checkpoints', async () => (await import('./checkpoints.ts')).checkpointsCommand()],
]);

// `plugh score … | head` closes the pipe early, which is no error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const { version, description, engines } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
const program = new Command('plugh')
  .description(description)
  .version(version)
  .showHelpAfterError('(see `plugh --help`)');

/** No `await` at the top level: Node would show these lines in a warning where a question of `init` ends with Ctrl-D. */
async function main(): Promise<void> {
  try {
    checkNode(engines.node);
    const asked = COMMANDS.get(process.argv[2] ?? '');
    // The help, and what is no command, need all of them.
    for (const load of asked === undefined ? COMMANDS.values() : [asked]) program.addCommand(await load());
    await program.parseAsync();
  } catch (error) {
    // What a command throws is meant for the user: a message that says what, where and how to mend it.
    console.error(`plugh: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

main();
