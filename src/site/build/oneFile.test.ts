import { describe, expect, test } from 'vitest';
import { together } from './oneFile.ts';

const chunk = (name: string, fileName: string, code: string) => ({ name, fileName, code });
const SHARED = 'shared-ab_C-1.js';

/** The files of a program, by name, after the shared one was put in the place of the first. */
function made(...others: readonly string[]): readonly string[] {
  const chunks = [
    chunk('index', 'first.js', `import"./${SHARED}";`),
    chunk('shared', SHARED, 'const a=1;function b(){return a}let $=3;export{a as x,b,$ as y};\n'),
    ...others.map((code, index) => chunk(`other${index}`, `other${index}.js`, code)),
  ];
  together(chunks, 'index', 'shared');
  return [chunks[0]!.code, ...chunks.slice(2).map(({ code }) => code)];
}

/** What a program returns that reads the list which the first file leaves. */
function run(first: string, code: string): unknown {
  return new Function('globalThis', `{${first}}${code}`)({});
}

describe('the file that all others share', () => {
  test('is the first one, which leaves what it shares in the page', () => {
    const [first] = made();
    expect(first).toBe(
      `const a=1;function b(){return a}let $=3;globalThis[Symbol.for("wallkick ${SHARED}")]??=[$,a,b];`,
    );
  });

  test('is read from there, by the names that others had for it', () => {
    const [first, other] = made(`import{y as t,x as e,b}from"./${SHARED}";return [t,e,b()]`);
    expect(run(first!, other!)).toEqual([3, 1, 1]);
  });

  test('is asked for no more, also where nothing of it is wanted', () => {
    expect(made(`import"./${SHARED}";import{o}from"./other.js";o()`)[1]).toBe('import{o}from"./other.js";o()');
  });

  test('stays as it was left by a first copy of the program', () => {
    const [first, other] = made(`import{x as e}from"./${SHARED}";return e`);
    expect(run(first!, `{${first!.replace('a=1', 'a=2')}}${other!}`)).toBe(1);
  });

  test.each([
    ['in a way that is not known', `const all=await import("./${SHARED}")`, /other0\.js asks for shared-ab_C-1\.js/],
    ['and wanted for what it does not have', `import{z}from"./${SHARED}";`, /other0\.js wants "z"/],
  ])('cannot be asked for %s', (_what, code, message) => {
    expect(() => made(code)).toThrow(message);
  });

  test('has to be there', () => {
    expect(() => together([chunk('index', 'first.js', '')], 'index', 'shared')).toThrow(
      /no files "index" and "shared"/,
    );
  });
});
