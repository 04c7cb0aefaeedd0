/** Pictures of boards and steps as SVG files: no script, no style sheet, no other file. */
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { pictureMarkup } from '#board/picture.ts';
import { sceneAt, union, wholeView } from '#board/scene.ts';
import { themeValues } from '#board/tokens.ts';
import type { Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { stripDrawings } from '#figure/rotation/stripDrawings.ts';
import tokens from '#site/styles/tokens.css?raw';
import { lastStep, poseText, stepParts, stepTexts, titleOf } from '#text/narrate.ts';
import { textOf } from '#text/phrases.ts';
import { ENGLISH } from './explain.ts';

const picture = (system: RotationSystem, title: string, description: string, drawings: readonly Drawing[]): string =>
  pictureMarkup({ title, description, drawings, valuesOf: themeValues(tokens, 'light', system.palette) });

/**
 * Draws one step of a rotation.
 * @param step 0 is the start, `n` is test `n`, one more is the outcome, which is the default
 * @returns an SVG file with a title and a description in English, in the colours of the system and the light theme
 * @example
 * import { playfield, rotate } from 'wallkick';
 * import { stepSvg } from 'wallkick/svg';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const placement = { piece: 'T', orientation: 0, at: [3, 0] } as const;
 * stepSvg(rotate(srsGuideline, { field: playfield(), placement, turn: 'cw' })).startsWith('<svg '); // → true
 */
export function stepSvg(trace: RotationTrace, step: number = lastStep(trace)): string {
  const drawing = boardDrawing({ scene: sceneAt(trace, step), view: wholeView(trace), voice: ENGLISH });
  return picture(trace.system, titleOf(trace, ENGLISH), textOf(stepParts(trace, step, ENGLISH)), [drawing]);
}

/**
 * Draws all steps of a rotation side by side: the start, then each test with its kick and verdict.
 * @returns an SVG file with a title and the sentences of all steps as its description
 * @example
 * import { playfield, rotate } from 'wallkick';
 * import { stepsSvg } from 'wallkick/svg';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const placement = { piece: 'T', orientation: 0, at: [3, 0] } as const;
 * stepsSvg(rotate(srsGuideline, { field: playfield(), placement, turn: 'cw' })).includes('Test 5'); // → true
 */
export const stepsSvg = (trace: RotationTrace): string =>
  picture(
    trace.system,
    titleOf(trace, ENGLISH),
    stepTexts(trace, ENGLISH).join(' '),
    stripDrawings(trace, ENGLISH, { palette: trace.system.palette }),
  );

/**
 * Draws a whole field, with a piece on it where one is given.
 * @param placement the piece; its minos need not be free
 * @returns an SVG file in the colours of the system and the light theme
 * @example
 * import { playfield } from 'wallkick';
 * import { boardSvg } from 'wallkick/svg';
 * import { arsTgm } from 'wallkick/systems';
 *
 * boardSvg(arsTgm, playfield({ rows: ['####.#####'] })).startsWith('<svg '); // → true
 */
export function boardSvg(system: RotationSystem, field: Playfield, placement?: Placement): string {
  const minos = placement ? minosOf(system.shapes, placement) : [];
  const limited = fieldFor(system, field);
  const scene = {
    field: limited,
    piece: placement?.piece ?? 'I',
    start: [],
    body: minos,
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: null,
  } as const;
  const whole = { left: 0, right: field.width - 1, bottom: 0, top: Math.max(field.height, field.rows.length) - 1 };
  const view = minos.length > 0 ? union(whole, extentOf(minos)) : whole;
  const description = placement ? poseText(placement, minos, ENGLISH) : '';
  return picture(system, system.name, description, [boardDrawing({ scene, view, voice: ENGLISH })]);
}
