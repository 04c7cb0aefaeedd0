import { describe, expect, it } from 'vitest';
import { compileHints } from './compileHints.ts';
import { distance, unknownComponent } from './processor/pageComponents.ts';

describe('a name that is no component', () => {
  it.each([
    ['Note', 'Note', 0],
    ['KickSteper', 'KickStepper', 1],
    ['Vex', 'Vec', 1],
    ['', 'Row', 3],
  ])('%s is as far from %s as the letters that differ', (a, b, letters) => {
    expect(distance(a, b)).toBe(letters);
  });

  it('is reported with page, line, the nearest name and all names', () => {
    expect(unknownComponent('guide/kicks.mdx', 12, 'Nota', ['Note', 'Vec'])).toBe(
      'guide/kicks.mdx:12: <Nota> is no component of this site. Did you mean <Note>? Pages may use: Note, Vec.',
    );
  });

  it('comes without a guess when nothing is near', () => {
    expect(unknownComponent('a.mdx', 1, 'Carousel', ['Note', 'Vec'])).not.toContain('Did you mean');
  });
});

describe('files of which every function is called soon', () => {
  const chunk = (fileName: string, imports: readonly string[] = [], length = 20_000) => ({
    type: 'chunk',
    fileName,
    name: fileName,
    isEntry: fileName === 'figure.js',
    facadeModuleId: null,
    imports,
    code: 'x'.repeat(length),
  });
  const bundle = Object.fromEntries(
    [
      chunk('figure.js', ['framework.js', 'small.js']),
      chunk('framework.js', ['engine.js', 'not there.js']),
      chunk('engine.js', ['figure.js']),
      chunk('small.js', ['under small.js'], 100),
      chunk('under small.js'),
      chunk('fetched later.js', ['under what is fetched.js']),
      chunk('under what is fetched.js'),
    ].map((one) => [one.fileName, one]),
  );
  const { generateBundle } = compileHints(({ isEntry }) => isEntry) as unknown as {
    readonly generateBundle: { readonly handler: (options: unknown, bundle: unknown) => void };
  };
  generateBundle.handler({}, bundle);

  it.each([
    ['figure.js', true],
    ['framework.js', true],
    ['engine.js', true],
    ['small.js', false],
    ['under small.js', true],
    ['fetched later.js', false],
    ['under what is fetched.js', false],
  ])('%s says so: %s', (name, says) => {
    expect(bundle[name]!.code.startsWith('//# allFunctionsCalledOnLoad\nx')).toBe(says);
  });
});
