import { clearFullRows, fullRows } from '#engine/stack.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { sceneAt, type Scene } from '#board/scene.ts';
import { lastStep } from '#text/narrate.ts';
import { lockedField, type ShownSpin } from './galleryState.ts';

/** What a card shows at a moment. */
export interface SpinFrame {
  readonly scene: Scene;
  readonly motion: 'none' | 'turn' | 'slide';
  /** Rows that vanish next, from 0. */
  readonly full: readonly number[];
}

const frame = (scene: Scene, motion: SpinFrame['motion'] = 'none', full: readonly number[] = []): SpinFrame => ({
  scene,
  motion,
  full,
});

/** The picture of a card: start, kick and end; the start alone where the system has no answer. */
export const pictureOf = ({ trace, without }: ShownSpin): SpinFrame =>
  frame(sceneAt(trace, without === null ? lastStep(trace) : 0));

/** Full rows, and the board without them. */
function vanishing(trace: RotationTrace): readonly SpinFrame[] {
  const locked = lockedField(trace);
  const full = fullRows(locked);
  if (full.length === 0) return [];
  const end: Scene = { ...sceneAt(trace, lastStep(trace)), start: [], arrow: null };
  return [frame(end, 'none', full), frame({ ...end, body: [], field: clearFullRows(locked) })];
}

/**
 * What a card plays: its picture and the start; the first test, unless it wins; the end, and the rows that vanish; then its picture again.
 */
export function framesOf(spin: ShownSpin): readonly SpinFrame[] {
  const { trace, without } = spin;
  const picture = pictureOf(spin);
  const start = frame(sceneAt(trace, 0));
  const [first] = without === null ? trace.tests : [];
  const { outcome } = trace;
  const winner = first && 'test' in outcome ? outcome.test : null;
  return [
    picture,
    start,
    ...(first && first !== winner ? [frame(sceneAt(trace, first.number), 'turn')] : []),
    ...(winner
      ? [frame(sceneAt(trace, lastStep(trace)), first === winner ? 'turn' : 'slide'), ...vanishing(trace)]
      : []),
    picture,
  ];
}
