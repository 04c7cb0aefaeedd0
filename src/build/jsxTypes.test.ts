import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { elementTypes } from './figureModules.ts';

const DECLARED = readFileSync(new URL('../embed/wallkick-react.d.ts', import.meta.url), 'utf8');
const FILE = fileURLToPath(new URL('../embed/page.tsx', import.meta.url));
const TYPES = fileURLToPath(new URL('../embed/wallkick.d.ts', import.meta.url));
/** The published types: the build adds the tag names. */
const PUBLISHED = readFileSync(TYPES, 'utf8') + elementTypes();
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  allowImportingTsExtensions: true,
  types: [],
};

/** Returns what TypeScript reports about each JSX of an author who has copied the types. All stand in one file, which is checked once. */
function faultsOf(examples: readonly string[]): readonly (readonly string[])[] {
  const text = [DECLARED, ...examples.map((jsx, index) => `export const shown${index} = ${jsx};`)].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  const given = new Map([
    [FILE, text],
    [TYPES, PUBLISHED],
  ]);
  host.readFile = (name) => given.get(name) ?? readFile(name);
  host.getSourceFile = (name, target) => {
    const own = given.get(name);
    return own === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, own, target);
  };
  const faults = ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], OPTIONS, host))
    .map(({ messageText, start = 0 }) => ({
      line: text.slice(0, start).split('\n').length - 1,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  const first = DECLARED.split('\n').length;
  expect(faults.filter(({ line }) => line < first)).toEqual([]);
  return examples.map((_, index) => faults.filter(({ line }) => line === first + index).map(({ message }) => message));
}

test('the types for React let JSX hold an element, with its words, an event and its methods', () => {
  const faults = faultsOf([
    '<kick-stepper id="a" system="sega" step={3} onwallkick-step={() => 1} ref={(one) => one?.goTo(2)}><p /></kick-stepper>',
    '<kick-stepper ref={(one) => one?.goTo("2")} />',
    '<kick-table />',
    '<kick-link for="a"><a href="/">the turn</a></kick-link>',
    '<no-figure />',
  ]);
  expect(faults).toEqual([
    [],
    ["Argument of type 'string' is not assignable to parameter of type 'number'."],
    [],
    [],
    ["Property 'no-figure' does not exist on type 'JSX.IntrinsicElements'."],
  ]);
});
