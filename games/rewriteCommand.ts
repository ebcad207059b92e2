import { spawn } from 'node:child_process';
import { type Writer, WriterError } from './rewrite.ts';
import { TEXT_LIMIT } from './rewriteChecks.ts';
import { plainPrompt } from './rewritePrompt.ts';

/** How long a program may take for one text. */
const TIME_LIMIT_MS = 10 * 60_000;
/** How much of what a failing program said is shown. */
const SHOWN = 500;

/** A writer that is a shell command: it reads the prompt from standard input and prints the text. */
export function commandWriter(command: string): Writer {
  return {
    name: command,
    settings: { command },
    async write(messages) {
      const text = await run(command, plainPrompt(messages));
      return { text, spent: { calls: 1, cost: 0, tokens: 0 } };
    },
  };
}

function run(command: string, input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, timeout: TIME_LIMIT_MS });
    let [output, errors] = ['', ''];
    // What the shell has started may outlive it, and would be waited for as long as it can print.
    const stop = () => {
      child.kill();
      child.stdout.destroy();
      child.stderr.destroy();
    };
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      output = (output + piece).slice(0, TEXT_LIMIT + 1);
      // One character above the limit is enough for the check to refuse the text.
      if (output.length <= TEXT_LIMIT) return;
      stop();
      resolve(output);
    });
    child.stderr.setEncoding('utf8').on('data', (piece) => {
      errors = (errors + piece).slice(-SHOWN);
    });
    child.on('error', (error) => reject(new WriterError(`"${command}" cannot be run: ${error.message}`)));
    child.on('exit', (_, signal) => {
      if (signal !== null) stop();
    });
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else
        reject(new WriterError(`"${command}" ended with ${signal ?? `exit code ${code}`}: ${errors.trim()}`));
    });
    // A program need not read all of its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
