import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** True while a process runs, also one of another user. */
function isRunning(number: number): boolean {
  try {
    return process.kill(number, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps a second build out of a folder, since both would write the same files. A lock whose process has ended counts for nothing.
 * @param file holds the number of the process that builds
 * @returns null, or the reason why no build may start, as a sentence for the terminal
 */
export function lockBuild(file: string): string | null {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const write = (): void => writeFileSync(file, String(process.pid), { flag: 'wx' });
    try {
      write();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const other = Number(readFileSync(file, 'utf8'));
      if (other > 0 && isRunning(other))
        return `Another build runs in this folder (process ${other}). Wait for its end, or stop it.`;
      rmSync(file);
      write();
    }
  } catch (error) {
    return `The site cannot be built here: ${(error as Error).message}`;
  }
  return null;
}
