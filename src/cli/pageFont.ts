import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LETTERS } from './letters.ts';

/** Font files that pages load first, and the Latin files they are parts of. */
export const PAGE_FONTS = {
  'text.woff2': 'ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
  'italic.woff2': 'ysabeau-office/files/ysabeau-office-latin-wght-italic.woff2',
  'mono.woff2': 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
};
/** Letters of the files, with signs of tables and keys and the space that does not break. Not each font has each sign. */
export const PAGE_LETTERS = [...LETTERS, ...'\u00A0²↑↓'];
/** Weights in our style sheets. */
export const WEIGHTS = { min: 400, max: 700 };

/** Features that our style sheets ask for. Letters for others, as small capitals, would make the files larger. */
export const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** Returns the part of a Latin font file that most pages need: less than half of its bytes. */
export function pageFont(latin: string): Promise<Uint8Array> {
  const file = readFileSync(new URL(`../../node_modules/@fontsource-variable/${latin}`, import.meta.url));
  return subsetFont(file, PAGE_LETTERS.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}
