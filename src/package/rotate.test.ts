import { expect, test } from 'vitest';
import { drop, lock, move, playfield, rotate, type Placement, type RotationRequest } from './index.ts';
import { srsGuideline } from './systems.ts';

const start: Placement = { piece: 'T', orientation: 0, at: [3, 0] };

// Values as plain JavaScript has them, from a file in another notation or a typing error.
test.each([
  [{ piece: 'X' }, 'cw', '"X" is no piece; write I, J, L, O, S, T, Z.'],
  [{ piece: 't' }, 'cw', '"t" is no piece'],
  [{ piece: 'constructor' }, 'cw', '"constructor" is no piece'],
  [{ orientation: 7 }, 'cw', '7 is no state of a piece; write 0, 1, 2, 3.'],
  [{ orientation: 'R' }, 'cw', '"R" is no state'],
  [{ orientation: undefined }, 'cw', 'undefined is no state'],
  [{}, 'left', '"left" is no turn; write cw, ccw, 180.'],
  [{}, 180, '180 is no turn'],
  [{ at: [3] }, 'cw', '[3] is no corner of a box'],
  [{ at: [3, 0.5] }, 'cw', '[3,0.5] is no corner of a box; write [column, row] in whole numbers.'],
  [{ at: ['3', '0'] }, 'cw', 'is no corner of a box'],
  [{ at: { x: 3, y: 0 } }, 'cw', '{"x":3,"y":0} is no corner of a box'],
  [{ at: undefined }, 'cw', 'undefined is no corner of a box'],
  [{ at: [-1, 0] }, 'cw', 'T in state 0 at [-1, 0] is not in the field. Its columns are 0 to 9'],
  [{ at: [8, 0] }, 'cw', 'T in state 0 at [8, 0] is not in the field'],
  [{ at: [3, -2] }, 'cw', 'and its lowest row is 0.'],
])('%j turned %s is refused', (changes, turn, message) => {
  const request = { field: playfield(), placement: { ...start, ...changes }, turn } as unknown as RotationRequest;
  expect(() => rotate(srsGuideline, request)).toThrow(RangeError);
  expect(() => rotate(srsGuideline, request)).toThrow(message);
});

// A drop from a corner of one number fell for ever.
test.each<readonly [changes: object, message: string]>([
  [{ piece: 'X' }, '"X" is no piece'],
  [{ orientation: 7 }, '7 is no state'],
  [{ at: [3] }, '[3] is no corner of a box'],
  [{ at: [-20, 3] }, 'is not in the field'],
])('%j is not moved, dropped or locked', (changes, message) => {
  const placement = { ...start, ...changes } as Placement;
  expect(() => move(srsGuideline, playfield(), placement, [1, 0])).toThrow(message);
  expect(() => drop(srsGuideline, playfield(), placement)).toThrow(message);
  expect(() => lock(srsGuideline, playfield(), placement)).toThrow(message);
});
