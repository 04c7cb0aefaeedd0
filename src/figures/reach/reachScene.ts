import 'strings:reachMap';
import { sameVec } from '#engine/geometry.ts';
import type { Playfield } from '#engine/playfield.ts';
import { extentOf, minosOf, type Extent } from '#engine/shapes.ts';
import { inView, type BoardFrame } from '#board/geometry.ts';
import { union, type Scene } from '#board/scene.ts';
import { inputsText } from '#figure/rotation/inputWords.ts';
import { systemName } from '#figure/ownTables/systemName.ts';
import { NO_SYSTEM } from '#figure/systemFields.ts';
import { formatRow } from '#text/conventions.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { numbersMarkup, placementsMarkup, tornMarkup, wayMarkup } from './reachMarkup.ts';
import {
  drawnWay,
  pressesOf,
  stationsOf,
  stopsOf,
  systemOf,
  turnsOnWay,
  type ReachedPlacement,
  type ReachState,
  type ReachView,
} from './reachView.ts';

/** Rows above the stack that the map shows. */
const ROOM = 3;

/** Rows below the spawn that belong to it: a rotation there may reach into them. */
const NEAR = 2;

/** The rows where a piece spawns, and those where it is seen afterwards. A long fall between them is left out. */
function tornView({ width, rows }: Playfield, bodies: readonly Extent[]) {
  const [entry] = bodies;
  const whole = { left: 0, right: width - 1 };
  const least = rows.length + ROOM;
  if (!entry) return { spawn: null, map: { ...whole, bottom: 0, top: least } };
  const near = bodies.filter(({ bottom }) => bottom >= entry.bottom - NEAR);
  const spawn = near.reduce(union);
  const top = Math.max(least, ...bodies.flatMap((body) => (near.includes(body) ? [] : body.top)));
  return top + 1 < spawn.bottom
    ? { spawn: { ...spawn, ...whole }, map: { ...whole, bottom: 0, top } }
    : { spawn: null, map: { ...whole, bottom: 0, top: Math.max(top, spawn.top) } };
}

/** What a map shows of a state: the chosen placement, the way there, and the board. */
export function reachScene(state: ReachState, { placements }: ReachView) {
  const chosen: ReachedPlacement | undefined = placements[Math.min(state.way, placements.length - 1)];
  const stations = chosen ? stationsOf(state, chosen) : [];
  const { shapes } = systemOf(chosen?.under ?? state.system);
  const bodies =
    stations.length === 0 ? [] : stopsOf(chosen!.inputs).map((stop) => minosOf(shapes, stations[stop]!.placement));
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
  const torn = tornView(state.board, bodies.map(extentOf));
  const isIn = (view: Extent): boolean => scene.body.every((mino) => inView(view, mino));
  const shown = placements.filter(({ inputs }) => pressesOf(inputs) <= state.presses);
  const wayIn = (frame: BoardFrame): string => (way ? wayMarkup(frame, way) : '');
  const map = (frame: BoardFrame): string =>
    placementsMarkup(frame, shown) + wayIn(frame) + numbersMarkup(frame, shown);
  return {
    chosen,
    turns: chosen ? turnsOnWay(state, chosen, stations) : [],
    bodies,
    step,
    last,
    scene,
    map,
    /** The whole board. */
    extent: { ...torn.map, top: torn.spawn?.top ?? torn.map.top },
    /** The board as a figure shows it, torn. */
    spawn: torn.spawn && {
      view: torn.spawn,
      scene: {
        ...scene,
        ...(isIn(torn.spawn) ? { start: [] } : { start: bodies[0]!, body: [], arrow: null }),
      },
      under: (frame: BoardFrame): string => tornMarkup(frame, frame.bottom) + wayIn(frame),
    },
    low: {
      view: torn.map,
      scene: isIn(torn.map) ? scene : { ...scene, body: [], arrow: null },
      under: (frame: BoardFrame): string => map(frame) + (torn.spawn ? tornMarkup(frame, frame.top) : ''),
    },
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

/** Says what is rare about a placement; null if nothing is. */
export function remarkOf({ kick, reachedBy }: ReachedPlacement, comparedName: string, say: Say): string | null {
  if (reachedBy === 'other') return say('reachMap.onlyThere', { system: comparedName });
  if (reachedBy === 'this') return say('reachMap.onlyHere');
  return kick === 'needed' ? say('reachMap.byKick') : null;
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
