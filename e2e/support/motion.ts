import type { Locator } from '@playwright/test';

/** Centres of the squares of a piece, sorted: before a press, and at both ends of the animation after it. */
export interface Motion {
  readonly before: readonly string[];
  readonly atFirst: readonly string[];
  readonly atLast: readonly string[];
}

/** Presses the named button and records how the piece on a board moves. */
export const motionAfter = (figure: Locator, button: string, board = 'svg.big'): Promise<Motion> =>
  figure.evaluate(
    (element, [name, drawing]) => {
      const middles = (): readonly string[] => {
        const minos = element.querySelector<SVGGraphicsElement>(`${drawing} .b-mino`)!;
        const placed = minos.getScreenCTM()!;
        // Each square begins where the path moves to: from the origin, or from the beginning of the square before.
        let [left, top] = [0, 0];
        return [...minos.getAttribute('d')!.matchAll(/(M|m)(-?[\d.]+) ?(-?[\d.]+)h([\d.]+)/g)]
          .map(([, move, x, y, side]) => {
            [left, top] = move === 'M' ? [Number(x), Number(y)] : [left + Number(x), top + Number(y)];
            return new DOMPoint(left + Number(side) / 2, top + Number(side) / 2);
          })
          .map((middle) => middle.matrixTransform(placed))
          .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
          .sort();
      };
      const before = middles();
      element.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!.click();
      return new Promise<Motion>((done) =>
        requestAnimationFrame(() => {
          const [way] = element.getAnimations({ subtree: true });
          way!.pause();
          way!.currentTime = 0;
          const atFirst = middles();
          way!.currentTime = Number(way!.effect!.getComputedTiming().duration);
          done({ before, atFirst, atLast: middles() });
        }),
      );
    },
    [button, board] as const,
  );
