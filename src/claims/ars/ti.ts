import { LYING_TO_UPRIGHT, TO_NUB_UP } from '#rules/arsKicks.ts';
import { arsTi } from '#rules/arsTi.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf, triedKicks } from '../srs/ask.ts';
import { kicks, names } from '../srs/text.ts';
import { firstFrame, floorKicksMade, happenedIn, kickOf, lockReason, play, wonBy } from './ask.ts';

const page = 'systems/ars/ti/';

// Rebuilt boards: an upright I in column 5, and what stands around it.
const UPRIGHT = 'piece=I from=1 at=2,0 turn=cw';
const LEFT_OF_IT = `${UPRIGHT} board=...#....../........../..........`;
const RIGHT_OF_IT = `${UPRIGHT} board=.....#..../........../..........`;
const APART = `${UPRIGHT} board=..#......./........../..........`;
const TOUCHING = `${UPRIGHT} board=..#......./........../.....#....`;
const LYING = 'piece=I from=0 turn=cw';
const ON_FLOOR = `${LYING} at=3,-2 board=..........`;
const ON_BLOCK = `${LYING} at=3,-1 board=...#......`;
const IN_THE_AIR = `${LYING} at=3,-1 board=..........`;
const HOLLOW = 'piece=T from=1 at=3,0 turn=cw board=...#.#....';
const HANGING = 'piece=T from=1 at=3,5 turn=cw board=..#..#..../........../........../........../........../..........';

const ti = (board: string) => traceOf(`system=ars-ti ${board}`);
const tgm = (board: string) => traceOf(`system=ars-tgm ${board}`);
const ace = (board: string) => traceOf(`system=ars-ace ${board}`);
const read = (reading: string, board: string) => traceOf(`system=ars-ti readings=${reading} ${board}`);

export const TI_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ti.traps-removed',
    row: '3-27',
    status: 'holds',
    page,
    check: () => {
      const traps = [
        { what: 'a flat I on the floor', board: ON_FLOOR },
        { what: 'an upright I beside a stack', board: LEFT_OF_IT },
        { what: 'an upright T in a hollow', board: HOLLOW },
      ];
      const freed = traps.filter(({ board }) => kickOf(tgm(board)) === 'none' && kickOf(ti(board)) !== 'none');
      return evidence(
        freed.length === traps.length,
        `These pieces cannot rotate under TGM and can under TGM3: ${names(freed.map(({ what }) => what))}.`,
      );
    },
  },
  {
    id: 'ti.i-wall-kicks',
    row: '3-28',
    status: 'corrected',
    page,
    check: () => {
      const lists = [
        ...new Set((['1>>0', '1>>2', '3>>0', '3>>2'] as const).map((of) => kicks(triedKicks(arsTi, 'I', of)))),
      ];
      const won = [ti(LEFT_OF_IT), ti(RIGHT_OF_IT), ti(TOUCHING)].map(kickOf);
      return evidence(
        lists.join() === '(0, 0), (1, 0), (2, 0), (-1, 0)' && won.join(' ') === '2,0 -1,0 1,0',
        `There are three wall kicks: every rotation of an upright I tries ${lists.join(' or ')}. A block directly on its left sends the I two columns right. A block on its right sends it one column left. The next sentence of the ARS page describes the third kick, one column right.`,
      );
    },
  },
  {
    id: 'ti.i-contact',
    row: '3-29',
    status: 'disputed',
    page,
    check: () => {
      const apart = ti(APART);
      return evidence(
        kickOf(apart) === 'none' &&
          kickOf(ti(TOUCHING)) === '1,0' &&
          kickOf(read('i-kick-without-contact', APART)) === '1,0',
        `With a block two columns to its left and none at its sides, the I does not rotate. With a second block beside its lowest mino, ${wonBy(ti(TOUCHING))} wins. NullpoMino, Heboris, TGMsim, Shiromino and Tetra Legends kick in both cases. Cambridge does as the ARS page says.`,
      );
    },
  },
  {
    id: 'ti.i-floor-kick-once',
    row: '3-30',
    status: 'holds',
    page,
    check: () => {
      const again = `${ON_FLOOR} floorkicks=1`;
      return evidence(
        kickOf(ti(ON_FLOOR)) === '0,2' &&
          kickOf(ti(again)) === 'none' &&
          kickOf(ace(`${ON_FLOOR} floorkicks=9`)) === '0,2' &&
          [ti, ace].every((system) => kickOf(system(IN_THE_AIR)) === 'none'),
        'On the floor a flat I rotates by (0, 2). After one floor kick it cannot do so again in TGM3. In ACE it still can after nine. One row above the floor it cannot rotate in either game.',
      );
    },
  },
  {
    id: 'ti.i-up-one-or-two',
    row: '3-31',
    status: 'holds',
    page,
    check: () => {
      const lists = [...new Set(LYING_TO_UPRIGHT.map((of) => kicks(triedKicks(arsTi, 'I', of))))];
      return evidence(
        lists.join() === '(0, 0), (0, 1), (0, 2)' && kickOf(ti(ON_BLOCK)) === '0,1' && kickOf(ti(ON_FLOOR)) === '0,2',
        `Every rotation of a flat I tries ${lists.join(' or ')}. From a block one row above the floor the I moves up one row. From the floor itself it moves up two rows.`,
      );
    },
  },
  {
    id: 'ti.t-hollow',
    row: '3-32',
    status: 'disputed',
    page,
    check: () => {
      const lists = TO_NUB_UP.map((of) => kicks(triedKicks(arsTi, 'T', of)));
      const made = [0, 1, 2].map((count) => kickOf(ti(`${HOLLOW} floorkicks=${count}`)));
      const once = kickOf(read('one-t-floor-kick', `${HOLLOW} floorkicks=1`));
      return evidence(
        lists.every((list) => list.endsWith('(0, 1)')) &&
          made.join(' ') === '0,1 0,1 none' &&
          kickOf(ace(`${HOLLOW} floorkicks=9`)) === '0,1' &&
          once === 'none',
        'A T that rotates to nub up tries (0, 1) last. By the ARS page it escapes a first and a second time, but not a third time. In ACE it still escapes after nine floor kicks. NullpoMino, Heboris and Cambridge allow one such kick in TGM3. Shiromino, Tetra Legends and TGMsim keep no count.',
      );
    },
  },
  {
    id: 'ti.lock-delay-zero',
    row: '3-33',
    status: 'holds',
    page,
    check: () => {
      const runs = ['i-in-the-air', 't-twice'].map(play);
      const gone = runs.map(({ frames }) => {
        const { phase } = frames[2]!.state;
        return phase.is === 'piece' && phase.active.memory.lockDelayGone && phase.active.delay.left === 0;
      });
      const before = runs.map(({ frames }) => {
        const { phase } = frames[1]!.state;
        return phase.is === 'piece' ? phase.active.delay.left : 0;
      });
      return evidence(
        gone.every(Boolean) && before.join() === '28,28' && floorKicksMade(runs[0]!) === 1,
        `We played it frame by frame. In the frame after its floor kick the piece has ${before[0]} frames of lock delay left. In the next frame it rotates back and has none. The I uses one floor kick and locks in frame ${firstFrame(runs[0]!, 'locked')}. The reason: ${lockReason(runs[0]!)}.`,
      );
    },
  },
  {
    id: 'ti.frame-order',
    row: '3-34',
    status: 'holds',
    page,
    check: () => {
      const [air, moved] = ['i-in-the-air', 'i-moves-and-locks'].map(play);
      const tried = happenedIn(air!, 4);
      const order = happenedIn(moved!, 3).slice(0, 5).join(', ');
      return evidence(
        order === 'rotation, movement, gravity, contact test, locked' &&
          tried[0] === 'rotation' &&
          floorKicksMade(air!) === 1 &&
          firstFrame(moved!, 'locked') === 3,
        `At 20G the order in one frame is ${order}. At one row a frame the I is in the air after gravity. The next rotation is tried and fails, and contact with the ground then locks the I.`,
      );
    },
  },
  {
    id: 'ti.t-without-contact',
    row: '3-35',
    status: 'disputed',
    page,
    check: () => {
      const run = play('t-twice');
      return evidence(
        floorKicksMade(run) === 2 &&
          firstFrame(run, 'locked') === 4 &&
          kickOf(ti(HANGING)) === '0,1' &&
          kickOf(read('t-floor-kick-needs-ground', HANGING)) === 'none',
        `We played it frame by frame: the T kicks in frames 1 and 4 and locks in frame ${firstFrame(run, 'locked')}. A T between two blocks in the air, with empty squares below, kicks too. Cambridge requires ground, by a deliberate change.`,
      );
    },
  },
];
