import { byRow } from '#engine/squares.ts';
import { contentAt } from '#engine/playfield.ts';
import { minosOf } from '#engine/shapes.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf } from '../srs/ask.ts';
import { happenedIn, kickOf, play } from './ask.ts';

const page = 'systems/ars/miharas-conspiracy/';

// Rebuilt boards: the pictures are lost, the squares were run on two independent programs.
const L_BOARD = 'piece=L from=1 at=3,0 turn=ccw board=......##../.......#../...#.###..';
export const J_BOARD = 'piece=J from=3 at=4,0 turn=cw board=..##....../..#......./..###.#...';
const RED_BOARD = 'piece=J from=3 at=4,0 turn=cw board=..##....../..#......./..###.##..';

/** The same play with presses to the right instead of the turn. */
const STUCK = `system=ars-tgm piece=O from=0 at=0,14 board=......#.../${Array<string>(14).fill('#########.').join('/')} next=J gravity=20 buttons=SL_._D_._D_._D_._D_.`;

const minosAfter = (trace: RotationTrace): string =>
  [...minosOf(trace.system.shapes, placementAfter(trace))]
    .sort(byRow)
    .map((square) => square.join())
    .join(' ');

/** Empty squares right below a mino, beside the piece’s own. */
function holesUnder(trace: RotationTrace): number {
  const { field } = trace.request;
  const minos = minosOf(trace.system.shapes, placementAfter(trace));
  const own = minos.map(String);
  return minos.filter(([x, y]) => y > 0 && contentAt(field, x, y - 1) === '.' && !own.includes(`${x},${y - 1}`)).length;
}

const tgm = (board: string): RotationTrace => traceOf(`system=ars-tgm ${board}`);

export const CONSPIRACY_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ars.right-bias-hole',
    row: '3-20',
    status: 'holds',
    page,
    check: () => {
      const trace = tgm(J_BOARD);
      return evidence(
        kickOf(trace) === '1,0' && holesUnder(trace) === 1 && trace.tests[2]?.obstacles.length === 0,
        'The kick to the left is free too and would fill the empty square. But the kick to the right comes first, so the J moves right and covers that square.',
      );
    },
  },
  {
    id: 'ars.conspiracy-l',
    row: '3-21',
    status: 'holds',
    page,
    check: () => {
      const trace = tgm(L_BOARD);
      return evidence(
        minosAfter(trace) === '4,0 4,1 5,1 6,1' && holesUnder(trace) === 0,
        'The L is kicked one column to the right, into the hole. It ends in columns 5 to 7 with its nub in row 1. No square below it is empty.',
      );
    },
  },
  {
    id: 'ars.conspiracy-j',
    row: '3-22',
    status: 'holds',
    page,
    check: () => {
      const trace = tgm(J_BOARD);
      return evidence(
        minosAfter(trace) === '7,0 5,1 6,1 7,1',
        'On the mirrored board the J is kicked to the right too. It ends in columns 6 to 8 with its nub in column 8, away from the hole in column 6.',
      );
    },
  },
  {
    id: 'ars.conspiracy-red',
    row: '3-23',
    status: 'holds',
    page,
    check: () => {
      const trace = tgm(RED_BOARD);
      const tried = trace.tests.map(({ verdict }) => verdict.is).join(', ');
      return evidence(
        minosAfter(trace) === '5,0 3,1 4,1 5,1' && tried === 'blocked, blocked, accepted' && holesUnder(trace) === 0,
        `With a block in column 8, row 1, the results of the three tests are ${tried}. The J ends in columns 4 to 6 with its nub in the hole.`,
      );
    },
  },
  {
    id: 'ars.conspiracy-20g',
    row: '3-24',
    status: 'holds',
    page,
    check: () => {
      const run = play('j-over-a-block');
      const stuck = play(STUCK);
      const end = run.frames[7]!.state;
      const over = end.phase.is === 'piece' && end.phase.active.placement.at[0] === 6;
      const before = stuck.frames.at(-2)!.state;
      const stays = before.phase.is === 'piece' && before.phase.active.placement.at[0] === 4;
      return evidence(
        happenedIn(run, 1).includes('entered') && over && stays && happenedIn(run, 6).includes('rotation'),
        'We played this at 20 rows a frame, with one block in the way. The J spawns rotated and is on the stack at once. It moves right until the block stops it. The clockwise rotation kicks it onto the block, and it moves on. Without the rotation it stays there, even if the player keeps pressing right.',
      );
    },
  },
];
