import type { Playfield } from '#engine/playfield.ts';
import type { Code, Remark } from './diagnostic.ts';
import type { Item, Move, PtnDocument } from './document.ts';
import { canReach, dropRow, isFree } from './entry.ts';
import {
  lockMove,
  passItem,
  startReplay,
  stop,
  type Game,
  type Played,
  type ReplayState,
  type MoveStep,
} from './game.ts';
import { moveText } from './print.ts';

/** Carries a replay on by one item. Pure, so that a viewer can stop and go on at any place. */
export const replayFrom = (state: ReplayState, item: Item): MoveStep =>
  item.is === 'move' && !state.stopped ? playMove(state, item) : passBy(state, item);

const passBy = (state: ReplayState, item: Item): MoveStep =>
  item.is === 'move' ? { state, played: null, remarks: [] } : passItem(state, item);

/** Where a move ends, or why it cannot be made. */
function bottomOf(field: Playfield, { form, left, bottom }: Move, straight: number | null): number | Code {
  const [, entered] = form.entry;
  if (bottom === null) {
    if (straight === null) return 'E_NO_ENTRY';
    return canReach(field, form, left, entered) ? straight : 'E_PLACEMENT_UNREACHABLE';
  }
  if (!isFree(field, form, left, bottom)) return 'E_PLACEMENT_BLOCKED';
  if (isFree(field, form, left, bottom - 1)) return 'E_PLACEMENT_FLOATING';
  return canReach(field, form, left, bottom) ? bottom : 'E_PLACEMENT_UNREACHABLE';
}

function playMove(state: ReplayState, move: Move): MoveStep {
  const { field } = state.game;
  const straight = dropRow(field, move.form, move.left);
  const bottom = bottomOf(field, move, straight);
  if (typeof bottom === 'number') return lockMove(state, move, { bottom, straight });
  return stop(state, [{ code: bottom, span: move.span, values: { move: moveText(move) } }]);
}

/** A document played to its end, or to the item that stops it. */
export interface Replay {
  readonly start: Game;
  readonly played: readonly Played[];
  readonly end: ReplayState;
  readonly remarks: readonly Remark[];
}

/**
 * Plays a document to its end, or to the item that stops it.
 * @example
 * import { parsePtn, replay } from 'wallkick/notation';
 *
 * replay(parsePtn('O-12 O-12').document).end.game.field.rows.length; // → 4
 */
export function replay(document: PtnDocument): Replay {
  const first = startReplay(document);
  const remarks: Remark[] = [...first.remarks];
  const played: Played[] = [];
  let { state } = first;
  for (const item of document.items) {
    const step = replayFrom(state, item);
    state = step.state;
    if (step.played !== null) played.push(step.played);
    if (step.remarks.length > 0) remarks.push(...step.remarks);
  }
  return { start: first.state.game, played, end: state, remarks };
}
