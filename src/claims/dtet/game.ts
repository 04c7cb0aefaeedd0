import { linesBefore, linesOf } from '#play/hardLines.ts';
import { evenClears, JOKER_LEVELS, jokerGame, leastShareToGoOn, type Clear } from '#play/joker.ts';
import { evidence, type Claim } from '../claim.ts';
import { buttonsAfter, pieceAfter, play, triedIn } from './ask.ts';

const page = 'systems/dtet/';
/** The game itself is not at hand, so what it does around its rotations can only be reported. */
const NOT_AT_HAND = 'Reported as the document has it: DTET itself is not at hand.';

const reported = (id: string, row: string, statement: string, remark = NOT_AT_HAND): Claim => ({
  id,
  row,
  statement,
  status: 'unverifiable',
  page,
  check: null,
  remark,
});

const some = (clear: Clear, count: number): readonly Clear[] => Array<Clear>(count).fill(clear);

export const GAME_CLAIMS: readonly Claim[] = [
  reported(
    'dtet.infobox',
    '2-01',
    'First released in February 2003, last in version 1.00 of 6 September 2004; 0 to 3 next pieces or 25, no hold, and a hard drop in HARD, ADVANCE and the FINAL modes.',
    'Dates are history. NullpoMino’s rule file for DTET agrees on 25 next pieces, no hold and a hard drop, and adds that the drop locks.',
  ),
  reported(
    'dtet.fan-game',
    '2-02',
    'A fan game by Mihys of Japan that wants to be neither a guideline game nor TGM.',
    'History and intention.',
  ),
  reported(
    'dtet.features',
    '2-03',
    'It has symmetric wall kicks, double rotation, very many next pieces, and an entry delay that is cancelled on demand; ADVANCE and the FINAL modes have no line clear delay.',
    'The kicks and the double rotation have claims of their own; the rest is reported as the document has it.',
  ),
  {
    id: 'dtet.both-is-counter-clockwise',
    row: '2-04',
    statement:
      'With two buttons, one held and the other pressed turn a piece by half; both pressed at once make a double rotation that counts as counter-clockwise for its kicks.',
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
        'Held and pressed: a half turn. Both at once in the open: two counter-clockwise turns, as stated. But where the first of them fails, two clockwise turns are tried, and in the example made.',
      );
    },
  },
  reported('dtet.modes', '2-05', 'There are score attack, time attack, battles, and two FINAL modes.'),
  reported(
    'dtet.score-attack',
    '2-06',
    'In score attack a level takes a number of lines, usually eight, sometimes more in HARD; there are five lives, and a block out costs one.',
  ),
  reported(
    'dtet.time-attack',
    '2-07',
    'In time attack 100 lines are cleared at the highest level of the mode with three lives; to lose none of them is a Perfect.',
  ),
  reported(
    'dtet.battle',
    '2-08',
    'Battles are against players over LAN or against the computer; its strength, the mode and the level can be chosen.',
  ),
  {
    id: 'dtet.joker',
    row: '2-09',
    statement:
      'Joker starts at level 50 and counts a level with every clear. Quadruples add to a stock; from level 200 they only count, and every other clear costs one. An empty stock ends the game; with one at level 300 it goes on.',
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
          spent.ended === 'out of stock' &&
          spent.level === JOKER_LEVELS.costs + 3 &&
          short.ended === 'out of stock',
        `Simulated: ${start} quadruples lead to level ${gathered.level} with ${gathered.stock} in stock, one more adds nothing; with 3 in stock the third other clear from there ends the game, at level ${spent.level}. Evenly spread, ${share} quadruples in 100 clears go on beyond level ${JOKER_LEVELS.goal}; with ${share - 1} it is over at level ${short.level}.`,
      );
    },
  },
  reported('dtet.furthest', '2-10', 'Furthest is 20G with very short delays: ten lives for 300 lines.'),
  reported(
    'dtet.outline',
    '2-11',
    'In the FINAL modes the pieces blend into the background, and only an outline of the stack is drawn.',
    'Reported as the document has it; its pictures are lost.',
  ),
  reported(
    'dtet.gravity-steps',
    '2-12',
    'There are three difficulties. Gravity drops at level 20 and at level 40, which NORMAL does not reach; from level 50 it is 20G.',
  ),
  reported('dtet.normal', '2-13', 'NORMAL ends at level 30 and has no hard drop.'),
  reported(
    'dtet.hard',
    '2-14',
    'HARD ends at level 50. In score attack a level takes more and more lines; 500 lines stand against level 50.',
    `Reported as the document has it, which does not say whether the 500 lines are counted from the start or within that level. If every level takes the same number more than the one before, the first lets level 49 take ${Math.round(linesOf('from-the-start', 49))}, the second has ${Math.round(linesBefore('level-50-alone', 50))} lines before level 50.`,
  ),
  reported(
    'dtet.advance',
    '2-15',
    'ADVANCE has a time limit that clears put back, ends at once when it runs out, and goes up to level 200; in score attack each level beyond 50 takes one clear.',
  ),
];
