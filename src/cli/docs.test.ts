import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readScenario } from '#rules/vocabulary.ts';
import { namesIn, pathsNamed, scenariosIn } from './docs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const code = globSync(
  ['{src,e2e,tools}/**/*.{ts,mjs,svelte,astro,css,txt,html}', 'content/**/*.json', '*.{ts,mjs,js,json}'],
  {
    cwd: root,
    exclude: (name) => ['node_modules', 'gallery', 'testdata', 'package-lock.json'].includes(name),
  },
).filter((path) => !/\/docs\.test\.ts$/.test(path.replaceAll('\\', '/')));
const words = new Set(code.flatMap((path) => read(path).match(/[\w$]+/g) ?? []));
const files = new Set([...code, ...globSync(['*.md', 'src/**/*.md'], { cwd: root })].map((path) => basename(path)));
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
/** Files of the built site. */
const BUILT = ['wallkick.js'];

describe.each(['README.md', 'CONTRIBUTING.md', ...globSync('content/docs/project/**/*.mdx', { cwd: root })])(
  '%s names',
  (path) => {
    const page = read(path);
    const named = namesIn(page);
    test('files and folders that exist', () => {
      expect(pathsNamed(page).filter((name) => !existsSync(root + name))).toEqual([]);
      expect(named.files.filter((name) => !files.has(name) && !BUILT.includes(name))).toEqual([]);
    });
    test('what the code has', () => {
      expect(named.identifiers.filter((name) => !words.has(name))).toEqual([]);
    });
    test('scripts of package.json', () => {
      expect(named.scripts.filter((name) => scripts[name] === undefined)).toEqual([]);
    });
    test('scenarios that can be read', () => {
      expect(scenariosIn(page).filter((line) => !readScenario(line).ok)).toEqual([]);
    });
  },
);

test('names, files, scripts and scenarios of a page are found', () => {
  const page = `The file \`src/cli/docs.ts\` and \`rotate.ts\`: \`lineFrom\` calls \`read(a, b)\` in \`<KickStepper>\`.
Run \`npm test\` or \`npm run --silent reach -- FILE\`; see \`system=sega piece=T\` and \`system=… piece=I\`.
\`\`\`html
<kick-stepper system="sega" piece="T"
  from="0"></kick-stepper> src/figure/Figure.svelte
\`\`\``;
  expect(pathsNamed(page)).toEqual(['src/cli/docs.ts', 'src/figure/Figure.svelte']);
  expect(namesIn(page)).toEqual({
    identifiers: ['lineFrom', 'read', 'KickStepper'],
    files: ['rotate.ts'],
    scripts: ['test', 'reach'],
  });
  expect(scenariosIn(page)).toEqual(['system=sega piece=T', 'system=sega piece=T from=0']);
});
