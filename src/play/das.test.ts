import { describe, expect, test } from 'vitest';
import { NOTHING_HELD } from './buttons.ts';
import { advanceDas, NO_DAS, type DasSettings } from './das.ts';
import { parseRecording } from './recording.ts';

/** The shifts of a recording: `l` and `r` for a press, `L` and `R` for a repeat, `.` for none. */
function shifts(recording: string, settings: DasSettings): string {
  const frames = parseRecording(recording);
  if (!frames.ok) throw new Error(recording);
  let state = NO_DAS;
  let before = NOTHING_HELD;
  return frames.value
    .map((now) => {
      const { state: next, shift } = advanceDas(state, before, now, settings);
      state = next;
      before = now;
      const letter = shift === null ? '.' : shift.side[0]!;
      return shift?.by === 'repeat' ? letter.toUpperCase() : letter;
    })
    .join('');
}

const FOUR_TWO = { delay: 4, repeat: 2 } as const;

// No source gives the rules of DAS; these are the ones that the module's comments state.
describe('delayed auto shift', () => {
  test.each([
    ['a press shifts at once and only once before the delay', 'A*4', FOUR_TWO, 'l...'],
    ['after the delay it repeats', 'A*11', FOUR_TWO, 'l...L.L.L.L'],
    ['a repeat of one frame shifts in every frame', 'D*7', { delay: 3, repeat: 1 }, 'r..RRRR'],
    ['a repeat of no frames goes as far as it can, in every frame', 'D*6', { delay: 3, repeat: 0 }, 'r..RRR'],
    ['letting go starts it anew', 'A*3 . A*5', FOUR_TWO, 'l...l...L'],
    ['the later of two directions counts', 'A*3 AD*5', FOUR_TWO, 'l..r...R'],
    ['letting the later one go takes the earlier one up again', 'A*2 AD*2 A*5', FOUR_TWO, 'l.r.l...L'],
    ['two presses in one frame cancel each other', 'AD*6', FOUR_TWO, '......'],
    ['until one of them is let go', 'AD*3 D*5', FOUR_TWO, '...r...R'],
  ])('%s', (_name, recording, settings, wanted) => {
    expect(shifts(recording, settings)).toBe(wanted);
  });
});
