import type { OffsetForm, OffsetGroup } from '#engine/system.ts';
import { JLSTZ } from './kickTables.ts';
import { SRS_TRUE_SHAPES } from './trueShapes.ts';

/** Source: "How Guideline SRS Really Works": one line an orientation, `true rotation` written as 0, 0. */
// prettier-ignore
export const SRS_OFFSETS: readonly OffsetGroup[] = [
  { pieces: JLSTZ, offsets: [
    [[ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0]],
    [[ 0, 0], [ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2]],
    [[ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0]],
    [[ 0, 0], [-1, 0], [-1,-1], [ 0, 2], [-1, 2]],
  ] },
  { pieces: ['I'], offsets: [
    [[ 0, 0], [-1, 0], [ 2, 0], [-1, 0], [ 2, 0]],
    [[-1, 0], [ 0, 0], [ 0, 0], [ 0, 1], [ 0,-2]],
    [[-1, 1], [ 1, 1], [-2, 1], [ 1, 0], [-2, 0]],
    [[ 0, 1], [ 0, 1], [ 0, 1], [ 0,-1], [ 0, 2]],
  ] },
  { pieces: ['O'], offsets: [
    [[ 0, 0]],
    [[ 0,-1]],
    [[-1,-1]],
    [[-1, 0]],
  ] },
];

/** The kicks of Guideline SRS as offsets. */
export const SRS_OFFSET_FORM: OffsetForm = {
  shapes: SRS_TRUE_SHAPES,
  kicks: { datum: 'true rotation', rowBy: 'offsets', groups: SRS_OFFSETS },
};
