import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** True while a process runs, also one of another user. */
function isRunning(number: number): boolean {
  try {
    return process.kill(number, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds a lock; null if it has ended. */
function holderOf(file: string): number | null {
  const process = Number(readFileSync(file, 'utf8'));
  return process > 0 && isRunning(process) ? process : null;
}

/**
 * Returns why a built site may be half there, as a sentence for the terminal: its build runs, or was cut off before it took its lock away.
 * Returns null for a site whose build has ended.
 */
export function halfBuilt(file: string): string | null {
  if (!existsSync(file)) return null;
  const builder = holderOf(file);
  return builder === null
    ? 'The last build of this site was cut off, so files may be missing. Build it again: npm run build'
    : `This site is being built (process ${builder}). Serve it after the end of that build.`;
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
      const other = holderOf(file);
      if (other !== null) return `Another build runs in this folder (process ${other}). Wait for its end, or stop it.`;
      rmSync(file);
      write();
    }
  } catch (error) {
    return `The site cannot be built here: ${(error as Error).message}`;
  }
  return null;
}
