import { ORIGIN, subtract } from '#engine/geometry.ts';
import { transition, type Piece } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { ObstacleKind } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import { fatesOf } from '#analysis/deadKicks.ts';
import { kickTable } from '#analysis/kickTable.ts';
import { openWitness } from '#analysis/witness.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { endingOf, endsSo, rotationOf, run, traceOf, triedKicks } from './ask.ts';
import { kick, kicks, names } from './text.ts';

const page = 'systems/srs/kicks/';
const KICKED = [...JLSTZ, 'I'] as const satisfies readonly Piece[];

/** Scenes in which basic rotation is stopped by one kind of obstacle, and a kick succeeds. */
const STOPPED: readonly (readonly [ObstacleKind, scenario: string])[] = [
  ['left wall', 'system=srs-guideline piece=T from=1 at=-1,3 turn=cw board=..........'],
  ['right wall', 'system=srs-guideline piece=T from=3 at=8,3 turn=ccw board=..........'],
  ['floor', 'system=srs-guideline piece=T from=0 at=3,-1 turn=cw board=..........'],
  ['stack', 'system=srs-guideline piece=T from=0 at=3,3 turn=cw board=....#...../........../........../..........'],
];

/** What stops test 1 of a scene, and the test that wins. */
function stops(scenario: string) {
  const trace = traceOf(scenario);
  const kinds = new Set(trace.tests[0]?.obstacles.map(({ kind }) => kind));
  return { kinds: [...kinds], ending: endingOf(trace) };
}

const tableText = (system: RotationSystem, piece: Piece): string =>
  [...kickTable(system, piece)].map(([of, list]) => `${of} ${kicks(list)}`).join('; ');

export const KICK_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.super-but-modest',
    row: '0-19',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.kicked-when-obstructed',
    row: '0-20',
    status: 'holds',
    page: 'guide/kicks/',
    check: () => {
      const scenes = STOPPED.map(([kind, scenario]) => ({ kind, ...stops(scenario) }));
      const free = traceOf('system=srs-guideline piece=T from=0 at=3,3 turn=cw board=..........');
      return evidence(
        scenes.every(({ kind, kinds, ending }) => kinds.join() === kind && ending !== 'fail' && ending > 1) &&
          endingOf(free) === 1,
        `In four scenes one obstacle blocks basic rotation of a T: ${scenes.map(({ kind, ending }) => `the ${kind} (test ${ending} rotates it)`).join(', ')}. Without an obstacle test 1 rotates it.`,
      );
    },
  },
  {
    id: 'srs.five-tests',
    row: '0-21',
    status: 'holds',
    page,
    check: () => {
      const rotations = KICKED.flatMap((piece) => QUARTER_TRANSITIONS.map((of) => rotationOf(srsGuideline, piece, of)));
      const five = rotations.filter(
        ({ piece, from, to }) => triedKicks(srsGuideline, piece, transition(from, to)).length === 5,
      );
      const failing = rotations.filter((rotation) => endsSo(srsGuideline, rotation, 'fail'));
      return evidence(
        five.length === rotations.length && failing.length === rotations.length,
        `All ${five.length} rotations of ${names(KICKED)} try five positions. For each rotation some board blocks all five, and the piece stays as it was.`,
      );
    },
  },
  {
    id: 'srs.eight-lists',
    row: '0-22',
    status: 'holds',
    page,
    check: () => {
      const tables = KICKED.map((piece) => kickTable(srsGuideline, piece));
      const different = new Set([...(tables[0]?.values() ?? [])].map(kicks)).size;
      return evidence(
        tables.every((table) => QUARTER_TRANSITIONS.every((of) => table.get(of)?.length === 5) && table.size === 8),
        `Each of ${names(KICKED)} has eight rows, one for each of ${names(QUARTER_TRANSITIONS)}. The eight rows of J, L, S, T and Z are only ${different} different lists.`,
      );
    },
  },
  {
    id: 'srs.kick-notation',
    row: '0-23',
    status: 'holds',
    page: 'guide/conventions/',
    check: () => {
      const rotation = rotationOf(srsGuideline, 'J', '3>>2');
      const scenario = openWitness(srsGuideline, rotation, 5)?.scenario;
      const trace = scenario && run(scenario);
      const [basic, , , , won] = trace?.tests ?? [];
      const [from, to] = [basic?.minos[0] ?? ORIGIN, won?.minos[0] ?? ORIGIN];
      const step = subtract(to, from);
      return evidence(
        trace !== undefined && endingOf(trace) === 5 && step[0] === -1 && step[1] === 2,
        `We rotated a J through 3>>2 by test 5, kick ${kick(step)}. Every mino ends ${0 - step[0]} column to the left of its position after basic rotation, and ${step[1]} rows above it.`,
      );
    },
  },
  {
    id: 'srs.shared-tables',
    row: '0-24',
    status: 'holds',
    page,
    check: () => {
      const [first, ...others] = JLSTZ.map((piece) => tableText(srsGuideline, piece));
      const tests = QUARTER_TRANSITIONS.map((of) => triedKicks(srsGuideline, 'O', of).length);
      const never = QUARTER_TRANSITIONS.every(
        (of) => !fatesOf(srsGuideline, rotationOf(srsGuideline, 'O', of)).canFail,
      );
      return evidence(
        others.every((table) => table === first) &&
          tableText(srsGuideline, 'I') !== first &&
          tests.every((count) => count === 1) &&
          never,
        `The tables of ${names(JLSTZ)} are equal in all eight rows. The table of I differs. The O tries only basic rotation, which always fits.`,
      );
    },
  },
  {
    id: 'srs.orientation-numbers',
    row: '0-25',
    status: 'holds',
    page: 'guide/conventions/',
    check: () => {
      const reached = (...turns: readonly ('cw' | 'ccw')[]) =>
        turns.reduce((line, turn) => {
          const { outcome } = traceOf(`system=srs-guideline piece=T from=${line} at=3,8 turn=${turn} board=..........`);
          return outcome.is === 'rotated' ? outcome.placement.orientation : NaN;
        }, 0);
      const [right, left, half, otherHalf] = [
        reached('cw'),
        reached('ccw'),
        reached('cw', 'cw'),
        reached('ccw', 'ccw'),
      ];
      return evidence(
        right === 1 && left === 3 && half === 2 && otherHalf === 2,
        `From state 0 the engine reaches state ${right} clockwise, state ${left} counter-clockwise and state ${half} by two rotations either way.`,
      );
    },
  },
];
