import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { compileHints } from './compileHints.ts';
import { darkOnScreen } from './darkOnScreen.ts';
import { heardAsAttributes } from './drawnComponents.ts';
import { linkBase } from './linkBase.ts';
import { distance, unknownComponent } from './pageComponents.ts';
import { placelessError } from './placelessError.ts';
import { trustedHtml } from './trustedHtml.ts';

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

describe('links of a page', () => {
  it.each([
    ['/', '/guide/kicks/', null],
    ['/wk', '/guide/kicks/', '/wk/guide/kicks/'],
    ['/wk/', '/', '/wk/'],
    ['/wk', 'https://example.org/', null],
    ['/wk', '//example.org/', null],
    ['/wk', '#sources', null],
  ])('under %s, %s becomes %j', (base, url, written) => {
    const setProperty = vi.fn();
    linkBase(base).link({ url }, { setProperty });
    expect(setProperty.mock.calls).toEqual(written === null ? [] : [[{ url }, 'url', written]]);
  });
});

describe('the colours of the dark theme', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const { handler } = darkOnScreen().transform;

  it('hold on screens, and without scripts only where the system asks for them', () => {
    const { code } = handler(tokens);
    expect(code).toMatch(
      /@media screen and \(scripting\), screen and \(prefers-color-scheme: dark\) \{ :root\[data-theme='dark'\]/,
    );
    expect(code.replace(/@media [^{]*\{ (:root\[data-theme='dark'\] \{[^}]*\}) \}/, '$1')).toBe(tokens);
  });

  it('stop the build when the tokens no longer have them', () => {
    expect(() => handler(':root { color: red }')).toThrow('tokens.css');
  });
});

describe('the error that the framework makes while it is loaded', () => {
  const constants = readFileSync(
    new URL('../../../node_modules/svelte/src/internal/client/constants.js', import.meta.url),
    'utf8',
  );
  const { handler } = placelessError().transform;
  const made = (code: string): Error => {
    const [, expression] = /STALE_REACTION = ([^;]+(?:;[^;]*)*?\)(?:\(\))?);\n\nexport/.exec(code)!;
    return new Function(`return ${expression}`)() as Error;
  };

  it('keeps its name and message, and does not know where it was made', () => {
    const [before, after] = [made(constants), made(handler(constants).code)];
    expect(after).toBeInstanceOf(Error);
    expect([after.name, after.message]).toEqual([before.name, before.message]);
    expect(before.stack).toBeDefined();
    expect(after.stack).toBeUndefined();
  });

  it('stops the build when the framework makes it in another way', () => {
    expect(() => handler('export const STALE_REACTION = new Error();')).toThrow('StaleReactionError');
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

describe('what the elements of a component hear', () => {
  const script = '<script lang="ts">\n  const a = 1;\n</script>\n';
  const written = (markup: string): string =>
    heardAsAttributes(script + markup, 'A.svelte').replace(/^.*<\/script>\n/s, '');

  it.each([
    ['a press', '<button onclick={() => go(1)}>a</button>', '<button data-on-click={__hears(() => go(1))}>a</button>'],
    ['an entry', '<input oninput={hear} />', '<input data-on-input={__hears(hear)} />'],
    ['what tends it', '<p {@attach tend}></p>', '<p data-tend={__tends(tend)}></p>'],
    ['all that tend it', '<p {@attach a(b)} id="x" {@attach c}></p>', '<p data-tend={__tends(a(b), c)} id="x" ></p>'],
    ['not what tends it in a state', '<p {@attach open ? tend : undefined}></p>', '<p ></p>'],
    [
      'an open state, which only says so',
      '<b aria-expanded={o} onclick={f}></b>',
      '<b aria-expanded={o} data-keeps></b>',
    ],
    ['a style, under a name that no policy knows', '<i style="--x:{x}"></i>', '<i data-style="--x:{x}"></i>'],
    ['a choice, which only says so', '<select onchange={f}></select>', '<select data-keeps></select>'],
    ['the inside of a block', '{#if a}<i onclick={f}></i>{/if}', '{#if a}<i data-on-click={__hears(f)}></i>{/if}'],
    ['not what a component is given', '<Field onchange={f} />', '<Field onchange={f} />'],
  ])('is written as attributes: %s', (_what, markup, expected) => {
    expect(written(markup)).toBe(expected);
  });

  it('asks the drawing for what writes it, and only then', () => {
    expect(heardAsAttributes(`${script}<i onclick={f}></i>`, 'A.svelte')).toContain(
      "import { hears as __hears, tends as __tends } from 'svelte';\n  const a = 1;",
    );
    expect(heardAsAttributes(`${script}<i></i>`, 'A.svelte')).toBe(`${script}<i></i>`);
  });

  it('stops the build where a drawing cannot hear it', () => {
    expect(() => heardAsAttributes(`${script}<i onpointermove={f}></i>`, 'A.svelte')).toThrow(
      'A.svelte: a drawing cannot hear onpointermove of <i>; it hears onclick, oninput, onchange.',
    );
    expect(() => heardAsAttributes('<i onclick={f}></i>', 'A.svelte')).toThrow(
      'A.svelte hears something and has no script.',
    );
  });
});

describe('HTML that components are given', () => {
  const { handler } = trustedHtml().transform;
  const svelte = readFileSync(
    new URL('../../../node_modules/svelte/src/internal/client/dom/blocks/html.js', import.meta.url),
    'utf8',
  );

  it('goes through a policy wherever the framework sets it', () => {
    const { code } = handler(svelte);
    expect(code.match(/\.innerHTML = create_trusted_html\(/g)).toHaveLength(2);
    expect(code.match(/\.innerHTML = (?!create_trusted_html)(?=\/)/g)).toBeNull();
  });

  it('stops the build where the framework sets it otherwise', () => {
    expect(() => handler('element.innerHTML = value;')).toThrow('no longer sets HTML in two places');
  });
});
