import { expect, test } from 'vitest';
import { arsTgm } from '#rules/arsTgm.ts';
import { arsTi } from '#rules/arsTi.ts';
import { nintendoRight } from '#rules/nintendo.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { wellsUnder } from './wells.ts';

// An upright I of ARS and NES stands in the third of the four columns that it lay in, so with no room above the stack it gets into
// columns 3 to 9 of ten; the kicks of TGM3 and the four orientations of SRS reach them all.
test.each([
  [arsTgm, 17, '1111111111'],
  [arsTgm, 18, '0011111110'],
  [arsTgm, 19, '0011111110'],
  [nintendoRight, 18, '1111111111'],
  [nintendoRight, 19, '0011111110'],
  [arsTi, 19, '1111111111'],
  [srsGuideline, 19, '1111111111'],
])('$id under %i rows: %s', (system, height, wells) => {
  expect(wellsUnder(system, height).map(({ entered }) => (entered ? '1' : '0')).join('')).toBe(wells); // prettier-ignore
});

test('a well that is not entered costs a placement', () => {
  expect(wellsUnder(arsTgm, 19).map(({ placements }) => placements)).toEqual([7, 7, 8, 8, 8, 8, 8, 8, 8, 7]);
});
