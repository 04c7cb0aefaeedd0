import { escapeText } from '#text/escape.ts';
import type { Drawing } from '#board/picture.ts';
import type { Painter } from './painted.ts';

// Parts of a figure that are made of words, boxes and drawings, as one drawing of what can be seen of them.

/** What is only heard, and squares that are only pressed. */
const UNDRAWN = '.sr, [role="grid"]';
/** How far below the middle of its line a letter stands, in parts of its size. */
const BASELINE = 0.35;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const EVERYTHING: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const meets = (box: Box, seen: Box): boolean =>
  box.right > seen.left && box.left < seen.right && box.bottom > seen.top && box.top < seen.bottom;

const round = (length: number): number => Math.round(length * 100) / 100;

/** The lines that words stand in, each with its box. */
function linesOf(text: Text): readonly { readonly words: string; readonly box: Box }[] {
  const range = document.createRange();
  const lines: { words: string; box: Box }[] = [];
  for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const line = lines.at(-1);
    if (line && Math.abs(line.box.top - top) < 1) {
      line.words += ` ${word}`;
      line.box = { ...line.box, right };
    } else lines.push({ words: word, box: { left, top, right, bottom } });
  }
  return lines;
}

/** The element that scrolls what is around another one, or hides what does not fit. */
function frameOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== 'visible') return around;
  return null;
}

/** The first and the last column that can be seen of a grid that has to be scrolled; null where nothing has. */
export function columnsSeen(part: Element): { readonly first: number; readonly last: number } | null {
  const grid = part.querySelector('[role="grid"]');
  const frame = grid && frameOf(grid);
  if (!grid || !frame || frame.scrollWidth <= frame.clientWidth) return null;
  const whole = grid.getBoundingClientRect();
  const { left, right } = frame.getBoundingClientRect();
  const columns = Number(grid.getAttribute('aria-colcount'));
  const column = whole.width / columns;
  return {
    first: Math.floor((left - whole.left) / column) + 1,
    last: Math.min(columns, Math.ceil((right - whole.left) / column)),
  };
}

/** A part of a figure as it is seen: what has been scrolled away is left out. */
export function partDrawing(part: HTMLElement, painter: Painter): Drawing {
  const origin = part.getBoundingClientRect();
  const x = (left: number): number => round(left - origin.left);
  const y = (top: number): number => round(top - origin.top);

  const rectangle = ({ left, top, right, bottom }: Box, colour: string): string =>
    `<rect class="${painter.classOf(`fill:${colour}`)}" x="${x(left)}" y="${y(top)}" width="${round(right - left)}" height="${round(bottom - top)}"/>`;

  function ground(box: Box, style: CSSStyleDeclaration): string {
    const line = parseFloat(style.borderBottomWidth);
    return (
      (style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : rectangle(box, style.backgroundColor)) +
      (line > 0 ? rectangle(common(box, { ...EVERYTHING, top: box.bottom - line }), style.borderBottomColor) : '')
    );
  }

  function wordsOf(text: Text, style: CSSStyleDeclaration, seen: Box): string {
    const shown = linesOf(text).filter(({ box }) => meets(box, seen));
    if (shown.length === 0) return '';
    const paint = painter.classOf(
      `fill:${style.color};` +
        ['font-family', 'font-size', 'font-weight', 'letter-spacing']
          .map((name) => `${name}:${style.getPropertyValue(name)}`)
          .join(';'),
    );
    const below = BASELINE * parseFloat(style.fontSize);
    return shown
      .map(({ words, box: { left, top, bottom } }) => {
        const baseline = y((top + bottom) / 2 + below);
        return `<text class="${paint}" x="${x(left)}" y="${baseline}">${escapeText(words)}</text>`;
      })
      .join('');
  }

  function drawn(svg: SVGSVGElement, seen: Box): string {
    const copy = painter.copy(svg, (shape) => meets(shape.getBoundingClientRect(), seen));
    const { a, d, e, f } = svg.getScreenCTM()!;
    copy.setAttribute('transform', `matrix(${a} 0 0 ${d} ${x(e)} ${y(f)})`);
    return new XMLSerializer().serializeToString(copy);
  }

  function seenOf(element: Element, seen: Box): string {
    if (element.matches(UNDRAWN) || !element.checkVisibility()) return '';
    const box = element.getBoundingClientRect();
    if (element instanceof SVGSVGElement) return meets(box, seen) ? drawn(element, seen) : '';
    const style = getComputedStyle(element);
    const isFrame = style.overflowX !== 'visible';
    const within = isFrame ? common(box, seen) : seen;
    const inside = Array.from(element.childNodes, (child) => {
      if (child instanceof Text) return wordsOf(child, style, within);
      return child instanceof Element ? seenOf(child, within) : '';
    }).join('');
    return ground(box, style) + (isFrame ? cut(inside, within) : inside);
  }

  function cut(content: string, { left, top, right, bottom }: Box): string {
    const place = [x(left), y(top), round(right - left), round(bottom - top)] as const;
    return `<svg x="${place[0]}" y="${place[1]}" width="${place[2]}" height="${place[3]}" viewBox="${place.join(' ')}">${content}</svg>`;
  }

  return { content: seenOf(part, EVERYTHING), width: origin.width, height: origin.height };
}
