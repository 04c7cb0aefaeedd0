import type { Vec } from '#engine/geometry.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { PIECES } from '#engine/piece.ts';
import { stateName } from './notation.ts';
import { headLines } from './provenance.ts';
import type { Tables } from './tables.ts';

const HEAD = ['kind', 'piece', 'state', 'turn', 'side', 'number', 'x', 'y', 'text'] as const;
type Column = (typeof HEAD)[number];
type Line = Readonly<Partial<Record<Column, string | number>>>;

/** RFC 4180: quotes where they are needed, doubled inside. */
const cell = (value: string | number | undefined): string => {
  const written = value === undefined ? '' : String(value);
  return /[",\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
};

const numbered = (line: Line, vectors: readonly Vec[]): readonly Line[] =>
  vectors.map(([x, y], index) => ({ ...line, number: index + 1, x, y }));

/**
 * One line a number pair: `shape` lines are squares of the box, `kick` lines tests (or `offset` lines terms) from 1, `spawn` lines the
 * square of the lower left box corner at entry, column and row from 0, row 0 at the bottom. `note` lines say where it is from.
 */
export function csvText(tables: Tables): string {
  const { system, notation, shapes, vectors } = tables;
  const name = (state: number): string => stateName(state as 0 | 1 | 2 | 3, notation);
  const lines: readonly Line[] = [
    ...headLines(tables).map((text): Line => ({ kind: 'note', text })),
    ...shapes.map(({ piece, box }): Line => ({ kind: 'box', piece, number: box })),
    ...shapes.flatMap(({ piece, states }) =>
      states.flatMap((squares, state) => numbered({ kind: 'shape', piece, state: name(state) }, squares)),
    ),
    ...PIECES.map((piece): Line => {
      const { orientation, at } = spawnPlacement(system, piece);
      return { kind: 'spawn', piece, state: name(orientation), x: at[0], y: at[1] };
    }),
    ...(vectors.are === 'offsets'
      ? vectors.pieces.flatMap(({ piece, offsets }) =>
          offsets.flatMap((terms, state) => numbered({ kind: 'offset', piece, state: name(state) }, terms)),
        )
      : vectors.lists.flatMap(({ side, pieces }) =>
          pieces.flatMap(({ piece, rows }) =>
            rows.flatMap(({ name: turn, tests }) => numbered({ kind: 'kick', piece, turn, side: side ?? '' }, tests)),
          ),
        )),
  ];
  return `${[HEAD.join(','), ...lines.map((line) => HEAD.map((column) => cell(line[column])).join(','))].join('\r\n')}\r\n`;
}
