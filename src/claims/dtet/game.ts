import { evenClears, JOKER_LEVELS, jokerGame, leastShareToGoOn, type Clear } from '#play/joker.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { buttonsAfter, pieceAfter, play, triedIn } from './ask.ts';

const page = 'systems/dtet/';
/** The game itself is not at hand, so what it does around its rotations can only be reported. */
const reported = (id: string, row: string): ClaimCheck => ({
  id,
  row,
  status: 'unverifiable',
  page,
  check: null,
});

const some = (clear: Clear, count: number): readonly Clear[] => Array<Clear>(count).fill(clear);

export const GAME_CLAIMS: readonly ClaimCheck[] = [
  reported('dtet.infobox', '2-01'),
  reported('dtet.fan-game', '2-02'),
  reported('dtet.features', '2-03'),
  {
    id: 'dtet.both-is-counter-clockwise',
    row: '2-04',
    status: 'corrected',
    page,
    check: () => {
      const held = play('double');
      const both = play('both');
      const other = play('right-then-left');
      const counter =
        pieceAfter(both, 2) === 'T2' && triedIn(both, 2).join() === 'left, then right: ccw left 1 + ccw right 1';
      const clockwise = triedIn(other, 2);
      return evidence(
        pieceAfter(held, 4) === 'T2' &&
          counter &&
          buttonsAfter(other, 2) === 'spent spent' &&
          clockwise[1] === 'right, then left: cw right 1 + cw left 1',
        'One button held and the other pressed rotate a piece by 180°. Both at once, with room around the piece, rotate it counter-clockwise twice, as stated. But if the first of these rotations fails, the game tries two clockwise ones. In the example they succeed.',
      );
    },
  },
  reported('dtet.modes', '2-05'),
  reported('dtet.score-attack', '2-06'),
  reported('dtet.time-attack', '2-07'),
  reported('dtet.battle', '2-08'),
  {
    id: 'dtet.joker',
    row: '2-09',
    status: 'holds',
    page,
    check: () => {
      const start = JOKER_LEVELS.costs - JOKER_LEVELS.start;
      const gathered = jokerGame(some('quadruple', start)).at(-1)!;
      const counted = jokerGame(some('quadruple', start + 1)).at(-1)!;
      const spent = jokerGame([...some('quadruple', 3), ...some('other', start)]).at(-1)!;
      const share = leastShareToGoOn();
      const most = JOKER_LEVELS.goal - JOKER_LEVELS.start;
      const short = jokerGame(evenClears(share - 1, most)).at(-1)!;
      return evidence(
        gathered.level === JOKER_LEVELS.costs &&
          gathered.stock === start &&
          counted.stock === start &&
          spent.isOver &&
          spent.level === JOKER_LEVELS.costs + 3 &&
          short.isOver,
        `We simulated the mode. ${start} quadruples lead to level ${gathered.level} with ${gathered.stock} in stock, and one more adds none. With 3 in stock there, the third other clear ends the game, at level ${spent.level}. With ${share} quadruples in every 100 clears, spread evenly, the game continues beyond level ${JOKER_LEVELS.goal}. With ${share - 1} it ends at level ${short.level}.`,
      );
    },
  },
  reported('dtet.furthest', '2-10'),
  reported('dtet.outline', '2-11'),
  reported('dtet.gravity-steps', '2-12'),
  reported('dtet.normal', '2-13'),
  reported('dtet.hard', '2-14'),
  reported('dtet.advance', '2-15'),
];
