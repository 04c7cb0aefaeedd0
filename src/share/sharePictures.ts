import { pictureMarkup, wordMarkup, type Drawing, type Picture } from '#board/picture.ts';
import type { Say } from '#text/strings.ts';
import { Painter } from './painted.ts';
import { columnsSeen, partDrawing } from './partDrawing.ts';
import type { Shown } from './shown.ts';
import { FRAMES, wordsIn } from './wordsOnPage.ts';

/** Icons and the swatches of legends are no drawings, except where they lie on one. */
const DRAWN = 'svg:is(.board, .paper, .drawing, [role="img"])';
/** One of several small drawings of the steps. */
const STEP = 'li:has(> .head)';
/** What a drawing has words above and below in. */
const FRAME = [STEP, ...FRAMES.map((name) => `.${name}`), '[data-widget] section'].join();

/** What stands below the boards: lanes of buttons, timelines, pieces to come. */
const BELOW = '[data-picture="below"]';

const BOTH_THEMES = /light-dark\(([^,]+),([^)]+)\)/g;

/** The value of a custom property at an element, with that of the theme in force where it has one for each. */
function valueAt(element: Element): Picture['valueOf'] {
  const style = getComputedStyle(element);
  const wanted = style.colorScheme === 'light dark' || style.colorScheme === 'normal';
  const dark = wanted ? matchMedia('(prefers-color-scheme: dark)').matches : style.colorScheme.includes('dark');
  return (property) =>
    style
      .getPropertyValue(property)
      .replace(BOTH_THEMES, (_whole, light: string, other: string) => (dark ? other : light))
      .trim();
}

const wordsBeside = (frame: Element | null, name: 'head' | 'foot'): string | undefined =>
  wordsIn(frame?.querySelector(`.${name}`)) || undefined;

/** Whether a drawing lies on another one. Of two at the same place the first is the ground. */
function liesOn(svg: Element, ground: Element): boolean {
  if (svg === ground || !(ground.compareDocumentPosition(svg) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  const [inner, outer] = [svg.getBoundingClientRect(), ground.getBoundingClientRect()];
  return (
    inner.left > outer.left - 1 &&
    inner.right < outer.right + 1 &&
    inner.top > outer.top - 1 &&
    inner.bottom < outer.bottom + 1
  );
}

/** A drawing with everything that lies on it, each at its place. */
function drawingOf(ground: SVGSVGElement, all: readonly SVGSVGElement[], painter: Painter): Drawing {
  const frame = ground.closest(FRAME);
  const box = ground.getBoundingClientRect();
  const { width, height } = ground.viewBox.baseVal;
  const unit = width / box.width;
  const layers = [ground, ...all.filter((svg) => liesOn(svg, ground))].map((svg) => {
    const place = svg.getBoundingClientRect();
    const own = svg.viewBox.baseVal;
    const [x, y] = [(place.left - box.left) * unit, (place.top - box.top) * unit];
    const scale = (place.width * unit) / own.width;
    const copy = painter.copy(svg);
    copy.setAttribute('transform', `translate(${x} ${y}) scale(${scale}) translate(${-own.x} ${-own.y})`);
    const head = svg.closest(FRAME) === frame ? undefined : wordsBeside(svg.closest(FRAME), 'head');
    return new XMLSerializer().serializeToString(copy) + (head ? wordMarkup(head, x, y - 8) : '');
  });
  return {
    content: layers.join(''),
    width,
    height,
    head: wordsBeside(frame, 'head'),
    foot: wordsBeside(frame, 'foot'),
    list: ground.closest('ol')?.ariaLabel ?? undefined,
  };
}

/** The drawings of a figure as a picture: those of what is shown, or the small ones of every step. Null where it has none. */
export function pictureOf({ root, title, sentence, trace }: Shown, of: 'step' | 'steps', say: Say): string | null {
  const all = [...root.querySelectorAll('svg')].filter(
    (svg) => svg.closest('[data-widget]') === root && svg.closest('button:not(.cell)') === null && svg.clientWidth > 0,
  );
  const drawn = all.filter(
    (svg) => svg.matches(DRAWN) && (svg.closest(STEP) ? of === 'steps' : of === 'step' && svg.closest('div.board')),
  );
  const grounds = drawn.filter((svg) => !drawn.some((ground) => liesOn(svg, ground)));
  if (grounds.length === 0) return null;
  const painter = new Painter();
  const drawings = grounds.map((svg) => drawingOf(svg, all, painter));
  const parts = of === 'step' ? [...root.querySelectorAll<HTMLElement>(BELOW)] : [];
  const below = parts.map((part) => partDrawing(part, painter));
  const cut = parts.flatMap((part) => columnsSeen(part) ?? []).map((frames) => say('shareForms.svg.frames', frames));
  const description = of === 'steps' && trace ? trace.join(' ') : [sentence, ...cut].join(' ');
  return pictureMarkup({ title, description, drawings, below, rules: painter.rules, valueOf: valueAt(grounds[0]!) });
}
