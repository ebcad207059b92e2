#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { packageRoot } from '../datasets/packageRoot.ts';
import { auditCommand } from './audit.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { checkpointsCommand } from './checkpoints.ts';
import { costCommand } from './cost.ts';
import { explainCommand } from './explain.ts';
import { fetchCommand } from './fetch.ts';
import { initCommand } from './init.ts';
import { mapCommand } from './map.ts';
import { perturbCommand } from './perturb.ts';
import { replayCommand } from './replay.ts';
import { reportCommand } from './report.ts';
import { scoreCommand } from './score.ts';
import { segmentsCommand } from './segments.ts';

const { version, description } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));

const program = new Command('plugh')
  .description(description)
  .version(version)
  .showHelpAfterError('(see `plugh --help`)')
  .addCommand(initCommand())
  .addCommand(checkCommand())
  .addCommand(fetchCommand())
  .addCommand(costCommand())
  .addCommand(reportCommand())
  .addCommand(scoreCommand())
  .addCommand(explainCommand())
  .addCommand(replayCommand())
  .addCommand(segmentsCommand())
  .addCommand(mapCommand())
  .addCommand(buildCommand())
  .addCommand(auditCommand())
  .addCommand(perturbCommand())
  .addCommand(checkpointsCommand());

// `plugh score … | head` closes the pipe early, which is no error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  // What a command throws is meant for the user: a message that says what, where and how to mend it.
  console.error(`plugh: ${(error as Error).message}`);
  process.exitCode = 1;
}
