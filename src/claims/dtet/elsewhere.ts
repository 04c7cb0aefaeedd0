import { PIECES } from '#engine/piece.ts';
import { dtetHeboris } from '#rules/dtetHeboris.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf } from '../srs/ask.ts';
import { kick, names } from '../srs/text.ts';
import type { RotationTrace } from '#engine/trace.ts';

const page = 'systems/dtet/elsewhere/';

/** An upright I with a block in its way and room on either side: a half turn goes where it looks first. */
const BOTH_SIDES = 'piece=I from=1 at=4,4 turn=180 board=.....#..../........../........../........../..........';
const HALF_TURN = 'from=0 at=3,2 turn=180 board=..........';
/** A T with its lowest mino in a hole, and an I that lies on blocks: neither can turn but upwards. */
const IN_A_HOLE = 'piece=T from=1 at=4,4 turn=cw board=....#.#.../.....#..../........../........../..........';
const ON_BLOCKS = 'piece=I from=0 at=3,0 turn=cw board=....###...';

const wonBy = ({ outcome }: RotationTrace): string => ('test' in outcome ? kick(outcome.test.kick) : 'none');
const heboris = (query: string): RotationTrace => traceOf(`system=dtet-heboris ${query}`);
const document = (query: string): RotationTrace => traceOf(`system=dtet-heboris readings=half-turn-left ${query}`);
const dtet = (query: string): RotationTrace => traceOf(`system=dtet ${query}`);

export const ELSEWHERE_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'dtet.heboris-half-turn',
    row: '2-38',
    status: 'disputed',
    page,
    check: () => {
      const [program, said] = [heboris(BOTH_SIDES), document(BOTH_SIDES)];
      const turned = PIECES.filter((piece) => {
        const { legs, outcome } = heboris(`piece=${piece} ${HALF_TURN}`);
        return outcome.is === 'rotated' && legs.length === 1;
      });
      return evidence(
        wonBy(program) === '(1, 0)' && wonBy(said) === '(-1, 0)' && turned.length === PIECES.length,
        `${names(turned)} rotate by 180° at once. With both sides free, the program takes the right one, ${wonBy(program)}, although a comment in its code calls it left. By the DTET page it would be the left one, ${wonBy(said)}.`,
      );
    },
  },
  {
    id: 'dtet.heboris-floor-kicks',
    row: '2-39',
    status: 'holds',
    page,
    check: () => {
      const boards = [IN_A_HOLE, ON_BLOCKS];
      const there = boards.map((board) => wonBy(heboris(board)));
      const here = boards.map((board) => wonBy(dtet(board)));
      const again = boards.map((board) => wonBy(heboris(`${board} floorkicks=1`)));
      return evidence(
        there.join() === '(0, 1),(0, 1)' &&
          here.join() === 'none,none' &&
          again.join() === 'none,none' &&
          dtetHeboris.memory !== null,
        'A T with its lowest mino in a hole is kicked one square up, once. So is a flat I on blocks. Under DTET neither of them rotates.',
      );
    },
  },
  {
    id: 'dtet.tessellate',
    row: '2-40',
    status: 'unverifiable',
    page,
    check: null,
  },
];
