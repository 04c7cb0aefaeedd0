import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecent, nodePackages } from './pair.mjs';

test.each<[node: string, npm: string, recent: boolean]>([
  // Versions that the installers of Node 18, 20, 22 and 24 contain.
  ['v18.20.8', '10.8.2', false],
  ['v20.20.2', '10.8.2', false],
  ['v22.23.3', '10.9.9', false],
  ['v24.0.0', '11.3.0', true],
  // An npm that was updated or held back.
  ['v20.20.2', '11.21.2', false],
  ['v24.21.0', '10.9.9', false],
  ['v26.12.1', '12.2.1', true],
  // A missing npm.
  ['v24.21.0', '', false],
])('Node %s with npm "%s" is recent: %s', (node, npm, recent) => {
  expect(isRecent({ node, npm })).toBe(recent);
});

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the lock file holds npm and a recent Node for each kind of machine', () => {
  const { packages } = JSON.parse(read('./package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly optional?: true }>>;
  };
  const npm = packages['node_modules/npm']!;
  // npm silently omits an optional package if the system's Node seems too old for it.
  expect(npm.optional).toBeUndefined();
  for (const { name } of nodePackages.values()) {
    const node = packages[`node_modules/${name}`]!;
    expect(node.optional, name).toBe(true);
    expect(isRecent({ node: `v${node.version}`, npm: npm.version }), name).toBe(true);
  }
});

test('package.json and .nvmrc ask for the same versions', () => {
  expect(JSON.parse(read('../../../package.json'))).toMatchObject({ engines: { node: '>=24', npm: '>=11' } });
  expect(read('../../../.nvmrc').trim()).toBe('24');
});
