import type { Vec } from '#engine/geometry.ts';
import type { Scenario } from '#engine/scenario.ts';
import { extentOf, type Extent } from '#engine/shapes.ts';
import { cropTo, sceneAt, type Scene } from '#board/scene.ts';
import { openTraceOf } from '../rotation/openTrace.ts';

/**
 * The start of a scenario with marks, and the squares round both. The piece is pale, so that marks can be seen on it.
 * @param squares columns and rows from 0, as in `3,0 4,0`
 */
export function markedStart(start: Scenario, squares: string): { readonly scene: Scene; readonly view: Extent } {
  const marked = squares.split(' ').map((square): Vec => {
    const [x, y] = square.split(',');
    return [Number(x), Number(y)];
  });
  const scene: Scene = { ...sceneAt(openTraceOf(start), 0), bodyIs: 'tried', marked };
  return { scene, view: cropTo(extentOf([...scene.body, ...marked]), scene.field, 3) };
}
