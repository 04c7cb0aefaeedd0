import { escapeText } from '#text/escape.ts';
import type { Declarations } from '../paint.ts';
import { outlineText, type TextStyle } from './outlineText.ts';

const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;
const PLACE = /\s(?:x|y|font-size)="[^"]*"/g;
/** From this weight on, letters are bold. */
const BOLD = 550;

const attributeIn = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

const NAMED: ReadonlyMap<string, string> = new Map(Object.entries({ lt: '<', gt: '>', quot: '"', amp: '&' }));

const unescaped = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|amp);/g, (_whole, name: string) => NAMED.get(name)!);

const isAnchor = (text: string): text is 'middle' | 'end' => text === 'middle' || text === 'end';

/** Returns the style of a text from its declarations in the order of their rules. */
function styleOf(declarations: Declarations): TextStyle {
  let [weight, size, family] = [400, 16, ''];
  let spacing = '0';
  let anchor = '';
  for (const [name, value] of declarations) {
    const short = name === 'font' ? /^(\d+) ([\d.]+)px (.*)$/.exec(value) : null;
    if (short) [weight, size, family] = [Number(short[1]), Number(short[2]), short[3]!];
    if (name === 'font-weight') weight = Number(value);
    if (name === 'font-size') size = parseFloat(value);
    if (name === 'font-family') family = value;
    if (name === 'letter-spacing') spacing = value;
    if (name === 'text-anchor') anchor = value;
  }
  return {
    face: !family.includes('mono') ? 'text' : weight >= BOLD ? 'strong' : 'mono',
    size,
    spacing: parseFloat(spacing) * (spacing.endsWith('em') ? size : 1),
    anchor: isAnchor(anchor) ? anchor : 'start',
  };
}

/**
 * Replaces the texts of a drawing by outlines, because the programs that show pictures have other fonts, and some ignore lists of
 * positions. The text remains as a label. One with a letter that has no outline stays a text, with one element for each position.
 * @param declarationsFor the declarations for an element with some classes
 */
export const outlineTexts = (content: string, declarationsFor: (classes: readonly string[]) => Declarations): string =>
  content.replace(TEXT, (_whole, attributes: string, escaped: string) => {
    const text = unescaped(escaped);
    const own = attributeIn(attributes, 'font-size');
    const style = styleOf([
      ...(own === undefined ? [] : [['font-size', own] as const]),
      ...declarationsFor((attributeIn(attributes, 'class') ?? '').split(' ')),
    ]);
    const [xs, ys] = ['x', 'y'].map((name) => (attributeIn(attributes, name) ?? '0').split(' ').map(Number));
    // With a list of positions, every letter has its own. Letters in one row have one height.
    const parts = xs!.length === 1 ? [text] : [...text];
    const places = parts.map((_, index) => [xs![index]!, ys![index] ?? ys!.at(-1)!] as const);
    const outlines = parts.map((part, index) => outlineText(part, places[index]!, style));
    const kept = attributes.replace(PLACE, '');
    if (outlines.every((outline) => outline !== null))
      return `<path${kept} aria-label="${escaped}" d="${outlines.join('')}"/>`;
    const size = own === undefined ? '' : ` font-size="${own}"`;
    return parts
      .map((part, index) => {
        const words = xs!.length === 1 ? escaped : escapeText(part);
        const [x, y] = places[index]!;
        return `<text${kept}${size} x="${x}" y="${y}">${words}</text>`;
      })
      .join('');
  });
