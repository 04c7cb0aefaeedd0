import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(FOLDER + file, 'utf8');
// The styles of a poster have its class, which is removed when the figure replaces it.
const filesOf = (kind: string): readonly string[] =>
  globSync(`{board,figure,figures,share}/**/*.${kind}`, { cwd: FOLDER, exclude: ['**/poster.css'] }).sort();

const GLOBAL = /:global\((?:[^()]|\([^()]*\))*\)/g;
const stylesIn = (component: string): string => /<style>(.*)<\/style>/s.exec(component)?.[1] ?? '';
function selectorsIn(css: string): readonly string[] {
  const selectors: string[] = [];
  parse(css).walkRules((rule) => {
    selectors.push(...rule.selectors);
  });
  return selectors;
}
const classesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!);

/** Returns the class of a selector that consists of one class only and so matches in every component. */
const paintedBy = (selector: string): readonly string[] => (/^\.[\w-]+$/.test(selector) ? classesIn(selector) : []);

/** Where each such class is painted: in shared style sheets, and by selectors of components that are `:global(…)` as a whole. */
const paintedEverywhere: ReadonlyMap<string, string> = new Map([
  ...filesOf('css').flatMap((file) =>
    selectorsIn(read(file)).flatMap((selector) => paintedBy(selector).map((name) => [name, file] as const)),
  ),
  ...filesOf('svelte').flatMap((file) =>
    selectorsIn(stylesIn(read(file)))
      .flatMap((selector) => paintedBy(/^:global\(([^()]*)\)$/.exec(selector)?.[1] ?? ''))
      .map((name) => [name, file] as const),
  ),
]);

/** Pages and figures share one page, so the styles of both have one set of class names. */
const COMPONENTS = [...filesOf('svelte'), ...globSync('site/**/*.astro', { cwd: FOLDER }).sort()];

describe('the class names of widgets', () => {
  test('are found', () => {
    expect(paintedEverywhere.get('text-area')).toBe('figure/controls/styles/textArea.css');
    expect(paintedEverywhere.get('figure-part')).toBe('figure/Later.svelte');
  });

  // A curve once had the class of a figure's part, which is `display: contents`, and so was not drawn. A row of a page's table once had the
  // class of a fold, whose sign became a cell.
  test.each(COMPONENTS)('that %s keeps to itself are painted by no other style sheet', (file) => {
    const own = selectorsIn(stylesIn(read(file))).flatMap((selector) => classesIn(selector.replace(GLOBAL, '')));
    const taken = own
      .filter((name) => paintedEverywhere.has(name))
      .map((name) => `${name}: ${paintedEverywhere.get(name)}`);
    expect(taken).toEqual([]);
  });
});
