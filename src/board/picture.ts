import { escapeText } from '#text/escape.ts';
import type { Drawing, Layer, Letters, Picture, PictureSize } from './drawing.ts';
import { linesOf, textWidth, type TextStyle } from './glyphs/outlineText.ts';
import { outlineTexts } from './glyphs/outlineTexts.ts';
import { LICENCE, metadataMarkup } from './metadata.ts';
import { Painter, PICTURE_ID, pictureClass, round } from './painter.ts';

const MOST_COLUMNS = 6;
const MARGIN = 16;
const GAP = 28;
/** Words beside a drawing, the sentence, and the line at the foot. */
const WORD: TextStyle = { face: 'text', size: 22 };
const SENTENCE: TextStyle = { face: 'text', size: 20 };
const CREDIT: TextStyle = { face: 'text', size: 15 };
/** Heights of a line of each. */
const LINE = 34;
const SENTENCE_LINE = 26;
const CREDIT_LINE = 20;
/** The least width for a sentence. */
const NARROWEST = 320;

/** Groups consecutive drawings by their list. */
function inLists(drawings: readonly Drawing[]): readonly (readonly Drawing[])[] {
  const starts = drawings.flatMap(({ list }, index) =>
    index > 0 && drawings[index - 1]!.list === list ? [] : [index],
  );
  return starts.map((start, index) => drawings.slice(start, starts[index + 1]));
}

/** Places drawings in columns of one width. */
function columnsOf(drawings: readonly Drawing[]) {
  const lists = inLists(drawings);
  const columns = Math.min(MOST_COLUMNS, Math.max(...lists.map(({ length }) => length)));
  const cell = Math.max(
    ...drawings.map(({ width, head = '', foot = '' }) =>
      Math.max(width, Math.ceil(textWidth(head, WORD)), Math.ceil(textWidth(foot, WORD))),
    ),
  );
  return { lists, columns, cell, rows: columns * cell + (columns - 1) * GAP };
}

/** Returns the width of a picture in pixels, without drawing it. */
export const pictureWidth = ({ drawings, below = [] }: Pick<Picture, 'drawings' | 'below'>): number =>
  2 * MARGIN + Math.max(columnsOf(drawings).rows, ...below.map(({ width }) => width));

/** Writes a line of words in a picture. */
type WordWriter = (text: string, x: number, y: number, name?: 'word' | 'sentence' | 'credit') => string;

const wordWriter =
  (letters: Letters): WordWriter =>
  (text, x, y, name = 'word') => {
    const { size } = { word: WORD, sentence: SENTENCE, credit: CREDIT }[name];
    const line = `<text ${pictureClass(name)} x="${round(x)}" y="${round(y)}">${escapeText(text)}</text>`;
    return letters === 'texts' ? line : outlineTexts(line, () => [['font', `500 ${size}px sans-serif`]]);
  };

/** A short name that depends on all of a text (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The title and the licence below a picture, side by side where there is room. */
function creditMarkup(
  title: string,
  width: number,
  top: number,
  wordMarkup: WordWriter,
): { readonly markup: string; readonly height: number } {
  const licence = `Wallkick · ${LICENCE.name}`;
  const right = MARGIN + width - textWidth(licence, CREDIT);
  const lines = linesOf(title, width, CREDIT);
  const isBeside = textWidth(lines.at(-1)!, CREDIT) + GAP <= right - MARGIN;
  const baseline = (line: number): number => top + CREDIT_LINE * (line + 1);
  const last = lines.length - (isBeside ? 1 : 0);
  return {
    markup:
      `<path ${pictureClass('rule')} d="M${MARGIN} ${round(top)}h${round(width)}"/>` +
      lines.map((line, index) => wordMarkup(line, MARGIN, baseline(index), 'credit')).join('') +
      wordMarkup(licence, right, baseline(last), 'credit'),
    height: CREDIT_LINE * (last + 1),
  };
}

/** The usual size of link previews. */
export const PREVIEW: PictureSize = { width: 1200, height: 630 };

/** The width and height of a picture file in pixels. */
export function pictureSize(svg: string): PictureSize {
  const [, width = 0, height = 0] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number);
  return { width, height };
}

/**
 * Draws a picture file of its own: SVG without scripts, fonts, or properties that a page would have to give. Title, description, licence and
 * address are inside. Ids and classes begin with a name that depends on the content, so pictures do not repaint each other in one page.
 */
export function pictureMarkup(picture: Picture): string {
  const { title, description, drawings, below: under = [], sentence, roomFor = [], source, valuesOf } = picture;
  const { letters = 'outlines' } = picture;
  const wordMarkup = wordWriter(letters);
  const valueOf = valuesOf(undefined);
  const painter = new Painter(valuesOf, letters);
  const layerWords = ({ head, x, y }: Layer): string => (head ? wordMarkup(head, x, y - 8) : '');
  const { lists, columns, cell, rows } = columnsOf(drawings);
  const tall = Math.max(...drawings.map(({ height }) => height));
  const above = drawings.some(({ head }) => head !== undefined) ? LINE : 0;
  const below = drawings.some(({ foot }) => foot !== undefined) ? LINE : 0;
  const rowHeight = above + tall + below;

  const drawn = (drawing: Drawing, column: number, top: number): string => {
    const { head = '', foot = '' } = drawing;
    return (
      `<g transform="translate(${round(MARGIN + column * (cell + GAP))} ${round(top)})">${head && wordMarkup(head, 0, WORD.size)}` +
      `<g transform="translate(0 ${above})">${painter.draw(drawing, layerWords)}</g>` +
      `${foot && wordMarkup(foot, 0, above + tall + WORD.size + 4)}</g>`
    );
  };

  const inner = Math.max(rows, ...under.map((strip) => strip.width), sentence === undefined ? 0 : NARROWEST);
  let top = MARGIN;
  let said = '';
  if (sentence !== undefined) {
    const lines = linesOf(sentence, inner, SENTENCE);
    said = lines.map((line, index) => wordMarkup(line, MARGIN, top + SENTENCE_LINE * index + 19, 'sentence')).join('');
    const most = Math.max(lines.length, ...roomFor.map((other) => linesOf(other, inner, SENTENCE).length));
    top += SENTENCE_LINE * most + MARGIN / 2;
  }
  const parts = lists.map((list) => {
    const name = lists.length > 1 ? (list[0]!.list ?? '') : '';
    const named = name && wordMarkup(name, MARGIN, top + WORD.size);
    if (name) top += LINE;
    const placed = list.map((drawing, index) =>
      drawn(drawing, index % columns, top + Math.floor(index / columns) * (rowHeight + GAP)),
    );
    top += Math.ceil(list.length / columns) * (rowHeight + GAP);
    return named + placed.join('');
  });
  const strips = under.map((strip) => {
    const scale = Math.max(1, rows / strip.width);
    const placed = `<g transform="translate(${MARGIN} ${round(top)}) scale(${round(scale)})">${painter.draw(strip, layerWords)}</g>`;
    top += strip.height * scale + GAP;
    return placed;
  });
  top -= GAP;
  const credit = sentence === undefined ? null : creditMarkup(title, inner, top + MARGIN, wordMarkup);
  if (credit) top += MARGIN + credit.height;
  const width = round(2 * MARGIN + inner);
  const height = round(top + MARGIN);
  const own =
    `.${PICTURE_ID}-paper{fill:${valueOf('--paper')}}` +
    `.${PICTURE_ID}-word,.${PICTURE_ID}-sentence{font:500 ${WORD.size}px sans-serif;fill:${valueOf('--ink')}}` +
    (credit
      ? `.${PICTURE_ID}-sentence{font-size:${SENTENCE.size}px}.${PICTURE_ID}-credit{font:500 ${CREDIT.size}px sans-serif;fill:${valueOf('--ink-2')}}` +
        `.${PICTURE_ID}-rule{fill:none;stroke:${valueOf('--rule-2')}}`
      : '');
  // Behind a clear picture may be any colour, so what is written outside of boards has an edge in that of the paper.
  const edged = ['word', 'sentence', 'credit'].map((name) => `.${PICTURE_ID}-${name}`);
  const edge =
    picture.ground === 'clear'
      ? `${edged.join()},[aria-labelledby="${PICTURE_ID}-title ${PICTURE_ID}-desc"] .b-number{stroke:${valueOf('--paper')};stroke-width:4px;stroke-linejoin:round;paint-order:stroke}`
      : '';
  const size = picture.size ?? { width, height };
  // What is shown stands in the middle of a picture with another shape.
  const scale = Math.min(size.width / width, size.height / height);
  const [wide, tallest] = [round(size.width / scale), round(size.height / scale)];
  const corner = [round((width - wide) / 2), round((height - tallest) / 2)] as const;
  const placed = corner.join() === '0,0' ? '' : ` x="${corner[0]}" y="${corner[1]}"`;
  const paper =
    picture.ground === 'clear' ? '' : `<rect ${pictureClass('paper')}${placed} width="${wide}" height="${tallest}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner.join(' ')} ${wide} ${tallest}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="${PICTURE_ID}-title ${PICTURE_ID}-desc">` +
    `<title id="${PICTURE_ID}-title">${escapeText(title)}</title><desc id="${PICTURE_ID}-desc">${escapeText(description)}</desc>` +
    metadataMarkup(title, source) +
    `<style>${painter.rules}${own}${edge}</style>${paper}${said}${parts.join('')}${strips.join('')}${credit?.markup ?? ''}</svg>\n`;
  return svg.replaceAll(PICTURE_ID, `w${hashOf(svg)}`);
}
