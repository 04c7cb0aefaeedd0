import { describe, expect, test } from 'vitest';
import { deriveTests } from '#analysis/offsetDerivation.ts';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { corrected, middleOf, offsetFacts, systemsLike, trueSquares, turningPoint } from './offsetFacts.ts';
import { endsShown, linesOf, OFFSET_DERIVER, offsetsShown, withOffset, type OffsetState } from './offsetState.ts';
import { offsetVerdicts } from './offsetVerdicts.ts';
import { systemById } from '#rules/registry.ts';
import { printState, readState } from '../contract/fields.ts';

const { fields, standard } = OFFSET_DERIVER;
const read = (words: string): OffsetState => {
  const result = readState(fields, words, standard);
  if (!result.ok) throw new Error(result.diagnostics.map(({ sentence }) => sentence).join(' '));
  return result.value;
};

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
    const words = printState(fields, changed);
    expect(words).toBe('piece=J from=0 to=1 line=5 changed=1.3:2,-1');
    expect(read(words)).toEqual(changed);
    expect(read('changed=3.5:-4,0_1.2:0,0').changed).toHaveLength(2);
  });

  test('changes what is derived, and no system is like it any more', () => {
    expect(deriveTests(offsetsShown(changed), 0, 1)[2]!.fromTrue).toEqual([-2, 1]);
    expect(OFFSET_DERIVER.outcome(changed)).toBe('like none');
    expect(offsetFacts('J', offsetsShown(changed)).mirrored).toBe(0);
  });

  test('is no change when it is set back', () => {
    expect(withOffset(changed, { state: 1, term: 3, offset: [1, -1] })).toEqual([]);
  });

  test.each(['changed=4.1:0,0', 'changed=1.6:0,0', 'changed=1.1:5,0', 'changed=1.1:0', 'changed='])(
    'that cannot be is explained: %s',
    (words) => {
      const result = readState(fields, words, standard);
      expect(result.ok ? '' : result.diagnostics[0]!.sentence).toContain('allowed: none, or offsets like 1.3:1,-1');
    },
  );
});

describe('what follows from the published offsets', () => {
  const facts = (piece: (typeof PIECES)[number]) => offsetFacts(piece, offsetsShown(read(`piece=${piece}`)));

  test('the lists are mirror images but for the I [0-76]', () => {
    expect(PIECES.map((piece) => facts(piece).mirrored)).toEqual([0, 8, 8, 8, 8, 8, 8]);
  });

  test('only I and O take a step from true to basic rotation [0-66, 0-67]', () => {
    expect(facts('T').steps).toEqual([[0, 0], [0, 0], [0, 0], [0, 0]]); // prettier-ignore
    // First offsets of the O table: 0,0; 0,-1; -1,-1; -1,0.
    expect(facts('O').steps).toEqual([[0, 1], [1, 0], [0, -1], [-1, 0]]); // prettier-ignore
  });

  test('the O turns about a mino, and with its offsets about its own middle', () => {
    expect(turningPoint(ORIENTATIONS.map((state) => trueSquares('O', state)))).toEqual([1.5, 1.5]);
    const squares = ORIENTATIONS.map((state) => corrected('O', offsetsShown(read('piece=O')), state));
    expect(squares.map(middleOf)).toEqual([[2, 2], [2, 2], [2, 2], [2, 2]]); // prettier-ignore
    expect(facts('O').point).toEqual([2, 2]);
  });

  test('the I turns about a crossing of grid lines', () => {
    expect(turningPoint(ORIENTATIONS.map((state) => trueSquares('I', state)))).toEqual([2.5, 2.5]);
    expect(facts('I').point?.every(Number.isInteger)).toBe(true);
  });

  test('a wrong first offset leaves no point to turn about', () => {
    expect(offsetFacts('O', offsetsShown(read('piece=O changed=2.1:0,0'))).point).toBeNull();
  });

  test('without offsets the O of Tetris Best comes out [0-68]', () => {
    const none = offsetsShown(read('piece=O changed=1.1:0,0_2.1:0,0_3.1:0,0'));
    expect(systemsLike('O', none).map(({ id }) => id)).toEqual(['tetris-best']);
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
