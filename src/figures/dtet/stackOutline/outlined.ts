import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { wholeView, type Scene } from '#board/scene.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';

/** The stack and the piece of a scenario over the whole width. */
export function outlined(scenario: Scenario) {
  const { system, field, placement } = scenario;
  const scene: Scene = {
    field,
    piece: placement.piece,
    start: [],
    body: minosOf(system.shapes, placement),
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: null,
  };
  return { scene, view: { ...wholeView(traceOf(scenario)), left: 0, right: field.width - 1, bottom: 0 } };
}
