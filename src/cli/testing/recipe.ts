import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A block of code in a list, and the file in which it belongs. */
const BLOCK = /^(?<indent> *)```\w+ (?<file>\S+\/\S+)\n(?<code>[\s\S]*?)^ *```$/gm;

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Adds the figure of CONTRIBUTING to a copy of the project, once: each block of code goes into the file that it names. */
export async function addFigure(copy: string): Promise<void> {
  const text = await readFile(join(copy, 'CONTRIBUTING.md'), 'utf8');
  for (const { groups } of text.matchAll(BLOCK)) {
    const { indent, file, code } = groups as { indent: string; file: string; code: string };
    const path = join(copy, file);
    const block = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (file.endsWith('registry.ts'))
      await edit(path, (list) => (list.includes(block) ? list : list.replace(/^\]\);$/m, `  ${block}]);`)));
    else if (file.endsWith('.json'))
      await edit(path, (json) => `${JSON.stringify({ ...JSON.parse(json), ...JSON.parse(block) }, null, 2)}\n`);
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, block);
    }
  }
}
