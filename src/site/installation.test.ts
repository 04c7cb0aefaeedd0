import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { installation, installCommand, workflowSteps } from './installation.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = globSync(['content/docs/**/*.mdx', 'README.md', 'src/package/README.md'], { cwd: root }).map((name) => ({
  name,
  text: readFileSync(`${root}${name}`, 'utf8'),
}));

test('a published package is installed by its name, another one from its file', () => {
  expect(installCommand('1.2.3', true)).toBe('npm install wallkick');
  expect(installCommand('1.2.3', false)).toBe('npm install ./wallkick-1.2.3.tgz');
  expect(installation('1.2.3', true)).not.toContain('tgz');
  expect(installation('1.2.3', false)).toMatch(/npm run package.*```sh\nnpm install \.\/wallkick-1\.2\.3\.tgz/s);
  expect(workflowSteps('1.2.3', 'table a.py', true)).toContain('npm install wallkick@1.2\n');
  expect(workflowSteps('1.2.3', 'table a.py', false)).toBe(
    '- run: npm install ./wallkick-1.2.3.tgz\n- run: npx wallkick table a.py',
  );
});

test('no text says by itself that npm has the package', () => {
  const said = pages.filter(({ text }) =>
    /\bnpm (?:i|install|add) (?:-\S+ )*wallkick|\bwallkick@|\bnpx -\S+ wallkick/.test(text),
  );
  expect(said.map(({ name }) => name)).toEqual([]);
});

test('a page that shows a command of the package says how to install it', () => {
  const commands = pages.filter(({ text }) => /^npx wallkick /m.test(text));
  expect(commands.length).toBeGreaterThan(4);
  expect(
    commands.filter(({ text }) => !text.includes('<Installation of="command" />')).map(({ name }) => name),
  ).toEqual([]);
});
