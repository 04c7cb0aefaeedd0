import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passagesOfPage, passagesOfStrings, type Passage } from './passages.ts';

const FILES = ['content/**/*.{md,mdx,json}', '*.md'];

export const passagesOfFile = (path: string, source: string): readonly Passage[] =>
  path.endsWith('.json')
    ? passagesOfStrings(source)
    : passagesOfPage(source, { format: path.endsWith('x') ? 'mdx' : 'md' });

/** Every text of the project that people read, by its path. */
export const proseFiles = (root: string): readonly { readonly path: string; readonly passages: readonly Passage[] }[] =>
  globSync(FILES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, passages: passagesOfFile(path, readFileSync(join(root, path), 'utf8')) }));
