import { describe, expect, it } from 'vitest';
import { playfield } from '#engine/playfield.ts';
import { ORIENTATIONS, PIECES, type Piece, type Transition } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS, turnBetween, endsOf } from '#engine/transitions.ts';
import { rotate } from '#engine/rotate.ts';
import { displacementOf } from '#analysis/displacement.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { srsGuideline as srs } from '#rules/srsGuideline.ts';
import { tetrisWorlds } from '#rules/tetrisWorlds.ts';

/** What the guide and the SRS pages state in words, asked of the rules. Rows of `inventory.ts` in brackets. */
const JLSTZ = ['J', 'L', 'S', 'T', 'Z'] as const satisfies readonly Piece[];
const states = (piece: Piece) => srs.shapes[piece].states;
const lowest = (piece: Piece) => states(piece).map((cells) => Math.min(...cells.map(([, y]) => y)));
const lists = srs.kicks.rowBy === 'transition' ? srs.kicks.groups : [];

/** The test that wins when a piece lies on the floor of an empty field in orientation 0 and turns. */
function wonOnFloor(piece: Piece, of: Transition): number | null {
  const [from, to] = endsOf(of);
  const turn = turnBetween(from, to) ?? 'cw';
  const at = [4, -(lowest(piece)[from] ?? 0)] as const;
  const { outcome } = rotate(srs, { field: playfield(), placement: { piece, orientation: from, at }, turn });
  return outcome.is === 'rotated' ? outcome.test.number : null;
}

describe('Rotation in SRS', () => {
  it.each(JLSTZ)('%s leaves the bottom row of its box empty in orientation 0 only [0-15]', (piece) => {
    expect(lowest(piece)).toEqual([1, 0, 0, 0]);
  });

  it.each(JLSTZ)('%s on flat ground is turned by its third test, either way [0-16]', (piece) => {
    expect([wonOnFloor(piece, '0>>1'), wonOnFloor(piece, '0>>3')]).toEqual([3, 3]);
  });

  it('the I on flat ground waits longer for its floor kick [0-16]', () => {
    for (const won of [wonOnFloor('I', '0>>1'), wonOnFloor('I', '0>>3')]) expect(won).toBeGreaterThan(3);
  });

  it.each(['S', 'Z', 'I'] as const)(
    '%s has two flat orientations a row apart and two upright ones a column apart [0-17]',
    (piece) => {
      const [spawn, right, half, left] = states(piece);
      const sorted = (cells: typeof spawn, dx: number, dy: number) =>
        cells.map(([x, y]) => `${x + dx},${y + dy}`).sort();
      expect(sorted(half, 0, 1)).toEqual(sorted(spawn, 0, 0));
      expect(sorted(left, 1, 0)).toEqual(sorted(right, 0, 0));
    },
  );

  it('the centre is a crossing of grid lines for I and O, the middle of a mino for the others [0-18]', () => {
    const crossing = (piece: Piece) => srs.shapes[piece].centre.every(Number.isInteger);
    expect((['I', 'O', ...JLSTZ] as const).filter(crossing)).toEqual(['I', 'O']);
    for (const piece of JLSTZ) {
      const [x, y] = srs.shapes[piece].centre.map(Math.floor);
      for (const cells of states(piece)) expect(cells).toContainEqual([x, y]);
    }
  });

  it('a turn leaves the O where it is', () => {
    const key = (orientation: 0 | 1 | 2 | 3) => states('O')[orientation].map(String).sort();
    for (const orientation of ORIENTATIONS) expect(key(orientation)).toEqual(key(0));
  });
});

describe('Wall kicks in SRS', () => {
  it('has a list of four kicks for each of eight turns, for J L S T Z and for I [0-21, 0-22, 0-24]', () => {
    expect(lists.map(({ pieces }) => pieces.join(''))).toEqual(['JLSTZ', 'I']);
    for (const { rows } of lists) {
      expect(Object.keys(rows).sort()).toEqual([...QUARTER_TRANSITIONS].sort());
      expect(Object.values(rows).every((list) => list.length === 4)).toBe(true);
    }
  });

  it('has four different lists for J L S T Z: what counts is which upright orientation is entered or left', () => {
    const rows = lists[0]?.rows ?? {};
    expect(rows['0>>1']).toEqual(rows['2>>1']);
    expect(rows['1>>0']).toEqual(rows['1>>2']);
    expect(rows['0>>3']).toEqual(rows['2>>3']);
    expect(rows['3>>0']).toEqual(rows['3>>2']);
  });

  it('kicks J L S T Z out of an upright orientation the opposite ways of into it', () => {
    const rows = lists[0]?.rows ?? {};
    const opposite = (of: Transition) => rows[of]?.map(([x, y]) => [0 - x, 0 - y]);
    expect(rows['1>>0']).toEqual(opposite('0>>1'));
    expect(rows['3>>0']).toEqual(opposite('0>>3'));
  });

  it('reaches two squares, and only half turns of NullpoMino and kicks of Apotris reach three [0-19]', () => {
    const farthest = SYSTEMS.map((system) => {
      const { sideways, up, down } = displacementOf(system, PIECES);
      return { id: system.id, most: Math.max(sideways, up, down) };
    });
    expect(farthest.find(({ id }) => id === srs.id)?.most).toBe(2);
    expect(farthest.filter(({ most }) => most > 2)).toEqual([
      { id: 'srs-nullpomino-180', most: 3 },
      { id: 'apotris-bars', most: 3 },
      { id: 'apotris-sdrs', most: 3 },
    ]);
  });

  it('never kicks by more than two columns or two rows, and as far down as up [0-19]', () => {
    const kicks = lists.flatMap(({ rows }) => Object.values(rows).flat());
    expect(Math.max(...kicks.map(([x]) => Math.abs(x)))).toBe(2);
    expect([Math.min(...kicks.map(([, y]) => y)), Math.max(...kicks.map(([, y]) => y))]).toEqual([-2, 2]);
  });
});

describe('Spawn in SRS', () => {
  it('puts I and O in the middle and rounds the others to the left [0-08]', () => {
    const { column } = srs.spawn;
    expect([column.I, column.O, ...JLSTZ.map((piece) => column[piece])]).toEqual([3, 4, 3, 3, 3, 3, 3]);
  });

  it('lies above the visible rows, in Tetris Worlds one row higher [0-07, 0-10]', () => {
    expect([srs, tetrisWorlds].map(({ spawn, field }) => [spawn.edge, spawn.row - field.height])).toEqual([
      ['lowest row', 1],
      ['lowest row', 2],
    ]);
  });

  it('lets every piece point up [0-09]', () => {
    expect(new Set(Object.values(srs.spawn.orientation))).toEqual(new Set([0]));
    for (const piece of ['J', 'L', 'T'] as const) {
      const rows = states(piece)[0].map(([, y]) => y);
      expect(rows.filter((y) => y === Math.min(...rows))).toHaveLength(3);
    }
  });
});
