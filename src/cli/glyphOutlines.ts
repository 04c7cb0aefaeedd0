/**
 * Writes the outlines of the letters in pictures from the fonts of the site: `node src/cli/glyphOutlines.ts` after an update of a font.
 * Pictures hold outlines because the programs that show them have other fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import { LETTERS } from './letters.ts';

/** Units of an outline in one em: a twentieth of a pixel in the largest letters of a picture. */
const EM = 500;

/**
 * The subsets of each font in which a letter is looked for; a text with a letter that none has stays a text. The weights are those between
 * which the style sheets of drawings vary.
 */
const FACES = {
  text: { font: 'ysabeau-office', subsets: ['latin', 'math', 'symbols'], weight: 500 },
  mono: { font: 'spline-sans-mono', subsets: ['latin', 'latin-ext'], weight: 450 },
  strong: { font: 'spline-sans-mono', subsets: ['latin', 'latin-ext'], weight: 600 },
} as const;

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** An outline in relative commands, with y downwards. */
function outline({ path }: Glyph, scale: number): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let text = '';
  for (const { command, args } of path.commands) {
    const points = args.map((value, index) => Math.round(value * scale) * (index % 2 === 0 ? 1 : -1));
    text += COMMANDS[command] + points.map((value, index) => value - (index % 2 === 0 ? x : y)).join(' ');
    if (command === 'closePath') [x, y] = [startX, startY];
    else [x, y] = [points.at(-2)!, points.at(-1)!];
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return text.replaceAll(' -', '-').replaceAll('-0', '0');
}

async function fontOf(name: string, subset: string, weight: number): Promise<Font> {
  const file = `../../node_modules/@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`;
  const woff2 = readFileSync(new URL(file, import.meta.url));
  // As TrueType, which fontkit varies.
  const letters = await subsetFont(woff2, LETTERS.join(''), { targetFormat: 'truetype' });
  return (create(letters) as Font).getVariation({ wght: weight });
}

async function face({ font: name, subsets, weight }: (typeof FACES)[keyof typeof FACES]) {
  const fonts: Font[] = [];
  for (const subset of subsets) fonts.push(await fontOf(name, subset, weight));
  return Object.fromEntries(
    LETTERS.flatMap((letter) => {
      const code = letter.codePointAt(0)!;
      const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
      if (!font) return [];
      const scale = EM / font.unitsPerEm;
      const glyph = font.glyphForCodePoint(code);
      return [[letter, `${Math.round(glyph.advanceWidth * scale)} ${outline(glyph, scale)}`]];
    }),
  );
}

const faces: Record<string, unknown> = {};
for (const [name, one] of Object.entries(FACES)) faces[name] = await face(one);
const file = new URL('../board/glyphs/faces.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ em: EM, ...faces }, null, 2)}\n`);
