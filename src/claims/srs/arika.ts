import { sameVec } from '#engine/geometry.ts';
import { PIECES, transition, type Piece } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { differenceOf, questions } from '#analysis/difference.ts';
import { inversesOf } from '#analysis/inverses.ts';
import { rotationsOf } from '#analysis/rotations.ts';
import { strandings } from '#analysis/strandings.ts';
import { mirrorImage } from '#analysis/symmetry.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { withReadings } from '#rules/readings.ts';
import { srsArika } from '#rules/srsArika.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { tetrisPerfect } from '#rules/tetrisPerfect.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { triedKicks } from './ask.ts';
import { kick, names, sameList } from './text.ts';

const page = 'systems/arika-srs/';
const ofI = (system: RotationSystem) =>
  rotationsOf(system).filter(({ piece, turn }) => piece === 'I' && turn !== '180');
const named = ({ from, to }: ReturnType<typeof ofI>[number]) => transition(from, to);

/** Kicks of the I whose negative stands nowhere in the opposite row, as `(1, -1) of 2>>1`. */
const unanswered = (system: RotationSystem): readonly string[] =>
  ofI(system).flatMap((rotation) =>
    (inversesOf(system, rotation)?.unanswered ?? []).map((own) => `${kick(own)} of ${named(rotation)}`),
  );

/** Kicks of the I after which the turn back can fail. */
const stranding = (system: RotationSystem): readonly string[] =>
  ofI(system).flatMap((rotation) =>
    (strandings(system, rotation) ?? []).map((own) => `${kick(own.kick)} of ${named(rotation)}`),
  );

/** Rows of the I that are the opposite of the row back, kick by kick. */
const termByTerm = (system: RotationSystem): number =>
  ofI(system).filter((rotation) => inversesOf(system, rotation)?.notTermByTerm.length === 0).length;

/** The kicks of the I that Tetris Perfect replaced, and what it put there. */
const replaced = () =>
  QUARTER_TRANSITIONS.flatMap((of) => {
    const theirs = triedKicks(tetrisPerfect, 'I', of);
    return triedKicks(srsArika, 'I', of).flatMap((own, index) =>
      sameVec(own, theirs[index]!) ? [] : [{ of, own, instead: theirs[index]! }],
    );
  });

const mirroredRows = (system: RotationSystem): number =>
  ofI(system).filter((rotation) => mirrorImage(system, rotation).is === 'mirrored').length;

/** Which way the nub of a T, J or L points where it enters. */
function pointing(system: RotationSystem, piece: Piece): 'up' | 'down' {
  const squares = minosOf(system.shapes, spawnPlacement(system, piece));
  const { bottom } = extentOf(squares);
  return squares.filter(([, y]) => y === bottom).length === 3 ? 'up' : 'down';
}

export const ARIKA_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'arika.required',
    row: '0-53',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'arika.same-jlstz',
    row: '0-54',
    status: 'holds',
    page,
    check: () => {
      const lists = JLSTZ.flatMap((piece) => QUARTER_TRANSITIONS.map((of) => ({ piece, of })));
      const equal = lists.filter(({ piece, of }) =>
        sameList(triedKicks(srsArika, piece, of), triedKicks(srsGuideline, piece, of)),
      );
      const asked = questions.filter(({ piece, turn }) => JLSTZ.some((own) => own === piece) && turn !== '180');
      const alike = asked.filter((question) => differenceOf(srsGuideline, srsArika, question).is === 'none');
      return evidence(
        equal.length === lists.length && alike.length === asked.length,
        `All ${equal.length} lists are equal. In all ${alike.length} rotations both systems end on the same squares, on every board.`,
      );
    },
  },
];

export const ARIKA_GLITCH_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'arika.glitchy-kicks',
    row: '0-56',
    status: 'holds',
    page,
    check: () => {
      const red = replaced().map(({ own, of }) => `${kick(own)} of ${of}`);
      const open = unanswered(srsArika);
      const others = open.filter((entry) => !red.includes(entry));
      return evidence(
        red.join() === '(1, -1) of 2>>1,(-1, -1) of 2>>3' &&
          red.every((entry) => open.includes(entry)) &&
          others.join() === '(-1, 2) of 1>>2,(1, 2) of 3>>2' &&
          stranding(srsArika).join() === open.join() &&
          unanswered(srsGuideline).length === 0 &&
          stranding(srsGuideline).length === 0,
        `The red marks are lost. But the SRS page says that Tetris Perfect lacks the glitchy kicks, and it replaced ${names(red)}. The two kicks that these should undo have no inverse either: ${names(others)}. Every other kick of the I has its inverse in the list of the rotation back. Only after these four can the I fail to rotate back. The Guideline has no such kick. In the Guideline’s table, the inverse of a kick is at the test of the same number, in ${termByTerm(srsGuideline)} of 8 lists. In Arika’s table that is true for ${termByTerm(srsArika)} of 8 lists.`,
      );
    },
  },
  {
    id: 'arika.perfect-repair',
    row: '0-57',
    status: 'holds',
    page,
    check: () => {
      const changes = replaced().map(({ of, own, instead }) => `${kick(instead)} for ${kick(own)} in ${of}`);
      return evidence(
        changes.join() === '(1, -2) for (1, -1) in 2>>1,(-1, -2) for (-1, -1) in 2>>3' &&
          unanswered(tetrisPerfect).length === 0 &&
          stranding(tetrisPerfect).length === 0 &&
          termByTerm(tetrisPerfect) === 0,
        `The two tables differ in ${changes.length} of 32 kicks: ${names(changes)}. With these, every kick of the I has its inverse in the list of the rotation back. The I can always rotate back. As in Arika’s table, no list has every inverse at the test of the same number.`,
      );
    },
  },
  {
    id: 'arika.mirrored-i',
    row: '0-58',
    status: 'holds',
    page,
    check: () => {
      const flat = ofI(srsArika).filter(({ from, to }) => from % 2 === 0 || to % 2 === 0);
      const [arika, guideline] = [mirroredRows(srsArika), mirroredRows(srsGuideline)];
      return evidence(
        arika === 8 && guideline === 0 && flat.length === 8,
        `A mirrored board gives the mirrored result for ${arika} of 8 rotations of Arika’s I. For the Guideline’s I it does so for ${guideline}. All ${flat.length} rotations leave or enter a flat state, so the condition excludes none.`,
      );
    },
  },
];

export const ARIKA_LOOK_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'arika.spawn-down',
    row: '0-62',
    status: 'disputed',
    page,
    check: () => {
      const nubbed = ['J', 'L', 'T'] as const;
      const down = withReadings(srsArika, ['spawn-down']);
      const [row, ...others] = new Set(
        [srsArika, down].flatMap((system) =>
          PIECES.map((piece) => extentOf(minosOf(system.shapes, spawnPlacement(system, piece))).top + 1),
        ),
      );
      return evidence(
        nubbed.every((piece) => pointing(srsArika, piece) === 'up' && pointing(down, piece) === 'down') &&
          others.length === 0,
        `You can choose between two readings. In NullpoMino, Cambridge and Heboris ${names(nubbed)} spawn pointing ${pointing(srsArika, 'T')}. By the SRS page they spawn pointing ${pointing(down, 'T')}. In both, the topmost minos are in row ${row}.`,
      );
    },
  },
  {
    id: 'arika.gradient-style',
    row: '0-63',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'arika.perfect-style',
    row: '0-64',
    status: 'unverifiable',
    page,
    check: null,
  },
];
