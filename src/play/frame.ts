import type { Placement } from '#engine/piece.ts';
import { clearFullRows, fill, fullRows } from '#engine/stack.ts';
import { fieldFor } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { isPressed, type Held } from './buttons.ts';
import { advanceDas, type Shift } from './das.ts';
import { dropAsked } from './drop.ts';
import { dtetPlans, lookAtButtons, spend } from './dtetButtons.ts';
import type { PlayEvent } from './events.ts';
import { keysFor } from './hands.ts';
import { dropPiece, movePiece, testContact, turnPiece, type Moment } from './phases.ts';
import type { Plan, RotationRun } from './plans.ts';
import { pressPlans } from './pressButtons.ts';
import { rulesUnder } from './settings.ts';
import { bringIn, bringPiece, type ActivePiece, type PlayState } from './state.ts';

/** One frame played: the state after it and what happened in it. */
export interface PlayFrame {
  readonly state: PlayState;
  readonly events: readonly PlayEvent[];
}

/** What the buttons tried in a frame; null where they asked for no turn. */
export const rotationOf = ({ events }: PlayFrame): RotationRun | null =>
  events.find((event) => event.is === 'rotation')?.run ?? null;

const NO_EVENTS: readonly PlayEvent[] = Object.freeze([]);

/**
 * Plays one frame: the state and the buttons held in it give the next state and what happened. The order is that of TGM3: rotation, movement by one cell, gravity and drops, contact test, lock. A piece enters at the end of a frame.
 * @param held from the function `held`
 * @source the ARS page, for the order within a frame
 * @example
 * import { held, playFrame, startPlay } from 'wallkick/play';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const start = startPlay({ system: srsGuideline, queue: ['T'] });
 * const { events } = playFrame(start, held('rotate right'));
 * events[0]?.is; // → 'rotation'
 */
export function playFrame(state: PlayState, held: Held): PlayFrame {
  const { phase } = state;
  const das = advanceDas(state.das, state.held, held, state.settings.das);
  const looked: PlayState = {
    ...state,
    frame: state.frame + 1,
    held,
    das: das.state,
    lastSide: das.state.direction ?? state.lastSide,
    two: lookAtButtons(state.two, held),
  };
  switch (phase.is) {
    case 'piece':
      return playPiece(looked, phase.active, state.held, das.shift);
    case 'entry':
      return phase.framesLeft > 1
        ? { state: { ...looked, phase: { is: 'entry', framesLeft: phase.framesLeft - 1 } }, events: NO_EVENTS }
        : enterNext(looked, NO_EVENTS);
    case 'over':
    case 'no piece left':
      return { state: looked, events: NO_EVENTS };
  }
}

/** @param before what was held in the frame before */
function playPiece(state: PlayState, start: ActivePiece, before: Held, shift: Shift | null): PlayFrame {
  const { system, settings, held } = state;
  const swapped = isPressed(before, held, 'hold') ? holdPiece(state, start.placement) : null;
  if (swapped) return swapped;
  const rules = rulesUnder(system, settings);
  const events: PlayEvent[] = [];
  const field = fieldFor(system, state.field);
  const moment: Moment = { system, rules, settings, field, heldKeys: keysFor(state, field, start.placement), events };
  const drop = dropAsked(rules, before, held, settings.gravity, settings.softDrop);

  const turned = turnPiece(moment, start, plansAsked(state, start.placement, before));
  const moved = movePiece(moment, turned.active, shift);
  const fallen = dropPiece(moment, moved, drop);
  const tested = testContact(moment, fallen, drop);

  const usedUp = turned.made.flatMap(({ uses }) => uses);
  const next: PlayState = { ...state, two: spend(state.two, usedUp) };
  switch (tested.is) {
    case 'in play':
      return { state: { ...next, phase: { is: 'piece', active: tested.active } }, events };
    case 'locks':
      return lockPiece(next, fallen.placement, tested.because, events);
  }
}

/** The piece goes into the hold, and the one from there or the next one comes in; null where it cannot be held. */
function holdPiece(state: PlayState, placement: Placement): PlayFrame | null {
  const { settings, hold, queue, held } = state;
  if (!settings.hold || hold.used || (hold.piece === null && queue.next.length === 0)) return null;
  const { event, ...entered } = hold.piece === null ? bringIn(state, queue, held) : bringPiece(state, hold.piece, held);
  return {
    state: { ...state, ...entered, hold: { piece: placement.piece, used: true } },
    events: [{ is: 'held', placement }, event],
  };
}

function plansAsked({ system, two, held }: PlayState, { piece }: Placement, before: Held): readonly Plan[] {
  const { buttons } = system;
  switch (buttons.is) {
    case 'two, tried every frame':
      return dtetPlans(two, piece, buttons);
    case 'tried once a press':
      return pressPlans(buttons.sides, before, held);
  }
}

/** Phase 5, lock: the minos become stack, full rows go, and the entry delay begins or the next piece enters at once. */
function lockPiece(
  state: PlayState,
  placement: Placement,
  because: Extract<PlayEvent, { is: 'locked' }>['because'],
  before: readonly PlayEvent[],
): PlayFrame {
  const minos = minosOf(state.system.shapes, placement);
  const filled = fill(state.field, minos, placement.piece);
  const rows = fullRows(filled);
  const events: PlayEvent[] = [...before, { is: 'locked', because, placement, minos }];
  if (rows.length > 0) events.push({ is: 'rows cleared', rows });
  const locked: PlayState = {
    ...state,
    field: rows.length > 0 ? clearFullRows(filled) : filled,
    piecesLocked: state.piecesLocked + 1,
    rowsCleared: state.rowsCleared + rows.length,
    hold: { ...state.hold, used: false },
  };
  const { entryDelay } = state.settings;
  return entryDelay > 0
    ? { state: { ...locked, phase: { is: 'entry', framesLeft: entryDelay } }, events }
    : enterNext(locked, events);
}

function enterNext(state: PlayState, before: readonly PlayEvent[]): PlayFrame {
  const { phase, queue, event } = bringIn(state, state.queue, state.held);
  return { state: { ...state, phase, queue }, events: [...before, event] };
}
