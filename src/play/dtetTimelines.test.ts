import { describe, expect, test } from 'vitest';
import { playTable, STILL, type TimelineScene } from './testing/timeline.ts';

// One timeline for each sentence of the source's section "Button processing" (DTET, paragraphs and sentences counted from 1), read
// with the ruling on error E6: Rotate Left is counter-clockwise. Columns: buttons held in the frame, the piece after it, the state of
// Rotate Left and of Rotate Right after it, and the plans tried: turn, side that is looked at first, number of the test that won.
// Pieces hang still, so that every change comes from a button.

interface Timeline {
  readonly says: string;
  readonly scene: Omit<TimelineScene, 'system'>;
  readonly table: string;
}

const OPEN = 'T0 3,3';

/** Counter-clockwise fails here and, one column to the right, needs the third test. */
const LEFT_BLOCKED = `
  ....##....
  ..........
  ...#......
  ....##....
  ..........`;

/** The T cannot turn either way in single steps, and has room for a half turn one row lower. */
const ONLY_HALF = `
  ....#.....
  ..........
  ...#.#....
  ..........
  ..........`;

/** Of two counter-clockwise turns only the first can be made; two columns on the left are free. */
const ONE_OF_TWO = `
  .#........
  ....#.....
  ...#......
  ..........`;

/** The first counter-clockwise turn fails; two clockwise turns can be made. */
const ONLY_CLOCKWISE = `
  ...#..#...
  ....#.....
  ..........`;

/** Its mirror image. */
const ONLY_COUNTER_CLOCKWISE = `
  ..#..#....
  ....#.....
  ..........`;

const timelines: readonly Timeline[] = [
  {
    // 1.1
    says: 'there are two rotation buttons and no third',
    scene: { piece: OPEN },
    table: `
      H | T0 3,3 | up up | -
      H | T0 3,3 | up up | -
      L | T3 3,3 | spent up | ccw left 1`,
  },
  {
    // 1.2, corrected: Rotate Left is counter-clockwise, Rotate Right clockwise
    says: 'each button has its own direction',
    scene: { piece: OPEN },
    table: `
      L | T3 3,3 | spent up | ccw left 1
      . | T3 3,3 | up up    | -
      R | T0 3,3 | up spent | cw right 1`,
  },
  {
    // 1.3
    says: 'two turns the same way need no second press of a button',
    scene: { piece: OPEN },
    table: `
      R  | T1 3,3 | up spent    | cw right 1
      LR | T2 3,3 | spent spent | cw left 1`,
  },
  {
    // 2.1
    says: 'a held button is tried every frame until it turns the piece',
    scene: { piece: 'T0 3,2', board: LEFT_BLOCKED },
    table: `
      L  | T0 3,2 | pending up | ccw left failed
      L  | T0 3,2 | pending up | ccw left failed
      L  | T0 3,2 | pending up | ccw left failed
      LD | T0 4,2 | pending up | ccw left failed
      L  | T3 5,2 | spent up   | ccw left 3`,
  },
  {
    // 2.2
    says: 'a button that has turned the piece does nothing more until it is let go',
    scene: { piece: OPEN },
    table: `
      L | T3 3,3 | spent up | ccw left 1
      L | T3 3,3 | spent up | -
      L | T3 3,3 | spent up | -
      . | T3 3,3 | up up    | -
      L | T2 3,3 | spent up | ccw left 1`,
  },
  {
    // 2.2: the rule is about the button, so it outlives the piece
    says: 'a spent button is still spent when the next piece comes',
    scene: { piece: 'O0 4,0', queue: ['T'], settings: { ...STILL, lockDelay: 1, entryDelay: 2 } },
    table: `
      L | O3 4,0  | spent up | ccw left 1
      L | entry 2 | spent up | -
      L | entry 1 | spent up | -
      L | T0 3,18 | spent up | -
      L | T0 3,18 | spent up | -
      . | T0 3,18 | up up    | -
      L | T3 3,18 | spent up | ccw left 1`,
  },
  {
    // 2.3 and 2.4
    says: 'a failed turn is made in the first frame in which it is possible',
    scene: { piece: 'T0 3,2', board: LEFT_BLOCKED },
    table: `
      L  | T0 3,2 | pending up | ccw left failed
      LD | T0 4,2 | pending up | ccw left failed
      L  | T3 5,2 | spent up   | ccw left 3
      L  | T3 5,2 | spent up   | -`,
  },
  {
    // 2.3: "held down" is part of it
    says: 'a failed turn is forgotten when the button is let go',
    scene: { piece: 'T0 3,2', board: LEFT_BLOCKED },
    table: `
      L | T0 3,2 | pending up | ccw left failed
      D | T0 4,2 | up up      | -
      . | T0 4,2 | up up      | -`,
  },
  {
    // 2.5
    says: 'a button held from the entry delay on turns the piece in the first frame after it has come in',
    scene: { queue: ['T'], entryIn: 3 },
    table: `
      . | entry 2 | up up      | -
      L | entry 1 | pending up | -
      L | T0 3,18 | pending up | -
      L | T3 3,18 | spent up   | ccw left 1`,
  },
  {
    // 2.5: both buttons alike
    says: 'both buttons held from the entry delay on turn it twice',
    scene: { queue: ['J'], entryIn: 2 },
    table: `
      LR | entry 1 | pending pending | -
      LR | J0 3,18 | pending pending | -
      LR | J2 3,18 | spent spent     | left, then right: ccw left 1 + ccw right 1`,
  },
  {
    // 2.5: "and held until spawn"
    says: 'a button let go during the entry delay does nothing',
    scene: { queue: ['T'], entryIn: 3 },
    table: `
      L | entry 2 | pending up | -
      . | entry 1 | up up      | -
      . | T0 3,18 | up up      | -
      . | T0 3,18 | up up      | -`,
  },
  {
    // 2.5: "if it is possible to do so"
    says: 'where the turn is blocked at entry it is tried on',
    scene: {
      queue: ['T'],
      entryIn: 1,
      board: LEFT_BLOCKED + '\n..........'.repeat(16),
    },
    table: `
      L  | T0 3,18 | pending up | -
      L  | T0 3,18 | pending up | ccw left failed
      LD | T0 4,18 | pending up | ccw left failed
      L  | T3 5,18 | spent up   | ccw left 3`,
  },
  {
    // 3.1: "Rotate Left" will produce a clockwise rotation
    says: 'Rotate Left turns clockwise while Rotate Right is spent',
    scene: { piece: OPEN },
    table: `
      R  | T1 3,3 | up spent    | cw right 1
      R  | T1 3,3 | up spent    | -
      LR | T2 3,3 | spent spent | cw left 1
      R  | T2 3,3 | up spent    | -
      LR | T3 3,3 | spent spent | cw left 1`,
  },
  {
    // 3.1: "Rotate Right" will produce a counter-clockwise rotation
    says: 'Rotate Right turns counter-clockwise while Rotate Left is spent',
    scene: { piece: OPEN },
    table: `
      L  | T3 3,3 | spent up    | ccw left 1
      LR | T2 3,3 | spent spent | ccw right 1
      L  | T2 3,3 | spent up    | -
      LR | T1 3,3 | spent spent | ccw right 1`,
  },
  {
    // 3.1: "after producing a rotation": only then
    says: 'a button that has not turned the piece reverses nothing',
    scene: { piece: 'T3 3,2', board: ONLY_CLOCKWISE },
    table: `
      L  | T3 3,2 | pending up  | ccw left failed
      LR | T1 3,2 | spent spent | left, then right: ccw left failed; right, then left: cw right 1 + cw left 1`,
  },
  {
    // 3.1: "is not released"
    says: 'a spent button reverses nothing once it is let go',
    scene: { piece: OPEN },
    table: `
      L  | T3 3,3 | spent up | ccw left 1
      R  | T0 3,3 | up spent | cw right 1
      .  | T0 3,3 | up up    | -
      R  | T1 3,3 | up spent | cw right 1`,
  },
  {
    // 3.2 and 3.3
    says: 'Left held, then Right, makes two counter-clockwise turns',
    scene: { piece: OPEN },
    table: `
      L  | T3 3,3 | spent up    | ccw left 1
      L  | T3 3,3 | spent up    | -
      LR | T2 3,3 | spent spent | ccw right 1
      LR | T2 3,3 | spent spent | -`,
  },
  {
    // 4.1
    says: 'two buttons that have not turned the piece are both tried, every frame',
    scene: { piece: 'S0 3,2', board: '...#......\n.....##...\n...#......\n..........' },
    table: `
      LR | S0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed
      LR | S0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed`,
  },
  {
    // 4.1 and 4.2: pressed in the same frame
    says: 'both buttons pressed at once turn the piece by half',
    scene: { piece: OPEN },
    table: `
      LR | T2 3,3 | spent spent | left, then right: ccw left 1 + ccw right 1
      LR | T2 3,3 | spent spent | -
      .  | T2 3,3 | up up       | -`,
  },
  {
    // 4.2: pressed earlier, and failed then
    says: 'a button that failed earlier is processed together with the other',
    scene: { piece: 'T0 3,2', board: ONLY_HALF },
    table: `
      R  | T0 3,2 | up pending  | cw right failed
      R  | T0 3,2 | up pending  | cw right failed
      LR | T2 3,1 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 4`,
  },
  {
    // 4.3, with the order of pressing against the order of trying
    says: 'Left, then Right is tried first, whichever was pressed first',
    scene: { piece: 'T1 3,2', board: ONLY_COUNTER_CLOCKWISE },
    table: `
      R  | T1 3,2 | up pending  | cw right failed
      LR | T3 3,2 | spent spent | left, then right: ccw left 1 + ccw right 1`,
  },
  {
    // 4.3
    says: 'Right, then Left is tried second',
    scene: { piece: 'T3 3,2', board: ONLY_CLOCKWISE },
    table: `
      L  | T3 3,2 | pending up  | ccw left failed
      LR | T1 3,2 | spent spent | left, then right: ccw left failed; right, then left: cw right 1 + cw left 1`,
  },
  {
    // 4.4 and 4.5, first possibility
    says: 'the second of two turns is reversed: counter-clockwise twice, left kicks and then right kicks',
    scene: { piece: OPEN },
    table: `
      LR | T2 3,3 | spent spent | left, then right: ccw left 1 + ccw right 1`,
  },
  {
    // 4.4 and 4.5, second possibility
    says: 'the second of two turns is reversed: clockwise twice, right kicks and then left kicks',
    scene: { piece: 'T3 3,2', board: ONLY_CLOCKWISE },
    table: `
      LR | T1 3,2 | spent spent | left, then right: ccw left failed; right, then left: cw right 1 + cw left 1`,
  },
  {
    // 4.6: a half turn of S gives back the cells that it has, so only the missing state between stops it
    says: 'the state between two turns must exist',
    scene: { piece: 'S0 3,2', board: '...#......\n.....##...\n...#......\n..........' },
    table: `
      LR | S0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed`,
  },
  {
    // 4.7
    says: 'T is turned by half at once when both orders fail, left kicks first',
    scene: { piece: 'T0 3,2', board: ONLY_HALF },
    table: `
      LR | T2 3,1 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 4
      LR | T2 3,1 | spent spent | -`,
  },
  {
    // 4.7
    says: 'J is turned by half at once when both orders fail',
    scene: { piece: 'J0 3,2', board: '.....#....\n..........\n...#......\n....##....\n..........' },
    table: `
      LR | J2 4,2 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 3`,
  },
  {
    // 4.7
    says: 'L is turned by half at once when both orders fail',
    scene: { piece: 'L1 3,2', board: '..#...#...\n...#......\n....#.....\n..........' },
    table: `
      LR | L3 3,2 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 1`,
  },
  {
    // 4.7: "When rotating J, L and T pieces"
    says: 'I is not turned by half at once',
    scene: { piece: 'I0 3,2', board: '...#.#....\n..........\n....#.#...\n..........\n..........' },
    table: `
      LR | I0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed`,
  },
  {
    // 4.7: the third possibility can fail too
    says: 'when all three fail, both buttons stay pending',
    scene: { piece: 'T0 3,2', board: '....#.....\n..........\n...#.#....\n.....#....\n..........' },
    table: `
      LR | T0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed; 180 left failed
      L  | T0 3,2 | pending up      | ccw left failed`,
  },
  {
    // 4.8: a single counter-clockwise turn in preference to two clockwise ones
    says: 'an order of which one turn can be made is carried out, and later ones are not tried',
    scene: { piece: 'J0 3,2', board: ONE_OF_TWO },
    table: `
      LR | J3 2,2 | spent pending | left, then right: ccw left 2 + ccw right failed`,
  },
  {
    // 4.8, for the second possibility
    says: 'one clockwise turn is carried out in preference to a half turn',
    scene: { piece: 'L1 3,2', board: '......#...\n..##..#...\n.....#....\n....#.....' },
    table: `
      LR | L2 2,1 | pending spent | left, then right: ccw left failed; right, then left: cw right 6 + cw left failed`,
  },
  {
    // 4.9
    says: 'the button that failed in an order is tried on, reversed, until it succeeds',
    scene: { piece: 'J0 3,2', board: ONE_OF_TWO },
    table: `
      LR  | J3 2,2 | spent pending | left, then right: ccw left 2 + ccw right failed
      LR  | J3 2,2 | spent pending | ccw right failed
      LRA | J3 1,2 | spent pending | ccw right failed
      LR  | J2 0,2 | spent spent   | ccw right 3`,
  },
  {
    // 4.9 with 3.1: the sense comes back when the spent button is let go
    says: 'the button that failed turns its own way again when the other is let go',
    scene: { piece: 'J0 3,2', board: ONE_OF_TWO },
    table: `
      LR | J3 2,2 | spent pending | left, then right: ccw left 2 + ccw right failed
      R  | J0 3,2 | up spent      | cw right 2`,
  },
];

describe('DTET, button processing', () => {
  test.each(timelines)('$says', ({ scene, table }) => {
    const settings = { ...STILL, lockDelay: 99, ...scene.settings };
    const { actual, expected } = playTable(
      { ...scene, settings, system: 'dtet' },
      ['piece', 'buttons', 'turns'],
      table,
    );
    expect(actual).toBe(expected);
  });
});

// E16: after the half turn of 4.7 both buttons are held on. What one of them does then, 3.1 and 2.1 say. Upright, the piece has a block
// at the square of its nub on either side, so the next turn fits with the fourth test, one row lower.
describe('DTET, what a half turn uses up', () => {
  test.each([
    ['half-turn-uses-left', 'T2 3,1 | spent pending', 'T1 3,0 | spent spent | ccw right 4'],
    ['half-turn-uses-right', 'T2 3,1 | pending spent', 'T3 3,0 | spent spent | cw left 4'],
    [
      'half-turn-uses-none',
      'T2 3,1 | pending pending',
      'T0 3,0 | spent spent | left, then right: ccw left 4 + ccw right 1',
    ],
  ])('%s: %s', (reading, after, next) => {
    const { actual, expected } = playTable(
      { piece: 'T0 3,2', board: ONLY_HALF, settings: { ...STILL, lockDelay: 99 }, system: 'dtet', readings: [reading] },
      ['piece', 'buttons', 'turns'],
      `
      LR | ${after} | left, then right: ccw left failed; right, then left: cw right failed; 180 left 4
      LR | ${next}`,
    );
    expect(actual).toBe(expected);
  });
});

// E6: the sentence 1.2 taken at its word. Two counter-clockwise turns by Left and then Right, as the section says itself, do not
// come out so.
test('read as Rotate Left = clockwise, holding Left and pressing Right makes two clockwise turns', () => {
  const { actual, expected } = playTable(
    { piece: OPEN, settings: { ...STILL, lockDelay: 99 }, system: 'dtet', readings: ['left-is-clockwise'] },
    ['piece', 'buttons', 'turns'],
    `
      L  | T1 3,3 | spent up    | cw left 1
      LR | T2 3,3 | spent spent | cw right 1
      .  | T2 3,3 | up up       | -
      R  | T1 3,3 | up spent    | ccw right 1`,
  );
  expect(actual).toBe(expected);
});
