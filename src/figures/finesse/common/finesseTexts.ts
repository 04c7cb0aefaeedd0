import 'strings:finesse';
import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import { extentOf } from '#engine/shapes.ts';
import { keysText, keyText } from '#figure/hands/keyWords.ts';
import { systemName } from '#figure/ownTables/systemName.ts';
import { formatOrientation } from '#text/conventions.ts';
import { outcomeParts } from '#text/narrate.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { countsOf, type FinesseState, type FinesseView } from './finesseState.ts';

export const finesseTitle = ({ system, width }: FinesseState, { say, conventions }: Voice): string =>
  say('finesse.title', { system: systemName(system, say, conventions), count: width });

/** A placement by its piece, its state and its columns. */
export function placeText(
  piece: Piece,
  state: Orientation,
  minos: readonly Vec[],
  { say, conventions }: Voice,
): string {
  const { left, right } = extentOf(minos);
  const values = { piece, state: formatOrientation(state, conventions), left: left + 1, right: right + 1 };
  return say('finesse.place', { ...values, count: right - left + 1 });
}

/** How many keys all placements of a piece need, or all placements. */
export function sumText(state: FinesseState, pieces: readonly Piece[], { say }: Voice): string {
  const all = pieces.flatMap((piece) => countsOf(state, piece).places.map(({ keys }) => keys));
  const sum = all.reduce((total, keys) => total + keys, 0);
  return say('finesse.sum', { sum, count: all.length, largest: Math.max(0, ...all) });
}

/** Says what the last key did. */
export function finesseSentence(state: FinesseState, view: FinesseView | null, voice: Voice): readonly Part[] {
  const { say } = voice;
  if (!view) return phrase(say, 'finesse.none', { piece: state.piece });
  const { place, way, played, last } = view;
  const { step } = state;
  const values = { count: place.keys, keys: keysText(way, say) };
  if (step === 0) return phrase(say, 'finesse.start', values);
  if (step === last) return phrase(say, 'finesse.end', values);
  const { key, trace } = played.steps[step - 1]!;
  const pressed = phrase(say, 'finesse.pressed', { number: step, key: keyText(key, say) });
  return trace ? [...pressed, { text: ' ' }, ...outcomeParts(trace, voice)] : pressed;
}

/** The counts of a piece, one line a form. */
export const everyPiece = (state: FinesseState, voice: Voice): readonly string[] =>
  PIECES.map((piece) => `${piece}: ${sumText(state, [piece], voice)}`);
