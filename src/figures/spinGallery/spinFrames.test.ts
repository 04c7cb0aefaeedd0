import { describe, expect, test } from 'vitest';
import { voice } from '../testing/reports.ts';
import { shownSpin, SPIN_GALLERY } from './galleryState.ts';
import { SPINS } from './gallerySpins.ts';
import { gallerySentence, playedText, spinLine, spinVerdicts } from './galleryTexts.ts';
import { framesOf, type SpinFrame } from './spinFrames.ts';

const spinUnder = (system: string, name: string) =>
  shownSpin(
    SPINS.find((spin) => spin.name === name)!,
    { system },
  );

/** What a frame shows, in a word. */
function wordOf({ scene, motion, full }: SpinFrame): string {
  const { body, bodyIs, arrow, field } = scene;
  if (full.length > 0) return `full ${full.join()}`;
  if (body.length === 0) return `${field.rows.length} rows`;
  return [motion, bodyIs === 'tried' ? 'tried' : arrow ? 'end' : 'start'].filter((word) => word !== 'none').join(' ');
}

// Rows are those of the pictures in gallerySpins.ts; where a piece ends is what gallerySpins.test.ts checks.
describe('a card plays', () => {
  test.each([
    ['srs-guideline', 'tDouble', 'a rotation without a kick', 'end, start, turn end, full 0,1, 1 rows, end'],
    ['srs-guideline', 'tTriple', 'a kick', 'end, start, turn tried, slide end, full 0,1,2, 2 rows, end'],
    ['ars-tgm', 'tTriple', 'an end on other squares', 'end, start, turn end, end'],
    ['nintendo-right', 'tTriple', 'a rotation that fails', 'start, start, turn tried, start'],
    ['tetris-best', 'tTriple', 'no answer', 'start, start, start'],
  ])('%s, %s: %s', (system, name, _what, frames) => {
    expect(framesOf(spinUnder(system, name)).map(wordOf).join(', ')).toBe(frames);
  });
});

test.each([
  ['srs-guideline', '0>>1, test 5, 3 rows'],
  ['ars-tgm', '2>>3, test 1, ends elsewhere'],
  ['nintendo-right', 'does not rotate'],
  ['tetris-best', 'Its source names no kicks.'],
])('under %s the card of the triple, and what is said when it plays, is "%s"', (system, line) => {
  const spin = spinUnder(system, 'tTriple');
  expect(spinLine(spin, voice)).toBe(line);
  expect(playedText(spin, voice)).toBe(`T-spin triple (TST): ${line}`);
});

// The Guideline rewards the T alone; in all-mini+ of TETR.IO a piece that cannot move is a mini. Judges know the boxes of SRS alone.
test.each([
  ['srs-guideline', 'tDouble', ['Guideline: T-spin double.', 'TETR.IO (all-mini+): T-spin double.']],
  ['srs-guideline', 'tFin', ['Guideline: T-spin double (Fin).', 'TETR.IO (all-mini+): T-spin double (Fin).']],
  ['srs-guideline', 'zDouble', ['Guideline: no spin.', 'TETR.IO (all-mini+): Z-spin mini double.']],
  ['ars-tgm', 'tDouble', []],
])('under %s the verdicts on %s are those of three games', (system, name, verdicts) => {
  expect(spinVerdicts(spinUnder(system, name), voice.say).slice(0, 2)).toEqual(verdicts);
});

test.each([
  ['srs-guideline', 'Under Guideline SRS, 24 of 24 presses end in the spin.'],
  ['nintendo-right', /^Under .*, 2 of 24 presses end in the spin\.$/],
  ['tetris-best', 'The kicks of Tetris Best are unknown.'],
])('the gallery under %s says how many work', (system, sentence) => {
  expect(gallerySentence({ system }, voice)).toMatch(sentence);
});

test('a link names a system that the picker lists', () => {
  const { read } = SPIN_GALLERY.fields.system;
  expect([read('ars-tgm'), read('nonsense'), read('srs-guideline~T01:1_0')]).toEqual(['ars-tgm', null, null]);
});
