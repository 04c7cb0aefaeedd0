import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { YARDSTICKS } = process.env;

export const NO_YARDSTICK = '  yardstick         none: YARDSTICKS names no folder of programs to compare with';

/** Runs a program to compare with and returns its output lines; null without a folder of such programs. */
export function runYardstick(file: string, ...parameters: readonly string[]): readonly string[] | null {
  if (YARDSTICKS === undefined) return null;
  const program = join(YARDSTICKS, file);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the yardstick ${file} failed: ${stderr}`);
  return stdout.trim().split('\n');
}
