import { followFigure, isInSight } from '#figure/drive.ts';

/** The most boards of a comparison that have room beside each other. */
const MOST_BOARDS = 2;

let close = (): void => undefined;

/** Copies the boards of a figure. Their ids stay with the originals, which the copies refer to. */
function boardsOf(figure: HTMLElement): readonly Element[] {
  const drawings = [...figure.querySelectorAll('[part~="board"] svg[role="img"]')];
  return drawings.slice(0, MOST_BOARDS).map((drawing) => {
    const copy = drawing.cloneNode(true) as Element;
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
    return copy;
  });
}

const textOf = (figure: HTMLElement, selector: string): string =>
  figure.querySelector(selector)?.textContent?.trim() ?? '';

/** Shows a copy of a figure at the edge of the window while it is out of sight, and the way back to the text while it is in sight. */
export function dock(figure: HTMLElement, word: HTMLElement): boolean {
  const template = document.querySelector<HTMLTemplateElement>('#figure-dock');
  if (!template) return false;
  close();
  const panel = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const part = (name: string): HTMLElement => panel.querySelector<HTMLElement>(`.dock-${name}`)!;
  const end = new AbortController();

  const place = (): void => {
    const seen = isInSight(figure);
    if (seen && isInSight(word)) close();
    else panel.classList.toggle('is-back', seen);
  };
  const copy = (): void => {
    const palette = figure.dataset['palette'];
    if (palette) panel.dataset['palette'] = palette;
    part('title').textContent = textOf(figure, '.caption > b');
    part('words').textContent = textOf(figure, '[role=status] .said') || textOf(figure, '[role=status]');
    part('board').replaceChildren(...boardsOf(figure));
  };
  close = () => {
    stop();
    end.abort();
    if (panel.contains(document.activeElement)) word.focus({ preventScroll: true });
    panel.remove();
    close = () => undefined;
  };
  panel.ariaLabel = figure.ariaLabel;
  part('close').addEventListener('click', () => close());
  let left = scrollY;
  part('figure').addEventListener('click', () => {
    left = scrollY;
    figure.scrollIntoView({ block: 'start', behavior: 'instant' });
    figure.querySelector('button')?.focus({ preventScroll: true });
  });
  part('back').addEventListener('click', () => {
    scrollTo({ top: left, behavior: 'instant' });
    word.focus({ preventScroll: true });
  });
  addEventListener('scroll', place, { passive: true, signal: end.signal });
  addEventListener('resize', place, { signal: end.signal });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  document.body.append(panel);
  const stop = followFigure(figure, copy);
  place();
  return true;
}
