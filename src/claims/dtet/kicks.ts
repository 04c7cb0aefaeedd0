import { sameVec } from '#engine/geometry.ts';
import { PIECES, PRECEDENCES, TURNS } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { ARS_KICKS } from '#rules/arsKicks.ts';
import { dtet, DTET_ROWS } from '#rules/dtet.ts';
import { randomScenes } from '#rules/randomScenes.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { endingOf, traceOf } from '../srs/ask.ts';
import { kicks } from '../srs/text.ts';
import { asked, play, triedIn } from './ask.ts';

const page = 'systems/dtet/kicks/';
const EMPTY = playfield();
const SCENES = 2000;
const SEED = 20261120;

/** The table of the document, row by row: what Rotate Left tries and what Rotate Right does. */
const TABLE = {
  left: 'left; right; down; down left; down right',
  right: 'right; left; down; down right; down left',
} as const;
const WORDS = new Map([
  ['-1,0', 'left'],
  ['1,0', 'right'],
  ['0,-1', 'down'],
  ['-1,-1', 'down left'],
  ['1,-1', 'down right'],
]);

/** J turned clockwise out of spawn with cells 2 and 7 of its box filled: the board that the centre column refuses. */
const REFUSED_BY_ARS = 'piece=J from=0 at=3,2 turn=cw board=....#...../........../...#....../........../..........';

export const KICK_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'dtet.extends-tgm',
    row: '2-33',
    status: 'holds',
    page,
    check: () => {
      const sides = DTET_ROWS.right.slice(0, 2);
      const arika = ARS_KICKS.groups.flatMap(({ rows }) => Object.values(rows));
      const more = DTET_ROWS.right.slice(2);
      return evidence(
        arika.length > 0 &&
          arika.every((list) => list.every((one, index) => sameVec(one, sides[index]!))) &&
          more.every(([, y]) => y === -1),
        `Rotate Right first tries ${kicks(sides)}, the two kicks of TGM. Then it tries ${kicks(more)}.`,
      );
    },
  },
  {
    id: 'dtet.symmetric',
    row: '2-34',
    status: 'holds',
    page,
    check: () => {
      const mirrored = DTET_ROWS.left.map(([x, y]) => [0 - x, y] as const);
      const same = mirrored.every((one, index) => sameVec(one, DTET_ROWS.right[index]!));
      return evidence(
        same && dtet.mirror.length === PIECES.length,
        'One list is the mirror image of the other, kick by kick. Mirrored boards give mirrored results for every piece.',
      );
    },
  },
  {
    id: 'dtet.precedence-by-button',
    row: '2-35',
    status: 'holds',
    page,
    check: () => {
      const reversed = asked(play('reversal'), 3)?.tried[0]?.traces[0];
      const natural = asked(play('each-its-way'), 1)?.tried[0]?.traces[0];
      const orders = [reversed, natural].map((trace) => kicks(trace?.tests.slice(1).map(({ kick }) => kick) ?? []));
      return evidence(
        triedIn(play('reversal'), 3).join() === 'retry: cw left 1' &&
          orders[0] === orders[1] &&
          orders[0] === kicks(DTET_ROWS.left),
        `Rotate Left tries ${orders[0]} when it rotates counter-clockwise. It tries the same when it is reversed and rotates clockwise.`,
      );
    },
  },
  {
    id: 'dtet.test-order',
    row: '2-36',
    status: 'holds',
    page,
    check: () => {
      const right = PRECEDENCES.filter(
        (side) => DTET_ROWS[side].map((one) => WORDS.get(one.join())).join('; ') === TABLE[side],
      );
      const tried = PIECES.flatMap((piece) =>
        TURNS.flatMap((turn) =>
          PRECEDENCES.filter((precedence) => {
            const placement = { piece, orientation: 0, at: [4, 8] } as const;
            const { tests } = rotate(dtet, { field: EMPTY, placement, turn, precedence });
            return tests.slice(1).every(({ kick }, index) => sameVec(kick, DTET_ROWS[precedence][index]!));
          }),
        ),
      );
      const all = PIECES.length * TURNS.length * PRECEDENCES.length;
      return evidence(
        right.length === PRECEDENCES.length && tried.length === all,
        `We compared both columns of the table with the tests of the engine, for every piece, rotation and button. ${tried.length} of ${all} agree.`,
      );
    },
  },
  {
    id: 'dtet.no-restrictions',
    row: '2-37',
    status: 'holds',
    page,
    check: () => {
      const ars = traceOf(`system=ars-tgm ${REFUSED_BY_ARS}`);
      const here = traceOf(`system=dtet ${REFUSED_BY_ARS}`);
      const traces = [...randomScenes(dtet, SCENES, SEED)].map(({ request }) => rotate(dtet, request));
      const free = traces.filter(({ tests }) => tests.some(({ obstacles }) => obstacles.length === 0));
      const turned = free.filter((trace) => endingOf(trace) !== 'fail');
      return evidence(
        endingOf(ars) === 'fail' && endingOf(here) === 2 && dtet.guards.length === 0 && turned.length === free.length,
        `On one board the centre column rule of ARS refuses the J. DTET rotates it there by test 2. The rules of DTET have no conditions. On ${free.length} random boards with a free position the piece rotates each time.`,
      );
    },
  },
];
