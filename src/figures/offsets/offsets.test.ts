import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { deriveTests } from '#analysis/offsetDerivation.ts';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { SRS_TRUE_SHAPES } from '#rules/trueShapes.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { textOf } from '#text/phrases.ts';
import { speaker } from '#text/strings.ts';
import { corrected, middleOf, offsetFacts, systemsLike, turningPoint } from './offsetFacts.ts';
import { originText } from './offsetOrigin.ts';
import {
  answerFor,
  endsShown,
  linesOf,
  mirrored,
  OFFSET_DERIVER,
  offsetsShown,
  piecesAlike,
  shapeFor,
  systemOf,
  withOffset,
  withPiece,
  withSystem,
  type OffsetState,
} from './offsetState.ts';
import { offsetVerdicts } from './offsetVerdicts.ts';
import { systemById } from '#rules/registry.ts';
import { printState, readState } from '#figure/fields.ts';

const { fields, standard } = OFFSET_DERIVER;
const read = (query: string): OffsetState => must(readState(fields, query, standard), query);

describe('the figure', () => {
  test('opens on the worked example of the SRS article, J 0>>1 [0-74]', () => {
    const lines = deriveTests(offsetsShown(standard), ...endsShown(standard));
    expect(lines.map(({ from, to, fromTrue }) => [from, to, fromTrue].map(String))).toEqual([
      ['0,0', '0,0', '0,0'],
      ['0,0', '1,0', '-1,0'],
      ['0,0', '1,-1', '-1,1'],
      ['0,0', '0,2', '0,-2'],
      ['0,0', '1,2', '-1,-2'],
    ]);
  });

  test.each(PIECES)('knows Guideline SRS again in the published offsets of %s', (piece) => {
    expect(OFFSET_DERIVER.outcome(read(`piece=${piece}`))).toBe('like srs-guideline');
  });

  test('has one line for the O and five for the others', () => {
    expect(PIECES.map((piece) => linesOf(read(`piece=${piece}`)))).toEqual([5, 5, 5, 1, 5, 5, 5]);
  });

  test('never subtracts an orientation from itself', () => {
    expect(endsShown(read('from=3 to=3'))).toEqual([3, 0]);
  });
});

describe('a changed offset', () => {
  const changed = { ...standard, changed: withOffset(standard, { state: 1, term: 3, offset: [2, -1] }) };

  test('stands in the words, and comes back from them', () => {
    const query = printState(fields, changed);
    expect(query).toBe('system=srs-guideline piece=J from=0 to=1 line=5 changed=1.3:2,-1');
    expect(read(query)).toEqual(changed);
    expect(read('changed=3.5:-4,0_1.2:0,0').changed).toHaveLength(2);
  });

  test('changes what is derived, and no system is like it any more', () => {
    expect(deriveTests(offsetsShown(changed), 0, 1)[2]!.fromTrue).toEqual([-2, 1]);
    expect(OFFSET_DERIVER.outcome(changed)).toBe('like none');
    expect(offsetFacts('J', SRS_TRUE_SHAPES.J, offsetsShown(changed)).mirrored).toBe(0);
  });

  test('is no change when it is set back', () => {
    expect(withOffset(changed, { state: 1, term: 3, offset: [1, -1] })).toEqual([]);
  });

  test.each([
    'changed=4.1:0,0',
    'changed=1.0:0,0',
    'changed=1.26:0,0',
    'changed=1.1:10,0',
    'changed=1.1:0',
    'changed=',
  ])('that cannot be is explained: %s', (query) => {
    const result = readState(fields, query, standard);
    expect(result.ok ? '' : result.diagnostics[0]!.sentence).toContain('allowed: none, or offsets like 1.3:1,-1');
  });
});

describe('what follows from the published offsets', () => {
  const facts = (piece: (typeof PIECES)[number]) =>
    offsetFacts(piece, SRS_TRUE_SHAPES[piece], offsetsShown(read(`piece=${piece}`)));

  test('the lists are mirror images but for the I [0-76]', () => {
    expect(PIECES.map((piece) => facts(piece).mirrored)).toEqual([0, 8, 8, 8, 8, 8, 8]);
  });

  test('only I and O take a step from true to basic rotation [0-66, 0-67]', () => {
    expect(facts('T').steps).toEqual([[0, 0], [0, 0], [0, 0], [0, 0]]); // prettier-ignore
    // First offsets of the O table: 0,0; 0,-1; -1,-1; -1,0.
    expect(facts('O').steps).toEqual([[0, 1], [1, 0], [0, -1], [-1, 0]]); // prettier-ignore
  });

  test('the O turns about a mino, and with its offsets about its own middle', () => {
    expect(turningPoint(SRS_TRUE_SHAPES.O.states)).toEqual([1.5, 1.5]);
    const squares = ORIENTATIONS.map((state) => corrected(SRS_TRUE_SHAPES.O, offsetsShown(read('piece=O')), state));
    expect(squares.map(middleOf)).toEqual([[2, 2], [2, 2], [2, 2], [2, 2]]); // prettier-ignore
    expect(facts('O').point).toEqual([2, 2]);
  });

  test('the I turns about a crossing of grid lines', () => {
    expect(turningPoint(SRS_TRUE_SHAPES.I.states)).toEqual([2.5, 2.5]);
    expect(facts('I').point?.every(Number.isInteger)).toBe(true);
  });

  test('a wrong first offset leaves no point to turn about', () => {
    expect(offsetFacts('O', SRS_TRUE_SHAPES.O, offsetsShown(read('piece=O changed=2.1:0,0'))).point).toBeNull();
  });

  test('without offsets the O of Tetris Best comes out [0-68]', () => {
    const none = offsetsShown(read('piece=O changed=1.1:0,0_2.1:0,0_3.1:0,0'));
    expect(systemsLike('O', SRS_TRUE_SHAPES.O, none).map(({ id }) => id)).toEqual(['tetris-best']);
  });
});

describe('another system', () => {
  const VOICE = { say: speaker(), conventions: DEFAULT_CONVENTIONS };
  const said = (state: OffsetState): string =>
    textOf(
      originText(
        {
          system: systemOf(state),
          name: systemOf(state).name,
          piece: state.piece,
          answer: answerFor(state),
          changes: state.changed.length,
        },
        VOICE,
      ),
    );

  test.each([
    [
      'tetris-worlds',
      'I',
      'The published offsets of Guideline SRS. They also give the quarter turns of Tetris Worlds.',
    ],
    ['sega', 'T', 'Computed from the kicks of Sega. Offsets of state 0 can be any; here all are (0, 0). If'],
    // NullpoMino, StandardWallkick.java: 1>>3 and 3>>1 begin with the same kick.
    [
      'srs-nullpomino-180',
      'T',
      'Its 180° rotations have separate lists. In test 2 (0, -1) of 1>>3 plus (0, -1) of 3>>1 make (0, -2). With offsets, the kicks of a rotation and its inverse add up',
    ],
    // SRS, "Arika SRS": term by term no row of Arika's I inverts.
    [
      'srs-arika',
      'I',
      'No offsets give the kicks of the I in Arika SRS. In test 2 (-1, 0) of 1>>2 plus (-2, 0) of 2>>1 make (-3, 0).',
    ],
    [
      'srs-arika',
      'I',
      'Tests 3, 4, and 5 have such contradictions too. The numbers shown are still those of Guideline SRS.',
    ],
    ['ars-tgm', 'J', 'In test 2 (1, 0) of 0>>1 plus (1, 0) of 1>>0 make (2, 0).'],
    [
      'dtet',
      'T',
      'Its lists depend on the side of the button. On the left one: In test 2 (-1, 0) of 0>>1 plus (-1, 0) of 1>>0',
    ],
    ['tetris-perfect', 'O', 'Tetris Perfect never rotates the O, so there are no offsets.'],
    [
      'srs-guideline~O01:1_0',
      'O',
      'Its rotations have lists of different lengths. Offsets give the same number of tests for each.',
    ],
    // Every turn is undone by its inverse, but four turns do not return to the start.
    [
      'srs-guideline~T01:1_0~T10:-1_0~T12:1_0~T21:-1_0~T23:1_0~T32:-1_0~T30:1_0~T03:-1_0',
      'T',
      'In test 2 (1, 0) of 0>>1 plus (1, 0) of 1>>2 plus (1, 0) of 2>>3 plus (1, 0) of 3>>0 make (4, 0). With offsets, a round trip adds up to (0, 0).',
    ],
  ])('%s says of the %s: %s', (system, piece, text) => {
    expect(said(read(`system=${system} piece=${piece}`))).toContain(text);
  });

  test('whose table comes from offsets is known again in them', () => {
    for (const id of ['tetris-worlds', 'tetr-js', 'tetris-best', 'sega', 'nintendo-left'] as const)
      for (const piece of PIECES) {
        const state = withSystem(read(`piece=${piece}`), id);
        const like = systemsLike(piece, shapeFor(state), offsetsShown(state)).map((system) => system.id);
        expect(like, `${id} ${piece}`).toContain(id);
      }
  });

  test('of a reader is solved, and its pieces share a table where it says so', () => {
    // One offset of the T changed by (1, 0), written as the kicks it makes: 1.2 is then 2, 0.
    const own =
      'srs-guideline~T01:-2_0;-1_1;0_-2;-1_-2~T10:2_0;1_-1;0_2;1_2~T12:2_0;1_-1;0_2;1_2~T21:-2_0;-1_1;0_-2;-1_-2';
    const state = withSystem(standard, own);
    expect(piecesAlike(state)).toEqual(['J', 'L', 'S', 'Z']);
    const ofT = withPiece(state, 'T');
    expect(piecesAlike(ofT)).toEqual(['T']);
    expect(offsetsShown(ofT)[1][1]).toEqual([2, 0]);
    expect(said(ofT)).toMatch(/^Computed from the kicks of Guideline SRS\*\./);
  });

  test('that has no offsets leaves the numbers as they are', () => {
    const edited = read('piece=I changed=1.3:2,-1');
    const asked = withSystem(edited, 'srs-arika');
    expect(offsetsShown(asked)).toEqual(offsetsShown(edited));
    expect(printState(fields, asked)).toBe('system=srs-arika piece=I from=0 to=1 line=5 changed=1.3:2,-1');
    expect(said(asked)).toContain('The numbers stay as they were. Marks show what differs from Guideline SRS.');
    expect(withSystem(asked, 'srs-guideline').changed).toEqual([]);
  });

  test('that has no offsets begins with those of the guideline where the lines are not as many', () => {
    const asked = withSystem(withSystem(read('piece=T'), 'sega'), 'ars-tgm');
    expect(offsetsShown(asked)).toEqual(offsetsShown(read('piece=T')));
  });

  test('numbers the orientations in its own way', () => {
    // Sega's T points down at spawn.
    expect(shapeFor(read('system=sega piece=T')).states[0]).toEqual(SRS_TRUE_SHAPES.T.states[2]);
    expect(shapeFor(read('system=ars-tgm piece=T')).states[0]).toEqual(SRS_TRUE_SHAPES.T.states[0]);
  });

  test('keeps changes among the pieces of one table, in a mirror too', () => {
    const changed = { ...standard, changed: withOffset(standard, { state: 1, term: 3, offset: [2, -1] }) };
    expect(mirrored(changed)).toMatchObject({ piece: 'L', from: 0, to: 3, changed: changed.changed });
    expect(withPiece(changed, 'I').changed).toEqual([]);
  });
});

describe('whether a table comes from offsets', () => {
  const verdicts = (id: string) => offsetVerdicts(systemById(id)!);

  test('the tables of Guideline SRS do, as the article says', () => {
    expect(verdicts('srs-guideline').map(({ wrongTests }) => wrongTests)).toEqual([[], []]);
  });

  test('the I of Arika does not, in any test after the first, and that of Tetris Perfect neither', () => {
    // Term by term no row of either inverts its opposite (claims inventory, 0-56 and 0-57).
    expect(verdicts('srs-arika').at(-1)!.wrongTests).toEqual([2, 3, 4, 5]);
    expect(verdicts('tetris-perfect').at(-1)!.because).not.toBeNull();
  });

  test('the reason is a round trip that does not add up', () => {
    const { because } = verdicts('srs-arika').at(-1)!;
    const sum = because!.steps.reduce<readonly number[]>(
      ([x, y], { kick, walked }) => {
        const sign = walked === 'forwards' ? 1 : -1;
        return [x! + sign * kick[0], y! + sign * kick[1]];
      },
      [0, 0],
    );
    expect(sum).toEqual([...because!.sum]);
    expect(because!.sum).not.toEqual([0, 0]);
  });
});
