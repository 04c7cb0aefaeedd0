import { expect, test } from 'vitest';
import { playfield, rotate, type Placement, type RotationRequest } from './index.ts';
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
  [{ at: [3] }, 'cw', '"3" is no corner of a box'],
  [{ at: [3, 0.5] }, 'cw', '"3,0.5" is no corner of a box; write two whole numbers'],
  [{ at: ['3', '0'] }, 'cw', 'is no corner of a box'],
])('%j turned %s is refused', (changes, turn, message) => {
  const request = { field: playfield(), placement: { ...start, ...changes }, turn } as unknown as RotationRequest;
  expect(() => rotate(srsGuideline, request)).toThrow(RangeError);
  expect(() => rotate(srsGuideline, request)).toThrow(message);
});
