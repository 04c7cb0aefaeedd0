import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenProps, withoutUngiven } from './givenProps.ts';

describe('what components give to each other', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'given-'));
    mkdirSync(join(folder, 'parts'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const found = (): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      [...givenProps(join(folder, 'Root.svelte'), (file) => file.endsWith('Other.svelte'))].map(([file, names]) => [
        file.slice(folder.length + 1),
        [...names].sort(),
      ]),
    );

  it('is found in all that a component is made of', () => {
    write(
      'Root.svelte',
      `<script lang="ts">
        import A from './parts/A.svelte';
        import Other from './Other.svelte';
        import { f } from './f.ts';
      </script>
      {#if f}<A x={1} {f}><!-- nothing -->
        {#snippet row(one: number)}{one}{/snippet}
      </A>{:else}<p><A y /></p><Other z={2} />{/if}`,
    );
    write('Other.svelte', `<script>import A from './parts/A.svelte';</script><A hidden="" />`);
    write('parts/A.svelte', `<script>import B from './B.svelte';</script><B>text</B>`);
    write('parts/B.svelte', `<script>import A from './A.svelte';</script>{#each [] as z}<A {z} />{/each}`);
    expect(found()).toEqual({
      'Other.svelte': ['z'],
      'parts/A.svelte': ['f', 'row', 'x', 'y', 'z'],
      'parts/B.svelte': ['children'],
    });
  });

  it.each(['{...all}', 'bind:x'])('stops the build where it is %s', (attribute) => {
    write('Root.svelte', `<script>import A from './parts/A.svelte'; let x, all;</script><A ${attribute} />`);
    expect(found).toThrow(/Root\.svelte: of <A> that is given a \w+ nobody can tell/);
  });
});

describe('what a component is never given', () => {
  const settled = (line: string, ...given: readonly string[]): string =>
    withoutUngiven(`<script lang="ts">\n  ${line}\n</script>\n{a}`, new Set(given), 'A.svelte').split('\n')[1]!.trim();

  it.each([
    ['nothing', 'const { a, b = 2 }: Props = $props();', 'const { a, b = 2 }: Props = $props();', ['a', 'b']],
    ['with what it is otherwise', 'const { a, b = 2 } = $props();', 'const { a } = $props(); const b = 2;', ['a']],
    [
      'without anything',
      'const { a, b, c }: Props = $props();',
      'const { b } = $props(); const a = undefined, c = undefined;',
      ['b'],
    ],
    [
      'of those it gives another name',
      'const { a: x, b: y = 1 } = $props();',
      'const { a: x } = $props(); const y = 1;',
      ['a'],
    ],
    ['where it gets none', 'const a = 1;', 'const a = 1;', []],
  ])('becomes a constant: %s', (_what, line, expected, given) => {
    expect(settled(line, ...given)).toBe(expected);
  });

  it('keeps the name that the component knows it by', () => {
    expect(settled('const { a: x, b } = $props();', 'b')).toBe('const { b } = $props(); const x = undefined;');
  });
});
