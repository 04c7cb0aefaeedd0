import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passagesOfCode, passagesOfPage, passagesOfStrings, type Passage } from './passages.ts';

const FILES = ['content/**/*.{md,mdx,json}', '*.md', 'src/!(cli)/**/*.ts', 'src/cli/wallkick/*.ts'];

export function passagesOfFile(path: string, source: string): readonly Passage[] {
  if (path.endsWith('.json')) return passagesOfStrings(source);
  if (path.endsWith('.ts')) return passagesOfCode(source);
  return passagesOfPage(source, { format: path.endsWith('x') ? 'mdx' : 'md' });
}

export interface ProseFile {
  readonly path: string;
  /** Reads the file. It throws where a page is no MDX. */
  readonly passages: () => readonly Passage[];
}

/** Every text of the project that people read, by its path. */
export const proseFiles = (root: string): readonly ProseFile[] =>
  globSync(FILES, { cwd: root, exclude: ['**/*.test.ts'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, passages: () => passagesOfFile(path, readFileSync(join(root, path), 'utf8')) }));
