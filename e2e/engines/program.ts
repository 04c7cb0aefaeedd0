import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a program: of the first of some names that a folder of PATH has, or that is a path itself. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(existsSync);
}

/** The first file of a pattern. */
export const findFile = (pattern: string): string | undefined => globSync(pattern)[0];

/** Starts a program that runs beside the checks, and ends with them. What it says on descriptor 3 counts as said, too. */
export function runProgram(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(name, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  return child;
}

/** Waits until a program has said something that a pattern finds. */
export function saying(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((said, failed) => {
    let output = '';
    for (const stream of child.stdio.slice(1))
      stream?.on('data', (text) => {
        output += String(text);
        const found = pattern.exec(output);
        if (found) said(found);
      });
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`${child.spawnfile} ended with exit code ${code}:\n${output}`)));
  });
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves dist/ on a free port. */
export async function serveSite(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = runProgram(process.execPath, [`${root}src/cli/serve.ts`, `${root}dist`], { PORT: '0' });
  const [address] = await saying(server, /http:\/\/\S+/);
  return { address, stop: () => void server.kill() };
}
