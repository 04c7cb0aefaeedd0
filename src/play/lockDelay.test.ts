import { describe, expect, test } from 'vitest';
import { fullDelay, lowered, restored, runDown, type LockDelay, type ResetRule, type Restorer } from './lockDelay.ts';

const STEP: ResetRule = {
  reset: 'step',
  resetLimit: null,
  turnResetLimit: null,
  afterLastReset: 'runs out',
  countsAnew: 'never',
};
const INFINITY: ResetRule = { ...STEP, reset: 'infinity' };
const THREE: ResetRule = { ...STEP, reset: 'moves', resetLimit: 3 };
const THREE_AND_TWO: ResetRule = { ...THREE, turnResetLimit: 2 };

const after = (delay: LockDelay, rule: ResetRule, by: readonly Restorer[]): LockDelay =>
  by.reduce((current, restorer) => restored({ ...current, left: 7 }, rule, restorer, 30), delay);

describe('lock delay', () => {
  test.each([
    // Spec 2.9: restored when the piece falls a row
    ['step reset: a fall restores it', STEP, ['fall'], { left: 30, resets: 0 }],
    ['step reset: a move does not', STEP, ['move'], { left: 7, resets: 0 }],
    ['step reset: a turn does not', STEP, ['turn'], { left: 7, resets: 0 }],
    // SRS, "Other": Infinity
    [
      'Infinity: moves, turns and falls restore it',
      INFINITY,
      ['move', 'turn', 'fall', 'turn'],
      { left: 30, resets: 3 },
    ],
    ['Infinity: there is no limit', INFINITY, Array<Restorer>(500).fill('move'), { left: 30, resets: 500 }],
    // Spec 2.12: every move and rotation, up to a limit for one piece
    ['a limit: moves and turns share one count', THREE, ['move', 'turn', 'move'], { left: 30, resets: 3 }],
    ['a limit: after it nothing is restored', THREE, ['move', 'move', 'turn', 'turn'], { left: 7, resets: 3 }],
    ['a limit: a fall is not counted', THREE, ['move', 'fall', 'fall', 'move', 'move'], { left: 30, resets: 3 }],
    [
      'a limit: after it a fall restores nothing either',
      THREE,
      ['move', 'move', 'move', 'fall'],
      { left: 7, resets: 3 },
    ],
    // Spec 2.3: World rule of TGM3, 10 moves and 8 turns; here 3 and 2
    [
      'two limits: moves go on when turns are used up',
      THREE_AND_TWO,
      ['turn', 'turn', 'turn', 'move'],
      { left: 30, resets: 3, byTurns: 2 },
    ],
    [
      'two limits: turns go on when moves are used up',
      THREE_AND_TWO,
      ['move', 'move', 'move', 'move', 'turn'],
      { left: 30, resets: 4, byTurns: 1 },
    ],
    [
      'two limits: a fall restores it while either is left',
      THREE_AND_TWO,
      ['move', 'move', 'move', 'fall'],
      { left: 30, resets: 3, byTurns: 0 },
    ],
    [
      'two limits: when both are used up nothing does',
      THREE_AND_TWO,
      ['move', 'move', 'move', 'turn', 'turn', 'turn', 'move', 'fall'],
      { left: 7, resets: 5, byTurns: 2 },
    ],
  ] as const)('%s', (_name, rule, by, wanted) => {
    expect(after(fullDelay(30), rule, by)).toMatchObject(wanted);
  });

  test('a full delay is not restored and not counted', () => {
    const full = fullDelay(30);
    expect(restored(full, THREE, 'move', 30)).toBe(full);
  });

  test('a delay of no frames runs out at the first contact, one of two at the third', () => {
    expect(runDown(fullDelay(0), STEP)).toBe('run out');
    const one = runDown(fullDelay(2), STEP) as LockDelay;
    const none = runDown(one, STEP) as LockDelay;
    expect([one.left, none.left, runDown(none, STEP)]).toEqual([1, 0, 'run out']);
  });

  test('where the last reset is the end, contact locks a piece that has had it, and none before', () => {
    // Spec 2.1: NullpoMino, then instant lock
    const rule: ResetRule = { ...THREE, afterLastReset: 'locks' };
    expect(runDown({ ...fullDelay(30), resets: 3, byTurns: 1 }, rule)).toBe('no resets left');
    expect(runDown({ ...fullDelay(30), resets: 2, byTurns: 1 }, rule)).toMatchObject({
      left: 29,
      resets: 2,
      byTurns: 1,
    });
  });

  // TETR.IO (Triangle, src/engine) and Cambridge: a count for each new lowest row. NullpoMino: one for the piece.
  test.each([
    ['lowest row', 4, 0],
    ['lowest row', 5, 2],
    ['lowest row', 6, 2],
    ['never', 4, 2],
  ] as const)('counting anew by %s, a piece from row 5 in row %i has used %i resets', (countsAnew, row, resets) => {
    const used: LockDelay = { left: 7, resets: 2, byTurns: 1, lowest: 5 };
    expect(lowered(used, { ...THREE, countsAnew }, row).resets).toBe(resets);
  });
});
