import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const decision = readFileSync(join(root, 'content/docs/project/decisions/0019-starlight-draws-the-frame.mdx'), 'utf8');
const config = readFileSync(join(root, 'astro.config.mjs'), 'utf8');

const files = globSync('src/site/overrides/*.astro', { cwd: root })
  .map((file) => basename(file, '.astro'))
  .sort();

test('every part of Starlight that is replaced has its reason in the decision', () => {
  const rows = Array.from(decision.matchAll(/^\| (\w+) +\| ours +\| (.+?) +\|$/gm), ([, part]) => part!);
  expect(rows.sort()).toEqual(files);
});

test('the configuration names these parts', () => {
  for (const part of files) expect(config).toContain(`'${part}'`);
});
