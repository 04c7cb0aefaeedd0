import boardStyles from '../figures/board.css?raw';
import { pictureMarkup, type Drawing } from '../figures/picture.ts';
import type { Shown } from './shown.ts';

const BOTH_THEMES = /light-dark\(([^,]+),([^)]+)\)/g;

/** The value of a custom property at an element, with that of the theme in force where it has one for each. */
function valueAt(element: Element): Drawing['valueOf'] {
  const style = getComputedStyle(element);
  const wanted = style.colorScheme === 'light dark' || style.colorScheme === 'normal';
  const dark = wanted ? matchMedia('(prefers-color-scheme: dark)').matches : style.colorScheme.includes('dark');
  return (property) =>
    style
      .getPropertyValue(property)
      .replace(BOTH_THEMES, (_whole, light: string, other: string) => (dark ? other : light))
      .trim();
}

/** Words beside a board, part by part, without those that only screen readers are told. */
function wordsOf(element: Element | null): string | undefined {
  if (!element) return undefined;
  const bare = element.cloneNode(true) as Element;
  for (const hidden of bare.querySelectorAll('.hidden, .sr')) hidden.remove();
  const parts = bare.children.length > 0 ? [...bare.children] : [bare];
  return parts.map((part) => part.textContent?.trim() ?? '').filter((text) => text !== '').join(' '); // prettier-ignore
}

function drawingOf(svg: SVGSVGElement): Drawing {
  const xml = new XMLSerializer().serializeToString(svg).replace(/<!--.*?-->/gs, '');
  const frame = svg.closest('li');
  return {
    content: xml.slice(xml.indexOf('>') + 1, xml.lastIndexOf('</svg>')),
    classes: ['board', 'big', 'mini', 'solid', 'tried', 'late']
      .filter((name) => svg.classList.contains(name))
      .join(' '),
    width: svg.viewBox.baseVal.width,
    height: svg.viewBox.baseVal.height,
    valueOf: valueAt(svg),
    ...(frame ? { head: wordsOf(frame.querySelector('.head')), foot: wordsOf(frame.querySelector('.foot')) } : {}),
  };
}

/**
 * The boards of a figure as a picture: those at the step that is shown, or the small ones of every step. Null where it draws none.
 */
export function pictureOf({ root, title, sentence, trace }: Shown, of: 'step' | 'steps'): string | null {
  const boards = root.querySelectorAll<SVGSVGElement>(of === 'step' ? 'svg.board.big' : 'li svg.board.mini');
  if (boards.length === 0) return null;
  const description = of === 'steps' && trace ? trace.join(' ') : sentence;
  return pictureMarkup({ title, description, drawings: Array.from(boards, drawingOf) }, boardStyles);
}
