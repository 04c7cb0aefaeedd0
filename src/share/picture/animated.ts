import type { Pictures } from '../report.ts';

/** Milliseconds that each frame of a recording stays, and each level of a chart. */
export const RECORDED_TIME = 180;
export const CHART_TIME = 120;

/** Of more steps only some are drawn: chats take no larger files. */
const MOST_FRAMES = 120;

/**
 * Returns the animation of a figure whose picture depends on a step.
 * @param at draws the figure at a step
 * @param time milliseconds that a step stays, if it is not the usual time
 */
export function animated(
  [first, last]: readonly [first: number, last: number],
  at: (step: number) => Pictures,
  sentenceAt: (step: number) => string,
  time?: number,
): Pick<Pictures, 'frames' | 'frameTime'> {
  const stride = Math.max(1, Math.ceil((last - first) / MOST_FRAMES));
  const steps = Array.from({ length: Math.floor((last - first) / stride) + 1 }, (_, index) => last - index * stride);
  return {
    ...(time !== undefined && { frameTime: time * stride }),
    frames: () =>
      steps.toReversed().map((step) => {
        const { step: drawings, below } = at(step);
        return { drawings, ...(below && { below }), sentence: sentenceAt(step) };
      }),
  };
}
