import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printScenario } from '#engine/scenario.ts';
import { cases } from '#engine/testing/wide.ts';
import type { Result } from '#engine/diagnostics.ts';
import { readFumenBoard } from '#notation/fumenBoard.ts';
import { parseScene, printScene } from '#play/sceneText.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { figureLink } from '#share/figureLink.ts';
import { linkedScenario } from '#share/share.ts';
import { importedScene } from './lab/common/importScene.ts';
import { escapeText } from '#text/escape.ts';
import { importedScenario } from '#figure/rotation/importBoard.ts';

// Every parser gets changed valid texts and random ones: a hundred thousand under npm run test:all, a fifth otherwise. No parser may
// throw or hang, every diagnostic has its position inside the text, and no text becomes markup.

const LINES = [
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####',
  'system=ars-ti piece=I from=1 at=3,3 turn=cw floorkicks=1 board=..........',
  'system=dtet piece=T from=R at=3,3 turn=cw precedence=right height=18 board=.......... step=2',
  'system=srs-arika readings=spawn-down piece=T from=0 at=0,3 turn=180 board=....',
];
const LINKS = LINES.map(
  (line) => `https://example.org/a/?figure=worked&${line.replaceAll(' ', '&').replaceAll('#', '%23')}#worked`,
);
// From the examples of the library tetris-fumen.
const FUMENS = [
  'v115@vhGRQYHAvItJEJmhCAUmBKpBvsBTtBGhBFqQPAUEzP?EJG98AQmqhECDdCA',
  'v115@9gI8AeI8AeI8AeI8KeAgH',
  'v115@9gilGeglRpGeg0RpGei0GeI8AeAgWYAQIKvDll2TAS?IvBElCyTASIqPEFGNXEvhE9tB0sBXjBAwSYATwgkDlt0TAz?B88AQx2vAx178AwngHBAAPMAFbuYCJciNEyoAVB',
];
const ODD = ['<', '>', '"', '&', '<b>', '<script>', '=', '%', '%3C', '\0', '\n', ' ', '/', ',', '-', '~', '9'.repeat(30), '\u{1f600}', '\ud800', '__proto__=1', 'constructor=', 'board=', 'v115@', 'A', '?', '+']; // prettier-ignore

/** A valid text with up to five places changed. */
const mutated = (seeds: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(220), fc.nat(6), fc.constantFrom('', ...ODD)), { minLength: 1, maxLength: 5 }),
    )
    .map(([seed, changes]) =>
      changes.reduce(
        (text, [at, cut, put]) =>
          text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + cut),
        seed,
      ),
    );
const anything = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 40 }));
const texts = (seeds: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: mutated(seeds) }, { weight: 1, arbitrary: anything });

/** Checks that diagnostics are inside the text, and that printing and reading again gives the same value. */
function sound<T>(result: Result<T>, text: string, print: (value: T) => string): void {
  if (result.ok) {
    const line = print(result.value);
    if (/[<>"&\s]{2}|[<>"&]/.test(line)) throw new Error(`markup in ${line}`);
    return;
  }
  if (result.diagnostics.length === 0) throw new Error('refused without a reason');
  for (const { span, sentence } of result.diagnostics) {
    if (span.start < 0 || span.end < span.start || span.end > text.length)
      throw new Error(`${span.start} to ${span.end} is no place in ${JSON.stringify(text)}`);
    if (/\{\w+\}|undefined|NaN/.test(sentence.replaceAll(text, ''))) throw new Error(sentence);
  }
}

const run = (all: number) => ({ seed: 20261120, numRuns: cases(all) });

test('scenario lines are read or explained', () => {
  fc.assert(
    fc.property(texts(LINES), (line) => sound(readScenario(line), line, printScenario)),
    run(50_000),
  );
});

test('addresses are read or explained, and make addresses again', () => {
  const property = fc.property(texts(LINKS), (link) => {
    const search = link.slice(link.indexOf('?') + 1).split('#')[0]!;
    const linked = linkedScenario(search, 'worked');
    if (!linked) return;
    sound(linked.scenario, linked.text, printScenario);
    const again = figureLink(`https://example.org/?${search}`, 'worked', [['board', linked.text]]);
    if (/[<>"\s]/.test(again)) throw new Error(`markup in ${again}`);
  });
  fc.assert(property, run(25_000));
});

test('fumens are read or explained', () => {
  const property = fc.property(texts(FUMENS), (fumen) => {
    const read = readFumenBoard(fumen);
    if (!read.ok) return;
    if (read.value.rows.some((row) => !/^[.#IJLOSTZ]{10}$/.test(row))) throw new Error(fumen);
  });
  fc.assert(property, run(25_000));
});

test('texts are pasted into a lab of buttons', () => {
  const shown = parseScene('system=dtet piece=T from=0 at=3,3 board=.......... buttons=R_._A');
  if (!shown.ok) throw new Error('the example is readable');
  const property = fc.property(texts([...LINES, ...LINKS, ...FUMENS]), (text) => {
    const pasted = importedScene(shown.value, text);
    sound(pasted, text, ({ value }) => printScene(value));
    if (!pasted.ok) return;
    const printed = printScene(pasted.value.value);
    const again = parseScene(printed);
    if (!again.ok || printScene(again.value) !== printed) throw new Error(printed);
  });
  fc.assert(property, run(5_000));
});

test('texts are pasted onto a board, which stays as it is where they are wrong', () => {
  const shown = readScenario(LINES[0]!);
  if (!shown.ok) throw new Error('the example is readable');
  const property = fc.property(texts([...LINES, ...LINKS, ...FUMENS, '....\n##.#\n#..#']), (text) =>
    sound(importedScenario(shown.value, text), text, ({ value }) => printScenario(value)),
  );
  fc.assert(property, run(10_000));
});

test('what is said about a text is text', () => {
  expect(escapeText('<script>"&')).toBe('&#60;script&#62;&#34;&#38;');
  // https://www.w3.org/TR/xml/#charsets: these are in no XML document, however they are written.
  expect(escapeText('a\u0000\u0001\t\n\u001b\ufffe\ud800b\u{1f600}')).toBe(
    'a\ufffd\ufffd\t\n\ufffd\ufffd\ufffdb\u{1f600}',
  );
});
