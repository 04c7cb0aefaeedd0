import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LETTERS } from './letters.ts';

/** A font file that pages load first. */
export interface PageFont {
  /** The Latin file it is a part of. */
  readonly latin: string;
  /** Weights it holds. Text of another weight takes the nearest. */
  readonly weights: { readonly min: number; readonly max: number };
}

/** Bytes that a server sends before it waits for the browser. A larger font comes a round trip later. */
export const FIRST_BYTES = 14_300;
/**
 * Spline Sans Mono is drawn at 300, 400, 500 and 700. From 500 it needs two of these drawings, and fits into the first bytes; from 450 it
 * needs three.
 */
export const PAGE_FONTS = {
  'text.woff2': {
    latin: 'ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  'italic.woff2': {
    latin: 'ysabeau-office/files/ysabeau-office-latin-wght-italic.woff2',
    weights: { min: 400, max: 700 },
  },
  'mono.woff2': {
    latin: 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    weights: { min: 500, max: 700 },
  },
} satisfies Readonly<Record<string, PageFont>>;
/** Letters of the files, with signs of tables and keys and the space that does not break. Not each font has each sign. */
export const PAGE_LETTERS = [...LETTERS, ...'\u00A0²↑↓'];
/** Features that our style sheets ask for. Letters for others, as small capitals, would make the files larger. */
export const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** Returns the part of a Latin font file that most pages need: less than half of its bytes. */
export function pageFont({ latin, weights }: PageFont): Promise<Uint8Array> {
  const file = readFileSync(new URL(`../../node_modules/@fontsource-variable/${latin}`, import.meta.url));
  return subsetFont(file, PAGE_LETTERS.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  });
}
