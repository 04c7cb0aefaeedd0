import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './stages.ts';

export interface Ended {
  readonly succeeded: boolean;
  /** Standard output and standard error as they came, without colours. */
  readonly output: string;
}

/** Minutes after which a command that still runs is stopped: far longer than the slowest stage on a slow machine. */
const patience = 40;

/** Runs a program and keeps what it says. Variables in `environment` are added to this process's own. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const said: string[] = [];
    const child = spawn(program, args, {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: patience * 60_000,
    });
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    child.on('error', ({ message }) => said.push(message));
    child.on('close', (code, signal) => {
      process.off('exit', stop);
      if (signal !== null) said.push(`\n${program} was stopped by ${signal}.`);
      resolve({ succeeded: code === 0, output: stripVTControlCharacters(said.join('')) });
    });
  });
}

/** A command that is one check: it passed when it ended with exit code 0. */
export async function checkByCommand(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { succeeded, output } = await runCommand(command, environment);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, note: '', output };
}
