import 'strings:reachMap';
import { sameVec } from '#engine/geometry.ts';
import { extentOf, minosOf, type Extent } from '#engine/shapes.ts';
import type { BoardFrame } from '#board/geometry.ts';
import type { Scene } from '#board/scene.ts';
import { inputsText } from '#figure/rotation/inputWords.ts';
import { systemName } from '#figure/ownTables/systemName.ts';
import { NO_SYSTEM } from '#figure/systemFields.ts';
import { formatRow } from '#text/conventions.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { numbersMarkup, placementsMarkup, wayMarkup } from './reachMarkup.ts';
import {
  drawnWay,
  stationsOf,
  systemOf,
  turnsOnWay,
  type ReachedPlacement,
  type ReachState,
  type ReachView,
} from './reachView.ts';

/** The least number of visible rows. */
const LEAST_ROWS = 12;

/** What a map shows of a state: the chosen placement, the way there, and the board. */
export function reachScene(state: ReachState, { placements }: ReachView) {
  const chosen: ReachedPlacement | undefined = placements[Math.min(state.way, placements.length - 1)];
  const stations = chosen ? stationsOf(state, chosen) : [];
  const { shapes } = systemOf(chosen?.under ?? state.system);
  const bodies = stations.map(({ placement }) => minosOf(shapes, placement));
  const last = Math.max(0, bodies.length - 1);
  const step = Math.min(state.step, last);
  const way = chosen && drawnWay(chosen, stations);
  const kick = way?.turns.find((turn) => turn.step === step && !sameVec(turn.at, turn.to));
  const scene: Scene = {
    field: state.board,
    piece: state.piece,
    start: chosen?.minos ?? [],
    body: bodies[step] ?? [],
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: kick ? { from: kick.at, to: kick.to } : null,
  };
  const top = Math.max(
    LEAST_ROWS - 1,
    state.board.rows.length + 3,
    ...bodies.slice(0, 1).flatMap((entry) => extentOf(entry).top),
  );
  const extent: Extent = { left: 0, right: state.board.width - 1, bottom: 0, top };
  return {
    chosen,
    turns: chosen ? turnsOnWay(state, chosen, stations) : [],
    bodies,
    step,
    last,
    scene,
    extent,
    map: (frame: BoardFrame): string =>
      placementsMarkup(frame, placements) + (way ? wayMarkup(frame, way) : '') + numbersMarkup(frame, placements),
  };
}

export const reachTitle = ({ system, piece }: ReachState, { say }: Voice): string =>
  say('reachMap.title', { system: systemOf(system).name, piece });

/** The columns and rows of a placement. */
export function placementText({ minos }: ReachedPlacement, { say, conventions }: Voice): string {
  const { left, right, bottom, top } = extentOf(minos);
  return say('reachMap.place', {
    left: left + 1,
    right: right + 1,
    bottom: formatRow(bottom, conventions),
    top: formatRow(top, conventions),
  });
}

/** The name of the compared system; empty without one. */
export const besideName = ({ beside }: ReachState, { say, conventions }: Voice): string =>
  beside === NO_SYSTEM ? '' : systemName(beside, say, conventions);

/** Says how the chosen placement is reached. */
export function reachSentence(state: ReachState, chosen: ReachedPlacement | undefined, voice: Voice): readonly Part[] {
  const { say } = voice;
  if (!chosen) return phrase(say, 'reachMap.sentence.none', { piece: state.piece });
  const kind = chosen.reachedBy === 'other' ? 'other' : chosen.kick === 'needed' ? 'kick' : 'plain';
  return phrase(say, `reachMap.sentence.${kind}`, {
    system: besideName(state, voice),
    place: placementText(chosen, voice),
    inputs: inputsText(chosen.inputs, say),
    presses: chosen.inputs.length,
  });
}
