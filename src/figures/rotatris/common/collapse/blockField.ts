import type { Vec } from '#engine/geometry.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import { byRow, sameSquares } from '#engine/squares.ts';
import { CORE, shellOf } from '#rotatris/index.ts';
import type { Field } from '#figure/fields.ts';
import { boardRows, filled } from '../boardRows.ts';
import { viewOf } from '../paper.ts';

/**
 * Reads and prints the squares of a block outside its core, as a board of 2·`half` by 2·`half` squares: rows from the top, joined by `/`,
 * `#` for a square and `.` for none. The core is always there and printed as `#`. A block with a name is printed by it.
 */
export function blockWithin(half: number, named: Readonly<Record<string, readonly Vec[]>>): Field<readonly Vec[]> {
  const size = 2 * half;
  return {
    print: (block) => {
      const name = Object.entries(named).find(([, known]) => sameSquares(known, block))?.[0];
      if (name !== undefined) return name;
      return boardRows(viewOf(half), filled([...CORE, ...block])).join('/');
    },
    read: (text) => {
      const known = ownEntry(named, text);
      if (known) return known;
      const rows = text.split('/');
      if (rows.length !== size || rows.some((row) => row.length !== size || /[^.#]/.test(row))) return null;
      const squares = rows.flatMap((row, fromTop) =>
        [...row].flatMap((mark, column): Vec[] => (mark === '#' ? [[column - half, half - 1 - fromTop]] : [])),
      );
      return squares.filter((square) => shellOf(square) > 0).sort(byRow);
    },
    allowed: `${Object.keys(named).join(', ')}, or ${size} rows of ${size} squares from the top, joined by /, each . or #`,
  };
}
