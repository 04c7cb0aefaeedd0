import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../shared/bench/', import.meta.url));

/** Runs a yardstick program beside the repository and gives the lines it printed; null when there is none. */
export function runYardstick(file: string, ...parameters: readonly string[]): readonly string[] | null {
  if (!existsSync(FOLDER + file)) return null;
  const { status, stdout, stderr } = spawnSync(process.execPath, [FOLDER + file, ...parameters], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the yardstick ${file} failed: ${stderr}`);
  return stdout.trim().split('\n');
}
