import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { WriteStream } from 'node:tty';
import { inspect } from 'node:util';
import type { Machine, RanProgram } from './command.ts';

/**
 * Resolves a file of the command line. npm runs scripts in the project's folder, but a relative path may refer to the folder of the caller.
 */
const locate = (file: string): string => (existsSync(file) ? file : resolve(process.env['INIT_CWD'] ?? '', file));

async function run([program, ...args]: readonly [string, ...string[]], input: string): Promise<RanProgram> {
  const child = spawn(program, args, {
    stdio: 'pipe',
    cwd: process.env['INIT_CWD'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise<string | null>((done) => {
    child.on('error', ({ message }) => done(message));
    child.on('close', (code, signal) => done(code === 0 ? null : `it ended with ${signal ?? `code ${code}`}`));
  });
  // A program that ends early closes its input; its output and its code say why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [out, err, fault] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, fault };
}

/** True on a terminal, unless NO_COLOR or TERM says otherwise. */
export const hasColours = (
  output: Pick<WriteStream, 'isTTY' | 'hasColors'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean => output.isTTY && output.hasColors(environment);

/** A dash is standard input, as for other programs. */
const isInput = (file: string | null): file is null | '-' => file === null || file === '-';

/** The machine that the command line runs on. */
export const thisMachine: Machine = {
  read: (file) => (isInput(file) ? text(process.stdin) : readFile(locate(file), 'utf8')),
  readNow: (file) => readFileSync(isInput(file) ? process.stdin.fd : locate(file), 'utf8'),
  write: (folder, file, content) => {
    const target = locate(folder);
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, file), content);
  },
  run,
  paint: (style, content) => {
    const [on, off] = inspect.colors[style]!;
    return hasColours(process.stdout) ? `\u001b[${on}m${content}\u001b[${off}m` : content;
  },
};
