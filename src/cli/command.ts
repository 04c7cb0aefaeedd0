import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { StageOutcome } from './stages.ts';

export interface Ended {
  readonly succeeded: boolean;
  /** Standard output and standard error in order, without colours. */
  readonly output: string;
}

/** Minutes until a command is stopped, far more than the slowest stage takes on a slow machine. */
const patience = 40;

/** Runs a program and keeps its output. Variables in `environment` are added to this process's own. */
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

/** A command as one check: exit code 0 means that it passed. */
export async function checkByCommand(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<StageOutcome> {
  const { succeeded, output } = await runCommand(command, environment);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, note: '', output };
}
