import type { Drawing, Picture } from '#board/drawing.ts';
import { linesOf, textWidth, type TextStyle } from '#board/glyphs/outlineText.ts';
import { outlineTexts } from '#board/glyphs/outlineTexts.ts';
import { Painter, PICTURE_ID, round } from '#board/painter.ts';
import { PREVIEW } from '#board/picture.ts';
import { escapeText } from '#text/escape.ts';

// Draws the picture that chats and social networks show for a link to a page.

const MARGIN = 56;
const GAP = 48;
/** The area of a drawing, at the right. */
const PICTURE = { width: 560, height: PREVIEW.height - 2 * MARGIN } as const;
const TITLE: TextStyle = { face: 'text', size: 68 };
const LEAST_TITLE = 44;
const LEAD: TextStyle = { face: 'text', size: 32 };
const NAME: TextStyle = { face: 'text', size: 38 };
const MOST_LINES = 5;

export interface CardContent {
  readonly title: string;
  /** The claim of the page, shown where there is room. */
  readonly lead: string;
  /** The first drawing of the page, if it has one. */
  readonly drawing: Drawing | null;
  /** The site's mark, the text of `public/favicon.svg`. */
  readonly mark: string;
}

const textMarkup = (text: string, x: number, y: number, { size }: TextStyle, colour: string): string =>
  outlineTexts(
    `<text fill="${colour}" font-family="sans-serif" font-size="${size}" x="${round(x)}" y="${round(y)}">${escapeText(text)}</text>`,
    () => [['font', `500 ${size}px sans-serif`]],
  );

/** Draws the mark in one colour. Its own style follows the theme of a browser. */
const markMarkup = (mark: string, colour: string): string =>
  `<svg x="${MARGIN}" y="${MARGIN}" width="45" height="50"` +
  mark
    .slice('<svg'.length)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ stroke="#\w+"/, ` stroke="${colour}"`)
    .replace(/ class="m"/, ` fill="${colour}"`);

/** Returns a text in as many lines as there is room for; its first sentence where all of it is too long; none where that is. */
function leadLines(lead: string, width: number, most: number): readonly string[] {
  const [first = ''] = /^.*?[.!?](?=\s|$)/s.exec(lead) ?? [];
  return [lead, first].map((text) => linesOf(text, width, LEAD)).find(({ length }) => length <= most) ?? [];
}

/** Returns the title in lines that fit, as large as possible. */
function titleLines(title: string, width: number): { readonly lines: readonly string[]; readonly style: TextStyle } {
  for (let size = TITLE.size; ; size -= 4) {
    const style = { ...TITLE, size };
    const lines = linesOf(title, width, style);
    const fits = lines.length <= 4 && lines.every((line) => textWidth(line, style) <= width);
    if (fits || size <= LEAST_TITLE) return { lines: lines.slice(0, MOST_LINES), style };
  }
}

/** Returns the card of a page as the text of an SVG file. */
export function previewCard({ title, lead, drawing, mark }: CardContent, valuesOf: Picture['valuesOf']): string {
  const valueOf = valuesOf(undefined);
  const [ink, quiet, paper] = [valueOf('--ink'), valueOf('--ink-2'), valueOf('--paper')];
  const painter = new Painter(valuesOf);
  const width = PREVIEW.width - 2 * MARGIN - (drawing ? PICTURE.width + GAP : 0);
  const { lines, style } = titleLines(title, width);
  const lineHeight = style.size * 1.1;
  const top = 196;
  const titled = lines.map((line, index) =>
    textMarkup(line, MARGIN, top + style.size * 0.72 + index * lineHeight, style, ink),
  );
  const below = top + lines.length * lineHeight + 26;
  const room = Math.max(0, Math.floor((PREVIEW.height - MARGIN - below) / (LEAD.size * 1.32)));
  const led = leadLines(lead, width, room).map((line, index) =>
    textMarkup(line, MARGIN, below + LEAD.size * (1 + index * 1.32), LEAD, quiet),
  );
  let drawn = '';
  if (drawing) {
    const scale = Math.min(PICTURE.width / drawing.width, PICTURE.height / drawing.height);
    const left = PREVIEW.width - MARGIN - (PICTURE.width + drawing.width * scale) / 2;
    const over = (PREVIEW.height - drawing.height * scale) / 2;
    drawn = `<g transform="translate(${round(left)} ${round(over)}) scale(${round(scale)})">${painter.draw(drawing, () => '')}</g>`;
  }
  const name = markMarkup(mark, ink) + textMarkup('Wallkick', MARGIN + 62, MARGIN + 38, NAME, ink);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}" width="${PREVIEW.width}" height="${PREVIEW.height}">` +
    `<style>${painter.rules}</style><rect fill="${paper}" width="${PREVIEW.width}" height="${PREVIEW.height}"/>` +
    `${name}${titled.join('')}${led.join('')}${drawn}</svg>`
  ).replaceAll(PICTURE_ID, 'card');
}
