import { nextTask } from '#figure/parts.ts';

const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const;
/** Milliseconds after which the end of a press is not waited for: it may be outside the window. */
const LONGEST = 1000;

/**
 * Waits until a press that has begun has ended, if there is one. Where the page moves in between, the press ends on something else, and the
 * browser sends no click.
 */
export async function pressEnded(): Promise<void> {
  if (!document.querySelector(':active')) return;
  await new Promise<unknown>((end) => {
    for (const type of ENDS) addEventListener(type, end, { once: true });
    setTimeout(end, LONGEST);
  });
  await nextTask();
}
