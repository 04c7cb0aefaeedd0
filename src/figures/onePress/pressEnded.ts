import { first } from '#figure/controls/listen.ts';
import { nextTask } from '#figure/parts.ts';

/**
 * Waits until a press that has begun has ended, if there is one, and its click is dispatched. Where the page moves in between, the press ends
 * on something else, and the browser sends no click.
 */
export async function pressEnded(): Promise<void> {
  if (!document.querySelector(':active')) return;
  await first(window, ['pointerup', 'pointercancel', 'keyup']);
  await nextTask();
}
