import { listen } from '../controls/listen.ts';

/** Stops a game when nobody can see it, or when the focus leaves the figure: the tab is hidden, or the board is scrolled away. */
export function stopsOutOfSight(board: HTMLElement, stop: () => void): () => void {
  const root = board.closest('[data-widget]')!;
  const leave = ({ relatedTarget: to }: FocusEvent): void => {
    if (to instanceof Element && root.contains(to) && !to.closest('.share')) return;
    stop();
  };
  const hide = (): void => {
    if (document.hidden) stop();
  };
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => !isIntersecting)) stop();
  });
  seen.observe(board);
  const unhear = [listen(root, { focusout: leave }), listen(document, { visibilitychange: hide })];
  return () => {
    stop();
    seen.disconnect();
    unhear.forEach((end) => end());
  };
}
