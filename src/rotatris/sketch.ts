import { sameVec, type Vec } from '#engine/geometry.ts';
import { dominantComponent } from './shellRules.ts';

/** The 6 × 6 sketch of positions as printed, top row first. Source: Rotatris article, "Shell Assignation"; erratum R4: (2, 1) in the top row. */
// prettier-ignore
export const PRINTED_SKETCH: readonly (readonly Vec[])[] = [
  [[-3, 2], [-2, 2], [-1, 2], [0, 2], [2, 1], [2, 2]],
  [[-3, 1], [-2, 1], [-1, 1], [0, 1], [1, 1], [2, 1]],
  [[-3, 0], [-2, 0], [-1, 0], [0, 0], [1, 0], [2, 0]],
  [[-3, -1], [-2, -1], [-1, -1], [0, -1], [1, -1], [2, -1]],
  [[-3, -2], [-2, -2], [-1, -2], [0, -2], [1, -2], [2, -2]],
  [[-3, -3], [-2, -3], [-1, -3], [0, -3], [1, -3], [2, -3]],
];

/** An entry of the second sketch: the signed component, or the whole square where both magnitudes are equal but the signs differ. */
export type SketchedComponent = number | Vec;

/** The sketch of signed components as printed, top row first; the source stars the entries given here as squares. */
// prettier-ignore
export const PRINTED_COMPONENTS: readonly (readonly SketchedComponent[])[] = [
  [-3, [-2, 2], 2, 2, 2, 2],
  [-3, -2, [-1, 1], 1, 1, 2],
  [-3, -2, -1, 0, 1, 2],
  [-3, -2, -1, -1, [1, -1], 2],
  [-3, -2, -2, -2, -2, [2, -2]],
  [-3, -3, -3, -3, -3, -3],
];

const SKETCH_SIZE = PRINTED_SKETCH.length;

/** The sketch with every square where it lies, top row first. */
export function correctedSketch(): readonly (readonly Vec[])[] {
  const half = SKETCH_SIZE / 2;
  return PRINTED_SKETCH.map((row, fromTop) => row.map((_, column): Vec => [column - half, half - 1 - fromTop]));
}

/** The second sketch, computed from the corrected first. */
export function componentSketch(): readonly (readonly SketchedComponent[])[] {
  return correctedSketch().map((row) =>
    row.map((square): SketchedComponent =>
      square[0] === -square[1] && square[0] !== 0 ? square : dominantComponent(square),
    ),
  );
}

export interface SketchMistake {
  readonly printed: Vec;
  readonly corrected: Vec;
}

/** The entries of the printed sketch that name another square than the one they stand on (R4). */
export function sketchMistakes(): readonly SketchMistake[] {
  const corrected = correctedSketch().flat();
  return PRINTED_SKETCH.flat().flatMap((printed, index) => {
    const right = corrected[index];
    return right && !sameVec(printed, right) ? [{ printed, corrected: right }] : [];
  });
}
