import 'strings:strip';
import 'strings:tests';
import 'strings:verdict';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { croppedView, sceneAt } from '#board/scene.ts';
import type { Extent } from '#engine/shapes.ts';
import type { PaletteName } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { formatOrientation, formatVec } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';

export interface StripOptions {
  /** The squares of each frame; those round everything that is tried where nothing else is said. */
  readonly view?: Extent;
  /** The tests that have a frame; all where nothing is said. */
  readonly shown?: readonly number[] | undefined;
  readonly palette?: PaletteName;
  readonly list?: string;
  /** What stands behind the kick of a test. */
  readonly remark?: (test: number) => string;
}

/** The small boards of every step, with their words above and below. */
export function stripDrawings(
  trace: RotationTrace,
  voice: Voice,
  { view = croppedView(trace), shown, palette, list, remark = () => '' }: StripOptions = {},
): readonly Drawing[] {
  const { say, conventions } = voice;
  const numbers = [0, ...(shown ?? trace.tests.map((test) => test.number))];
  return numbers.map((number) => {
    const test = trace.tests[number - 1];
    const scene = sceneAt(trace, number);
    return {
      ...boardDrawing({ scene, view, voice, size: 'mini', ...(palette && { palette }) }),
      head: test
        ? `${say('tests.name', { number })} ${formatVec(test.kick, conventions)}${remark(number)}`
        : say('strip.start'),
      foot: test
        ? say(`verdict.${test.verdict.is}`)
        : say('strip.pose', {
            piece: scene.piece,
            state: formatOrientation(trace.request.placement.orientation, conventions),
          }),
      ...(list !== undefined && { list }),
    };
  });
}
