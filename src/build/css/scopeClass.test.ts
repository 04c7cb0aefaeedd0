import { globSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { scopeClass } from './scopeClass.ts';

const root = join(import.meta.dirname, '../../..');
const components = globSync('src/**/*.svelte', { cwd: root, exclude: (name) => name === 'node_modules' });
const classOf = (component: string): string => {
  const { css } = compile('<b>1</b><style>b { color: red }</style>', {
    filename: join(root, component),
    cssHash: scopeClass,
  });
  return /b\.([\w-]+)/.exec(css!.code)![1]!;
};

test('no two components have the same scoping class', () => {
  const classes = new Map(components.map((component) => [classOf(component), component]));
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((component) => classes.get(classOf(component)) !== component)).toEqual([]);
});

test('a scoping class depends on the path of its component alone', () => {
  expect(classOf('src/board/Board.svelte')).toBe('s-8aji');
});
