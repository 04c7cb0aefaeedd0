import { PIECES, type Piece } from '#engine/piece.ts';
import type { SpinClause, SpinCondition, SpinRule } from './rule.ts';

// What games say of spins. Clauses are in the order of each program; conditions that programs share have a name.

const T: readonly Piece[] = ['T'];
const NOT_T: readonly Piece[] = ['I', 'J', 'L', 'O', 'S', 'Z'];
const NOT_O: readonly Piece[] = ['I', 'J', 'L', 'S', 'T', 'Z'];

const THREE_CORNERS: SpinCondition = { corners: 'all', atLeast: 3 };
const BOTH_FRONT: SpinCondition = { corners: 'front', atLeast: 2 };
const ONE_FRONT: SpinCondition = { corners: 'front', atLeast: 1 };
const ONE_UPPER: SpinCondition = { corners: 'upper', atLeast: 1 };
const STANDS: SpinCondition = { grounded: true };
const FIFTH_TEST: SpinCondition = { kick: [4] };
const KICKED: SpinCondition = { kick: 'any' };
const NOT_KICKED: SpinCondition = { kick: 'none' };
const FOUR_WAYS: SpinCondition = { blocked: ['left', 'right', 'up', 'down'] };
const THREE_WAYS: SpinCondition = { blocked: ['left', 'right', 'up'] };
const CANNOT_TURN: SpinCondition = { turnBlocked: ['cw', 'ccw'] };
const NOT_ALL_ROWS: SpinCondition = { lines: 'fewer than rows of the piece' };
const SOME_ROWS: SpinCondition = { lines: 'at least one, fewer than rows of the piece' };
/** One over and two down: the fifth test of SRS in these turns. */
const TWO_DOWN: SpinCondition = { offset: { '21': [-1, -2], '23': [1, -2], '01': [-1, -2], '03': [1, -2] } };

const full = (pieces: readonly Piece[], ...when: SpinCondition[]): SpinClause => ({ pieces, when, gives: 'full' });
const mini = (pieces: readonly Piece[], ...when: SpinCondition[]): SpinClause => ({ pieces, when, gives: 'mini' });
const ez = (pieces: readonly Piece[], ...when: SpinCondition[]): SpinClause => ({ pieces, when, gives: 'ez' });

/** Three corners, both in front: full; the fifth test is full as well. */
const GUIDELINE_CLAUSES = [
  full(T, THREE_CORNERS, FIFTH_TEST),
  full(T, THREE_CORNERS, BOTH_FRONT),
  mini(T, THREE_CORNERS),
];

const TETRIO_T = [
  full(T, THREE_CORNERS, STANDS, TWO_DOWN),
  full(T, THREE_CORNERS, STANDS, BOTH_FRONT),
  mini(T, THREE_CORNERS, STANDS),
];

const TRIANGLE =
  'halp1/triangle 6018434 src/engine/index.ts 851-871, 1109-1122, 1266-1376; src/engine/utils/tetromino/index.ts 157-168; src/engine/utils/kicks/data.ts 2459-2590';
const NULLPOMINO =
  'JoshuaWebb/nullpomino 57f5082 src/mu/nu/nullpo/game/play/GameEngine.java 106-111, 402-418, 1245-1399, 2605-2611; component/Piece.java 94-151';
const TETRA_LEGENDS = 'doktorocelot/tetralegends 2b8aded script/game/piece.js 879-930; script/consts.js 954-995';
const HARD_DROP = 'harddrop.com/wiki/T-Spin';

const tetrio = (setting: string, ...clauses: SpinClause[]): SpinRule => ({
  id: `tetrio/${setting}`,
  game: 'TETR.IO',
  setting,
  evidence: 'ran',
  judged: 'turn',
  lastMove: 'turn',
  source: TRIANGLE,
  clauses,
});

const nullpomino = (id: string, setting: string, ...clauses: SpinClause[]): SpinRule => ({
  id: `nullpomino/${id}`,
  game: 'NullpoMino',
  setting,
  evidence: 'ran',
  judged: 'lock',
  lastMove: 'turn',
  source: NULLPOMINO,
  clauses,
});

const tetraLegends = (id: string, setting: string, ...clauses: SpinClause[]): SpinRule => ({
  id: `tetralegends/${id}`,
  game: 'Tetra Legends',
  setting,
  evidence: 'ran',
  judged: 'lock',
  lastMove: 'place',
  source: TETRA_LEGENDS,
  clauses,
});

const high = (pair: number): SpinCondition => ({ points: 'nullpomino-high', pair, atLeast: 2 });
const oneLow = (pair: number): SpinCondition => ({ points: 'nullpomino-low', pair, atLeast: 1 });
const low = (pair: number): SpinCondition => ({ points: 'nullpomino-low', pair, atLeast: 2 });
const oneHigh = (pair: number): SpinCondition => ({ points: 'nullpomino-high', pair, atLeast: 1 });
/** A piece has one pair of points on each side, and the I another one. */
const fourPoints = (...first: SpinCondition[]): readonly SpinClause[] => [
  full(NOT_O, ...first, high(0), oneLow(0)),
  mini(NOT_O, ...first, low(0), oneHigh(0)),
  full(['I'], ...first, high(1), oneLow(1)),
  mini(['I'], ...first, low(1), oneHigh(1)),
];
const nullpominoImmobile = (pieces: readonly Piece[], miniRows: SpinCondition): readonly SpinClause[] => [
  mini(pieces, THREE_WAYS, KICKED, miniRows),
  full(pieces, THREE_WAYS),
];

const JSTRIS_T = [full(T, THREE_CORNERS, BOTH_FRONT), mini(T, THREE_CORNERS, ONE_FRONT)];
const JLSTZ: readonly Piece[] = ['J', 'L', 'S', 'T', 'Z'];

/**
 * The rules of games on spins, one for each setting, in the order of lists.
 * @example
 * import { judges } from 'wallkick/spins';
 *
 * judges.length; // → 35
 * judges.find(({ id }) => id === 'guideline')?.evidence; // → 'described'
 */
export const judges: readonly SpinRule[] = [
  {
    id: 'guideline',
    game: 'Guideline',
    setting: '',
    evidence: 'described',
    judged: 'lock',
    lastMove: 'turn',
    source: 'four.lol/srs/t-spin, tetris.wiki User:Arcorann/T-Spins, harddrop.com/wiki/T-Spin',
    note: 'The document of the Guideline is not public.',
    clauses: GUIDELINE_CLAUSES,
  },
  tetrio('T-spins', ...TETRIO_T),
  tetrio('T-spins+', ...TETRIO_T, mini(T, FOUR_WAYS)),
  tetrio('all', ...TETRIO_T, full(NOT_T, FOUR_WAYS)),
  tetrio('all+', ...TETRIO_T, mini(T, FOUR_WAYS), full(NOT_T, FOUR_WAYS)),
  tetrio('all-mini', ...TETRIO_T, mini(NOT_T, FOUR_WAYS)),
  tetrio('all-mini+', ...TETRIO_T, mini(PIECES, FOUR_WAYS)),
  tetrio('mini-only', mini(PIECES, FOUR_WAYS)),
  tetrio('handheld', ...TETRIO_T, full(['J', 'L', 'S', 'Z'], STANDS, { points: 'tetrio-handheld', atLeast: 3 })),
  { ...tetrio('stupid', full(PIECES, STANDS)), keptAfterMove: true },
  tetrio('none'),
  tetraLegends('3corner', 'three corners', ...GUIDELINE_CLAUSES),
  tetraLegends('immobile', 'immobile', full(PIECES, FOUR_WAYS)),
  nullpomino('t-4point-turncheck', 'T, four points', mini(T, THREE_CORNERS, CANNOT_TURN), full(T, THREE_CORNERS)),
  {
    ...nullpomino(
      't-4point-kickflag',
      'T, four points, kick is mini',
      mini(T, THREE_CORNERS, KICKED),
      full(T, THREE_CORNERS),
    ),
    note: 'The program has this setting, and no mode of it sets it.',
  },
  nullpomino(
    't-4point-nokick',
    'T, four points, no kicks',
    mini(T, THREE_CORNERS, NOT_KICKED, CANNOT_TURN),
    full(T, THREE_CORNERS, NOT_KICKED),
  ),
  nullpomino('t-immobile', 'T, immobile', ...nullpominoImmobile(T, { lines: [1] })),
  nullpomino('t-immobile-ez', 'T, immobile, EZ', ...nullpominoImmobile(T, { lines: [1] }), ez(T, KICKED)),
  nullpomino('t-immobile-nokick', 'T, immobile, no kicks', full(T, THREE_WAYS, NOT_KICKED)),
  nullpomino('all-4point', 'all pieces, four points', ...fourPoints()),
  nullpomino('all-4point-nokick', 'all pieces, four points, no kicks', ...fourPoints(NOT_KICKED)),
  nullpomino('all-immobile', 'all pieces, immobile', ...nullpominoImmobile(PIECES, NOT_ALL_ROWS)),
  nullpomino(
    'all-immobile-ez',
    'all pieces, immobile, EZ',
    ...nullpominoImmobile(PIECES, NOT_ALL_ROWS),
    ez(PIECES, KICKED),
  ),
  nullpomino('all-immobile-nokick', 'all pieces, immobile, no kicks', full(PIECES, THREE_WAYS, NOT_KICKED)),
  {
    id: 'techmino',
    game: 'Techmino',
    setting: '',
    evidence: 'ran',
    judged: 'lock',
    lastMove: 'turn',
    source: '26F-Studio/Techmino 013fab0 parts/player/player.lua 883-910, 1312-1368 (1336), 1840-1898',
    clauses: [
      full(JLSTZ, THREE_CORNERS, ONE_UPPER, THREE_WAYS),
      mini(JLSTZ, THREE_CORNERS, ONE_UPPER, { kick: [1] }, SOME_ROWS),
      mini(JLSTZ, THREE_WAYS, { kick: [1] }, SOME_ROWS),
      full(JLSTZ, THREE_CORNERS, ONE_UPPER),
      full(PIECES, THREE_WAYS),
    ],
  },
  {
    id: 'cambridge/immobile',
    game: 'Cambridge',
    setting: 'immobile',
    evidence: 'read',
    judged: 'lock',
    lastMove: 'turn',
    source: 'cambridge-stacker/cambridge 0f240a5 tetris/modes/gamemode.lua 89, 377-386',
    note: 'It is off by default, and no mode of the repository turns it on.',
    clauses: [full(PIECES, FOUR_WAYS)],
  },
  {
    id: 'tetrjs/immobile',
    game: 'tetr.js',
    setting: 'immobile',
    evidence: 'read',
    judged: 'lock',
    lastMove: 'any',
    source: 'farteryhr/tetr.js 7dcbd90 stack.js 37-44',
    clauses: [full(PIECES, THREE_WAYS)],
  },
  {
    id: 'cold-clear',
    game: 'cold-clear',
    setting: '',
    evidence: 'read',
    judged: 'turn',
    lastMove: 'turn',
    source: 'MinusKelvin/cold-clear 279edd7 libtetris/src/piece.rs 92-113; cold-clear-2 ed8b193 src/movegen.rs 250-290',
    note: 'A bot, which models Puyo Puyo Tetris.',
    clauses: GUIDELINE_CLAUSES,
  },
  {
    id: 'solution-finder',
    game: 'solution-finder',
    setting: '',
    evidence: 'read',
    judged: 'lock',
    lastMove: 'turn',
    source: 'knewjade/solution-finder 0e7c935 src/main/java/searcher/spins/SpinCommons.java 77-128',
    clauses: [
      full(T, THREE_CORNERS, BOTH_FRONT),
      full(T, THREE_CORNERS, FIFTH_TEST, { to: [1, 3] }),
      mini(T, THREE_CORNERS),
    ],
  },
  {
    id: 'jstris/T',
    game: 'Jstris',
    setting: 'T',
    evidence: 'read',
    judged: 'lock',
    lastMove: 'turn',
    source: 'Jstris client as copied in player scripts',
    note: 'Read in copies of the client. Two or three rows with a mini pay as a full spin.',
    clauses: JSTRIS_T,
  },
  {
    id: 'jstris/all-immobile',
    game: 'Jstris',
    setting: 'all pieces, immobile',
    evidence: 'read',
    judged: 'lock',
    lastMove: 'turn',
    source: 'Jstris client as copied in player scripts',
    note: 'Read in part. We assume that it looks left, right and up, and that it judges the T by corners.',
    clauses: [...JSTRIS_T, full(NOT_T, THREE_WAYS)],
  },
  {
    id: 'tetris-ds',
    game: 'Tetris DS',
    setting: '',
    evidence: 'described',
    judged: 'lock',
    lastMove: 'turn',
    source: HARD_DROP,
    clauses: [full(T, THREE_CORNERS)],
  },
  {
    id: 'tetris-worlds',
    game: 'Tetris Worlds',
    setting: '',
    evidence: 'described',
    judged: 'lock',
    lastMove: 'turn',
    source: HARD_DROP,
    clauses: [full(T, { corners: 'all', atLeast: 3, wallsCount: false })],
  },
  {
    id: 'the-new-tetris',
    game: 'The New Tetris',
    setting: '',
    evidence: 'described',
    judged: 'lock',
    lastMove: 'any',
    source: `${HARD_DROP}, kitaru.1101b.com/writings/tetris4.html`,
    clauses: [full(PIECES, THREE_WAYS, { lines: 'at least one' })],
  },
  {
    id: 'none',
    game: 'TGM series, NES, Game Boy',
    setting: '',
    evidence: 'described',
    judged: 'lock',
    lastMove: 'turn',
    source: 'No spin is rewarded',
    clauses: [],
  },
];

const byId = new Map(judges.map((rule) => [rule.id, rule]));

export const judgeById = (id: string): SpinRule | undefined => byId.get(id);
