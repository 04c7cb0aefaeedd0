import { byRow } from '#engine/squares.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { lastStep } from '#text/narrate.ts';
import { sceneAt, type Scene } from '#board/scene.ts';
import { searchedCells } from '#analysis/centreBox.ts';

/**
 * Returns the box at a step of the search: the piece before it, then the new orientation with the examined cell, and the outcome at the
 * last step. If the piece does not rotate, that is basic rotation with all its obstacles.
 */
export function scanScene(trace: RotationTrace, step: number): Scene {
  const searched = searchedCells(trace);
  if (step === 0) return sceneAt(trace, 0);
  const basic = sceneAt(trace, 1);
  const looked = searched[step - 1];
  if (looked) {
    const met = basic.obstacles.filter(({ cell }) => looked.solid && byRow(cell, looked.cell) === 0);
    return { ...basic, bodyIs: 'tried', obstacles: met };
  }
  return trace.outcome.is === 'rotated' ? sceneAt(trace, lastStep(trace)) : basic;
}
