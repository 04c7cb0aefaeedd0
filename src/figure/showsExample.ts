import { wordsOf } from '#text/words.ts';
import { standsAlone } from '#share/figureLink.ts';

/** Words that say where a figure is on its way; the way is the same. */
const STEP_WORDS = ['step', 'frame', 'line', 'tried'];

function withoutStep(line: string): string {
  const words = new Map(wordsOf(line));
  for (const name of STEP_WORDS) words.delete(name);
  return JSON.stringify([...words].sort());
}

/**
 * Whether a figure shows the example that its caption was written for, at whatever step.
 * A figure in the lab has none: its caption says what can be done with it.
 */
export const showsExample = (figure: string, line: string, example: string): boolean =>
  standsAlone(figure) || withoutStep(line) === withoutStep(example);
