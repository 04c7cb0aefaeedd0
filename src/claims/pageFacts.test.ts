import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { ORIGIN, vecKey, type Vec } from '#engine/geometry.ts';
import {
  ORIENTATIONS,
  PIECES,
  transition,
  turned,
  type Orientation,
  type Piece,
  type Transition,
} from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { placementOn } from '#engine/placementOf.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { fill } from '#engine/stack.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { endsOf, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { boxAtlas } from '#analysis/centreBoards.ts';
import { allFates, deadTests } from '#analysis/deadKicks.ts';
import { differenceOf } from '#analysis/difference.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { arsTi } from '#rules/arsTi.ts';
import { systemOffsets } from '#analysis/systemOffsets.ts';
import { dtet } from '#rules/dtet.ts';
import { sega } from '#rules/sega.ts';
import { withReadings } from '#rules/readings.ts';
import { SRS_I } from '#rules/kickTables.ts';
import { ARIKA_I, srsArika } from '#rules/srsArika.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { srsNullpomino180 } from '#rules/srsNullpomino180.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { tetrisBest } from '#rules/tetrisBest.ts';
import { sources } from '#rules/sources.ts';
import { answeredRows } from './srs/answers.ts';

// What pages state in words and no claim of a source says, asked of the rules.

const sorted = (kicks: readonly Vec[] = []): string => kicks.map(vecKey).sort().join(' ');

describe('The I kicks of two games', () => {
  it('have tests 4 and 5 of 0>>1 exchanged, of the same five positions', () => {
    const [guideline, arika] = [SRS_I['0>>1']!, ARIKA_I['0>>1']!];
    expect(arika).toEqual([guideline[0], guideline[1], guideline[3], guideline[2]]);
  });

  it('have four lists in another order, two with a new kick, and two alike', () => {
    const alike = QUARTER_TRANSITIONS.filter((of) => SRS_I[of]!.join(' ') === ARIKA_I[of]!.join(' '));
    const reordered = QUARTER_TRANSITIONS.filter((of) => !alike.includes(of) && sorted(SRS_I[of]) === sorted(ARIKA_I[of])); // prettier-ignore
    expect([alike.length, reordered.length]).toEqual([2, 4]);
  });

  it('are undone by the test of the same number for all kicks of the Guideline, and for 8 of 32 of Arika, in no row for all four', () => {
    const same = (system: RotationSystem): readonly number[] =>
      answeredRows(system, 'I', system).map(
        ({ kicks }) => kicks.filter(({ test: own, answeredBy }) => own === answeredBy).length,
      );
    expect(same(srsGuideline)).toEqual(Array.from({ length: 8 }, () => 4));
    expect(same(srsArika).reduce((sum, count) => sum + count)).toBe(8);
    expect(Math.max(...same(srsArika))).toBeLessThan(4);
  });

  it('are told apart by one block in two turns', () => {
    const blocks = ORIENTATIONS.flatMap((from) =>
      (['cw', 'ccw'] as const).map((turn) => ({ piece: 'I', from, turn }) as const),
    ) // prettier-ignore
      .map((question) => differenceOf(srsGuideline, srsArika, question))
      .flatMap((found) => (found.is === 'found' ? [found.blocks.length] : []));
    expect(blocks.filter((count) => count === 1)).toHaveLength(2);
  });
});

describe('Any two systems', () => {
  const START = minosOf(srsGuideline.shapes, { piece: 'J', orientation: 1, at: [3, 1] });
  /** Where a J ends that starts on the same squares and is turned counter-clockwise. */
  const endIn = (system: RotationSystem, rows: readonly string[]): string => {
    const placement = placementOn(system.shapes, 'J', START, 1)!;
    const trace = rotate(system, { field: playfield({ rows }), placement, turn: 'ccw' });
    return minosOf(system.shapes, placementAfter(trace)).map(vecKey).sort().join(' ');
  };
  const endings = (rows: readonly string[]): number =>
    new Set([srsGuideline, arsTgm, dtet].map((system) => endIn(system, rows))).size;

  it('end in three places with two blocks, and in two without', () => {
    expect(endings(['...#......', '..........', '...#......'])).toBe(3);
    expect(endings([])).toBe(2);
  });
});

// NullpoMino, STANDARD-HARD.rul; Cambridge and Heboris agree.
test('Arika SRS has ten resets by moves and eight by turns, counted apart', () => {
  expect(srsArika.lock).toMatchObject({ reset: 'moves', resetLimit: 10, turnResetLimit: 8 });
});

test('a turn takes the O of Tetris Best one square left, right, down or up', () => {
  const turns = ORIENTATIONS.flatMap((orientation) => (['cw', 'ccw'] as const).map((turn) => ({ orientation, turn })));
  const moves = turns.map(({ orientation, turn }) => {
    const placement = { piece: 'O' as Piece, orientation, at: [4, 4] as Vec };
    const after = placementAfter(rotate(tetrisBest, { field: playfield(), placement, turn }));
    const [before, now] = [placement, after].map((own) => minosOf(tetrisBest.shapes, own));
    const least = (minos: readonly Vec[]): Vec => [Math.min(...minos.map(([x]) => x)), Math.min(...minos.map(([, y]) => y))]; // prettier-ignore
    const [[x0, y0], [x1, y1]] = [least(before!), least(now!)];
    return `${x1 - x0},${y1 - y0}`;
  });
  expect([...new Set(moves)].sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
});

describe('The centre column rule', () => {
  const sides = boxAtlas(arsTgm).map(({ of, boards }) => ({
    of,
    sides: new Set(boards.map(({ outcome }) => outcome).filter((outcome) => outcome === 'right' || outcome === 'left')),
  }));

  it('never lets two turns of the T, one of the J and one of the L kick', () => {
    const never = sides.filter((own) => own.sides.size === 0).map(({ of }) => of.piece);
    expect([...never].sort()).toEqual(['J', 'L', 'T', 'T']);
  });

  it('lets each of the other eight kick to one side only', () => {
    expect(sides.map((own) => own.sides.size).filter((size) => size > 0)).toEqual(Array(8).fill(1));
  });

  it('has the results that its page counts for the boards of each rotation', () => {
    const page = readFileSync(new URL('../../content/docs/systems/ars/center-column.mdx', import.meta.url), 'utf8');
    const counted = [...page.matchAll(/^\| ([JLT]) +\| <Transition of="(.>>.)" \/> \|(.*)\|$/gm)].map(
      ([, piece, of, cells]) => [piece, of, ...cells!.split('|').map(Number)],
    );
    const results = ['rotates', 'right', 'left', 'refused', 'blocked'] as const;
    const rows = boxAtlas(arsTgm).map(({ of: { piece, from, turn }, boards }) => [
      piece,
      transition(from, turned(from, turn)),
      ...results.map((result) => boards.filter(({ outcome }) => outcome === result).length),
    ]);
    expect(counted).toEqual(rows);
  });
});

test('contact at a side decides in TGM3 about the kick one right alone', () => {
  const free = withReadings(arsTi, ['i-kick-without-contact']);
  const at: Vec = [3, 3];
  const row = [-2, -1, 0, 1, 3, 4, 5, 6].map((x): Vec => [at[0] + x, at[1] + 2]);
  const besides = [0, 1, 3].flatMap((y): Vec[] => [[at[0] + 1, at[1] + y], [at[0] + 3, at[1] + y]]); // prettier-ignore
  const squares = [...row, ...besides];
  const kicks = new Set<string>();
  for (let bits = 0; bits < 2 ** squares.length; bits++) {
    const field = fill(playfield(), squares.filter((_square, index) => (bits >> index) & 1), '#'); // prettier-ignore
    const placement = { piece: 'I', orientation: 1, at } as const;
    const { outcome } = rotate(free, { field, placement, turn: 'cw' });
    if (!('test' in outcome) || outcome.test.kick.join() === ORIGIN.join()) continue;
    if (rotate(arsTi, { field, placement, turn: 'cw' }).outcome.is === 'failed') kicks.add(vecKey(outcome.test.kick));
  }
  expect([...kicks]).toEqual(['1,0']);
});

test('half turns of S and Z under NullpoMino never fail, nor reach their last two tests', () => {
  const halves = allFates(srsNullpomino180).filter(
    ({ rotation }) => rotation.turn === '180' && ['S', 'Z'].includes(rotation.piece),
  );
  expect(halves).toHaveLength(8);
  for (const fates of halves) {
    expect(fates.canFail).toBe(false);
    expect(deadTests(fates).map(({ test: own }) => own)).toEqual(expect.arrayContaining([11, 12]));
  }
});

describe('The I of Guideline SRS', () => {
  /** The squares of an I before a rotation, and after one test of it. */
  const squaresOf = (of: Transition, kick: Vec) => {
    const [from, to] = endsOf(of);
    const squares = (orientation: Orientation, at: Vec) =>
      minosOf(srsGuideline.shapes, { piece: 'I', orientation, at }).map(vecKey);
    return [squares(from, ORIGIN), squares(to, kick)] as const;
  };
  /** The ends of an I: its first and last square in reading order. */
  const ends = (squares: readonly string[]): readonly string[] => [squares[0]!, squares.at(-1)!];

  it.each(QUARTER_TRANSITIONS)('in %s slides as far as it still shares a square, then pivots about an end', (of) => {
    for (const [index, kick] of SRS_I[of]!.entries()) {
      const [before, after] = squaresOf(of, kick);
      const shared = after.filter((square) => before.includes(square));
      expect(shared).toHaveLength(1);
      if (index < 2) {
        const [farther] = [[kick[0] + Math.sign(kick[0]), kick[1]] as const];
        expect(kick[1]).toBe(0);
        expect(squaresOf(of, farther)[1].some((square) => before.includes(square))).toBe(false);
      } else {
        expect(ends(before)).toContain(shared[0]);
        expect(ends(after)).toContain(shared[0]);
      }
    }
  });
});

describe('Where shapes rest', () => {
  const DOCS = new URL('../../content/docs/', import.meta.url);
  /** Sentences that say that pieces are on the bottom of their boxes. */
  const sentences = readdirSync(DOCS, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      readFileSync(new URL(file, DOCS), 'utf8')
        .replace(/<Sources>.*<\/Sources>/su, '')
        .split(/(?<=[.!?])\s+|\n\n/u),
    )
    .filter((sentence) => /(?:on|to) the bottom (?:row )?of (?:its|the|their) box/u.test(sentence));

  it('the I of ARS and Sega is not on the bottom of its box', () => {
    for (const { shapes } of [sega, arsTgm]) {
      const low = PIECES.filter((piece) => shapes[piece].states.every((state) => state.some(([, y]) => y === 0)));
      expect(low.join('')).toBe('JLOSTZ');
    }
  });

  it('is said with the pieces that it is true for', () => {
    expect(sentences.length).toBeGreaterThan(4);
    expect(sentences.filter((sentence) => !/<Piece is="|\bthe I\b/u.test(sentence))).toEqual([]);
  });
});

describe('The offsets of Sega', () => {
  it.each(['J', 'L', 'T'] as const)('move the %s down alone', (piece) => {
    const { is, offsets } = systemOffsets(sega, piece) as { is: string; offsets: readonly (readonly Vec[])[] };
    expect(is).toBe('solved');
    expect(offsets.flat().every(([x]) => x === 0)).toBe(true);
  });

  it.each(['I', 'S', 'Z'] as const)('move the %s sideways too', (piece) => {
    const { offsets } = systemOffsets(sega, piece) as { offsets: readonly (readonly Vec[])[] };
    expect(offsets.flat().some(([x]) => x !== 0)).toBe(true);
  });
});

it('A ceiling: only Sega, the NES and GTetrinet have one', () => {
  expect(SYSTEMS.filter(({ headroom }) => headroom !== null).map(({ id }) => id)).toEqual([
    'sega',
    'nintendo-right',
    'gtetrinet',
  ]);
});

it('the page on vectors names every program that recorded some', () => {
  const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  const recorded = read('../rules/vectors/README.md').split('## A line')[0]!;
  const [table] = /(?:^\|.*\n)+/mu.exec(recorded)!;
  const cited = new Set([...read('../../content/docs/reference/conformance.mdx').matchAll(/<Source id="([^"]+)"/gu)].map(([, id]) => id)); // prettier-ignore
  const programs = [...table.matchAll(/\(([\w-]+\/[\w-]+)\)/gu)].map(([, repository]) => repository!);
  expect(programs.length).toBeGreaterThan(6);
  for (const repository of programs) {
    const source = sources.find(({ version }) => version.includes(repository))!;
    expect(cited, repository).toContain(source.id);
  }
});
