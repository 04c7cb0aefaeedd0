/** A short play under DTET that shows one thing about its buttons: a scene in its text form, opened at the frame that tells. */
interface DtetScene {
  readonly name: string;
  readonly query: string;
}

/** Nothing falls by itself and nothing locks soon, so that every change comes from a button. */
const STILL = 'gravity=0 lock=600';

/** A low stack, for scenes in which nothing is in the way. */
const OPEN = '##......../####...###';

/** Counter-clockwise fails here and, one column to the right, needs the third test. */
const LEFT_BLOCKED = '....##..../........../...#....../....##..../..........';

/** The T cannot turn either way in single steps, and has room for a half turn one row lower. */
const ONLY_HALF = '....#...../........../...#.#..../........../..........';

/** T upright at the left cannot turn counter-clockwise here. J lying can, once, and clockwise twice. */
const ONLY_CLOCKWISE = '...#..#.../....#...../..........';
const ONLY_COUNTER_CLOCKWISE = '..#..#..../....#...../..........';

/** A half turn of S ends on the squares it has; only the upright state between is missing. */
const NOTHING_BETWEEN = '...#....../.....##.../...#....../..........';

/** A stack of sixteen rows, on which an O locks at the right while the next piece waits above. */
const HIGH_STACK = ['######....', ...Array<string>(15).fill('#########.')].join('/');
const THROUGH_ENTRY = `system=dtet piece=O from=0 at=7,15 board=${HIGH_STACK} next=T gravity=0 lock=0 are=4`;

const scene = (name: string, start: string, buttons: string, frame: number): DtetScene => ({
  name,
  query: `${start} buttons=${buttons} frame=${frame}`,
});

const still = (name: string, piece: string, board: string, buttons: string, frame: number): DtetScene =>
  scene(name, `system=dtet ${piece} board=${board} ${STILL}`, buttons, frame);

/** The sentences of the source's section "Button processing" as scenes; error E6 read as Rotate Left = counter-clockwise. */
export const DTET_SCENES: readonly DtetScene[] = [
  still('each-its-way', 'piece=T from=0 at=3,4', OPEN, 'L*2_.*2_R*2_.*2', 5),
  still('double', 'piece=T from=0 at=3,4', OPEN, 'L*3_LR*3_.*2', 4),
  still('reversal', 'piece=J from=0 at=3,4', OPEN, 'R*2_LR*2_R*2_LR*2', 3),
  still('let-go', 'piece=T from=0 at=3,4', OPEN, 'L*4_.*2_L*2', 3),
  still('compensation', 'piece=T from=0 at=3,2', LEFT_BLOCKED, 'L*3_DL_L*3_.', 5),
  still('forgotten', 'piece=T from=0 at=3,2', LEFT_BLOCKED, 'L*2_D_.*3', 4),
  scene('entry', THROUGH_ENTRY, '.*2_L*5_.', 6),
  scene('entry-both', THROUGH_ENTRY, '.*2_LR*5_.', 6),
  scene('entry-let-go', THROUGH_ENTRY, '.*2_L*2_.*4', 6),
  still('both', 'piece=T from=0 at=3,4', OPEN, '._LR*3_.*2', 2),
  still('right-then-left', 'piece=T from=3 at=3,2', ONLY_CLOCKWISE, '._LR*3_.*2', 2),
  still('fixed-order', 'piece=T from=1 at=3,2', ONLY_COUNTER_CLOCKWISE, 'R*3_LR*3', 4),
  still('joined', 'piece=T from=0 at=3,2', ONLY_HALF, 'R*3_LR*3_.', 4),
  still('between', 'piece=S from=0 at=3,2', NOTHING_BETWEEN, '._LR*4_.', 2),
  still('half-turn-t', 'piece=T from=0 at=3,2', ONLY_HALF, '._LR*3_.*2', 2),
  still(
    'half-turn-j',
    'piece=J from=0 at=3,2',
    '.....#..../........../...#....../....##..../..........',
    '._LR*3_.*2',
    2,
  ),
  still('half-turn-l', 'piece=L from=1 at=3,2', '..#...#.../...#....../....#...../..........', '._LR*3_.*2', 2),
  still(
    'no-half-turn-i',
    'piece=I from=0 at=3,2',
    '...#.#..../........../....#.#.../........../..........',
    '._LR*3_.',
    2,
  ),
  still('partial', 'piece=J from=0 at=3,2', ONLY_CLOCKWISE, 'LR*3_DLR_LR*2_.', 1),
  still('partial-later', 'piece=L from=1 at=3,2', '......#.../..##..#.../.....#..../....#.....', '._LR*3_.', 2),
  still('own-way-again', 'piece=J from=0 at=3,2', ONLY_CLOCKWISE, 'LR*3_R*2_.', 4),
  still(
    'nothing-fits',
    'piece=T from=0 at=3,2',
    '....#...../........../...#.#..../.....#..../..........',
    '._LR*3_L*2',
    2,
  ),
];

/** @throws RangeError when there is no scene of that name: names are part of the program */
export function dtetScene(name: string): DtetScene {
  const found = DTET_SCENES.find((candidate) => candidate.name === name);
  if (!found) throw new RangeError(`there is no DTET scene "${name}"`);
  return found;
}
