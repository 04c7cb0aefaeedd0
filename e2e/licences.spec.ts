import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** Packages, each with words of its code or its styles that survive the minifier: where they are published, its notice is. */
const TRACES = [
  ['svelte', 'svelte-trusted-html'],
  ['@codemirror/view', 'cm-editor'],
  ['@codemirror/state', 'cm-'],
  ['@codemirror/language', 'cm-'],
  ['@codemirror/commands', 'cm-'],
  ['@lezer/common', 'cm-'],
  ['@lezer/highlight', 'cm-'],
  ['tetris-fumen', 'v115@'],
  ['astro', 'astro-island'],
  ['@astrojs/starlight', 'starlight__'],
  ['@expressive-code/core', 'expressive-code'],
  ['pagefind', 'pagefind'],
  ['workbox-core', 'workbox:core'],
  ['workbox-precaching', 'workbox:precaching'],
  ['workbox-strategies', 'workbox:strategies'],
  ['d3-scale', 'd3-scale'],
  ['d3-shape', 'd3-shape'],
  ['@fontsource-variable/ysabeau-office', 'ysabeau-office'],
  ['@fontsource-variable/spline-sans-mono', 'spline-sans-mono'],
] as const;

const NOTICE = /^(@?[\w./-]+) \d[\w.+-]* \(/gm;
const noticesIn = (file: string): readonly string[] => [...textOf(file).matchAll(NOTICE)].map(([, name]) => name!);

/** The files that a reader's browser may fetch, with their names and texts. */
const publishedIn = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{js,css,html}`, { cwd: dist }).map((file) => `${file}\n${textOf(file)}`);

test('what is published with the site and with the elements carries its licence notices', () => {
  for (const [folder, file] of [
    ['.', 'licences.txt'],
    ['embed/v1', 'embed/v1/licences.txt'],
  ] as const) {
    const published = publishedIn(folder);
    const needed = TRACES.filter(([, trace]) => published.some((text) => text.includes(trace))).map(([name]) => name);
    expect(needed, folder).toContain('svelte');
    expect(noticesIn(file), folder).toEqual(
      expect.arrayContaining(
        needed.filter((name) => folder === '.' || !/^(@astrojs|astro$|pagefind|workbox|@fontsource)/.test(name)),
      ),
    );
    expect(textOf(file), folder).toContain('Permission is hereby granted, free of charge');
    expect(textOf(file), folder).toMatch(/^MIT License/m);
  }
  expect(textOf('licences.txt')).toContain('SIL OPEN FONT LICENSE');
});

test('the licence of the fonts is beside their files, and every page links to all notices', async ({
  request,
  page,
}) => {
  for (const font of ['ysabeau-office', 'spline-sans-mono']) {
    const licence = await request.get(`_astro/${font}.licence.txt`);
    expect(await licence.text()).toContain('SIL OPEN FONT LICENSE');
  }
  await page.goto('systems/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Licences' });
  const notices = await request.get((await link.getAttribute('href'))!);
  expect(await notices.text()).toContain('Permission is hereby granted, free of charge');
});
