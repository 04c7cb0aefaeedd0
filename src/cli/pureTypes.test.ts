import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));
const { config } = ts.readConfigFile(`${folder}tsconfig.pure.json`, (path) => ts.sys.readFile(path));
const pure = ts.parseJsonConfigFileContent(config, ts.sys, folder);

/** Returns the type errors of a virtual file under the settings of the pure folders. */
function errorsOf(path: string, text: string): readonly string[] {
  const name = `${folder}${path}`;
  const host = ts.createCompilerHost(pure.options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (asked, version, ...rest) =>
    asked === name ? ts.createSourceFile(name, text, version) : getSourceFile(asked, version, ...rest);
  host.fileExists = (asked) => asked === name || fileExists(asked);
  host.readFile = (asked) => (asked === name ? text : readFile(asked));
  const declared = pure.fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([name, ...declared], { ...pure.options, incremental: false }, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('.')[0]!);
}

test('the settings are read and take in the engine', () => {
  expect(pure.errors).toEqual([]);
  expect(pure.fileNames).toContain(`${folder}engine/geometry.ts`);
  expect(pure.fileNames).toContain(`${folder}text/narrate.ts`);
  expect(pure.fileNames.filter((name) => name.endsWith('.test.ts'))).toEqual([]);
});

test.each([
  ['the DOM', 'export const width = window.innerWidth;', "Cannot find name 'window'"],
  ['the console', "console.log('rotated');", "Cannot find name 'console'"],
  ['Node', 'export const args = process.argv;', "Cannot find name 'process'"],
])('a file of the engine that names %s does not compile', (_what, text, error) => {
  expect(errorsOf('engine/scratch.ts', text)).toEqual([expect.stringContaining(error)]);
});

test('a text for people may name interface strings, and no element of a page', () => {
  const text = "import 'strings:board';\nexport const language = (root: Element) => root.getAttribute('lang');";
  expect(errorsOf('text/scratch.ts', text)).toEqual(["Cannot find name 'Element'"]);
});

test('a file of the engine that names neither compiles', () => {
  expect(errorsOf('engine/scratch.ts', 'export const sorted = [2, 1].toSorted();')).toEqual([]);
});
