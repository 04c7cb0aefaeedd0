import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallDue, faster, NO_PROGRESS, type Progress, type Speed } from './gravity.ts';

/** Rows due in each of the first frames. */
function rowsDue(speed: Speed, frames: number): readonly number[] {
  let progress: Progress = NO_PROGRESS;
  return Array.from({ length: frames }, () => {
    const due = fallDue(progress, speed);
    progress = due.progress;
    return due.rows;
  });
}

describe('gravity', () => {
  test.each([
    ['a row every fourth frame', { rows: 1, frames: 4 }, [0, 0, 0, 1, 0, 0, 0, 1]],
    ['a row each frame', { rows: 1, frames: 1 }, [1, 1, 1, 1]],
    ['twenty rows each frame', { rows: 20, frames: 1 }, [20, 20, 20]],
    ['three rows in two frames', { rows: 3, frames: 2 }, [1, 2, 1, 2]],
    ['no gravity', { rows: 0, frames: 1 }, [0, 0, 0]],
  ])('%s', (_name, speed, rows) => {
    expect(rowsDue(speed, rows.length)).toEqual(rows);
  });

  test('256ths do not drift: 4 of them make 100 rows in 6400 frames, the first row in frame 64', () => {
    const due = rowsDue({ rows: 4, frames: 256 }, 6400);
    expect(due.reduce((sum, rows) => sum + rows, 0)).toBe(100);
    expect(due.indexOf(1)).toBe(63);
  });

  test('any speed gives exactly its rows after its frames, again and again', () => {
    const speeds = fc.record({ rows: fc.integer({ min: 0, max: 400 }), frames: fc.integer({ min: 1, max: 300 }) });
    fc.assert(
      fc.property(speeds, fc.integer({ min: 1, max: 4 }), (speed, times) => {
        const sum = rowsDue(speed, speed.frames * times).reduce((total, rows) => total + rows, 0);
        expect(sum).toBe(speed.rows * times);
      }),
      { seed: 20261120 },
    );
  });

  test('a change of speed keeps the part of a row, rounded down', () => {
    const half = fallDue(fallDue(NO_PROGRESS, { rows: 1, frames: 4 }).progress, { rows: 1, frames: 4 }).progress;
    expect(half).toEqual({ parts: 2, of: 4 });
    expect(fallDue(half, { rows: 1, frames: 3 })).toEqual({ rows: 0, progress: { parts: 2, of: 3 } });
    expect(fallDue(half, { rows: 1, frames: 1 })).toEqual({ rows: 1, progress: { parts: 0, of: 1 } });
  });

  test.each([
    [
      { rows: 1, frames: 64 },
      { rows: 1, frames: 1 },
      { rows: 1, frames: 1 },
    ],
    [
      { rows: 20, frames: 1 },
      { rows: 1, frames: 1 },
      { rows: 20, frames: 1 },
    ],
    [
      { rows: 2, frames: 3 },
      { rows: 3, frames: 5 },
      { rows: 2, frames: 3 },
    ],
  ])('of %o and %o the faster is %o', (a, b, wanted) => {
    expect(faster(a, b)).toEqual(wanted);
    expect(faster(b, a)).toEqual(wanted);
  });
});
