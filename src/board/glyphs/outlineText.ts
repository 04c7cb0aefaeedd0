import FACES from './faces.json' with { type: 'json' };

/** The faces of pictures: words, numbers, and letters of pieces. */
export type Face = 'text' | 'mono' | 'strong';

export interface TextStyle {
  readonly face: Face;
  /** Pixels of one em, and of the space added after each letter. */
  readonly size: number;
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

interface Glyph {
  readonly advance: number;
  /** In relative commands, in units of the em. */
  readonly outline: string;
}

const glyphsOf = (face: Face): ReadonlyMap<string, Glyph> =>
  new Map(
    Object.entries<string>(FACES[face]).map(([letter, text]) => {
      const space = text.indexOf(' ');
      return [letter, { advance: Number(text.slice(0, space)), outline: text.slice(space + 1) }];
    }),
  );

const GLYPHS: Readonly<Record<Face, ReadonlyMap<string, Glyph>>> = {
  text: glyphsOf('text'),
  mono: glyphsOf('mono'),
  strong: glyphsOf('strong'),
};

/** A letter without an outline counts as wide as an m. */
const advanceOf = (letter: string, face: Face): number => (GLYPHS[face].get(letter) ?? GLYPHS[face].get('m')!).advance;

/** Returns the width of a text in pixels. */
export function textWidth(text: string, { face, size, spacing = 0 }: TextStyle): number {
  const letters = [...text];
  const units = letters.reduce((sum, letter) => sum + advanceOf(letter, face), 0);
  return (units * size) / FACES.em + letters.length * spacing;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const STARTS = { start: 0, middle: 0.5, end: 1 } as const;

const scaled = new Map<string, string>();

/** The outline of a letter at a size, in pixels. A picture repeats few letters. */
function scaledOutline(letter: string, outline: string, { face, size }: TextStyle): string {
  const key = `${face} ${size} ${letter}`;
  const known = scaled.get(key);
  if (known !== undefined) return known;
  const made = outline.replace(/-?\d+/g, (units, at: number) => {
    const length = String(round((Number(units) * size) / FACES.em)).replace(/^(-?)0\./, '$1.');
    return at > 0 && /\d/.test(outline[at - 1]!) && !length.startsWith('-') ? ` ${length}` : length;
  });
  scaled.set(key, made);
  return made;
}

/** Returns the path of a text whose baseline begins, centres or ends at a point; null if one of its letters has no outline. */
export function outlineText(text: string, [x, y]: readonly [number, number], style: TextStyle): string | null {
  const { face, size, spacing = 0, anchor = 'start' } = style;
  const scale = size / FACES.em;
  let left = x - textWidth(text, style) * STARTS[anchor];
  let path = '';
  for (const letter of text) {
    const glyph = GLYPHS[face].get(letter);
    if (!glyph) return null;
    if (glyph.outline !== '') path += `M${round(left)} ${round(y)}${scaledOutline(letter, glyph.outline, style)}`;
    left += glyph.advance * scale + spacing;
  }
  return path;
}

/** Breaks a text into lines of a width; a longer word is a line of its own. */
export function linesOf(text: string, width: number, style: TextStyle): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(`${line} ${word}`, style) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
