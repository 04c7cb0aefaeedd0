import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line for each file that matches, as `sha256sum` writes it, in the order of their paths. */
export const checksums = (folder: string, patterns: readonly string[]): string =>
  globSync(patterns, { cwd: folder })
    .sort()
    .map((path) => {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex');
      return `${sum}  ${path}\n`;
    })
    .join('');
