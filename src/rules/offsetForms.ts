import type { ShapeTable } from '#engine/shapes.ts';
import type { OffsetGroup, OffsetPolicy } from '#engine/system.ts';
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

/** The kicks of a system as offsets from true rotation, with the shapes they belong to. */
export interface OffsetForm {
  readonly shapes: ShapeTable;
  readonly kicks: OffsetPolicy;
}

const OFFSET_FORMS: ReadonlyMap<string, OffsetForm> = new Map([
  [
    'srs-guideline',
    { shapes: SRS_TRUE_SHAPES, kicks: { datum: 'true rotation', rowBy: 'offsets', groups: SRS_OFFSETS } },
  ],
]);

/** The same kicks as offsets, where the source of a system gives both; null where it does not. */
export const offsetFormOf = ({ id }: { readonly id: string }): OffsetForm | null => OFFSET_FORMS.get(id) ?? null;
