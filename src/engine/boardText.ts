import { diagnose, failed, ok, type Diagnostic, type Result } from './diagnostics.ts';
import type { Playfield } from './playfield.ts';

export const BOARD_LIMITS = { rows: [1, 40], columns: [4, 32] } as const;

const ROW_BREAK = new Set(['\n', '/', '\r']);
const IGNORED = new Set([' ', '\t', '\u00a0', '\ufeff']);
const CONTENT = /[.#IJLOSTZ]/;

interface TextRow {
  readonly content: string;
  readonly start: number;
  readonly end: number;
}

/** Splits at line ends and slashes; empty lines at both ends do not count as rows. */
function splitRows(text: string, diagnostics: Diagnostic[], offset: number): readonly TextRow[] {
  const rows: TextRow[] = [];
  let content = '';
  let start = 0;
  let index = 0;
  const close = (): void => {
    rows.push({ content, start: start + offset, end: index + offset });
    content = '';
  };
  for (const character of text) {
    if (ROW_BREAK.has(character)) {
      close();
      start = index + 1;
    } else if (!IGNORED.has(character)) {
      if (!CONTENT.test(character)) {
        const span = { start: index + offset, end: index + offset + character.length };
        diagnostics.push(diagnose('board.content', span, { found: character }));
      }
      content += character;
    }
    index += character.length;
  }
  close();
  return rows.filter((row) => row.content !== '');
}

/**
 * Reads a board from text: rows of `.`, `#` and piece letters, the top row first, separated by line ends or slashes. It ignores blanks. `readBoard` of `wallkick/notation` also reads boards as people draw them.
 * @param text 1 to 40 rows of 4 to 32 columns
 * @param offset added to every span, for a board inside a longer text
 * @returns rows from the bottom up, as `playfield` takes them; or what is wrong and where
 * @example
 * import { parseBoard, playfield } from 'wallkick';
 *
 * const board = parseBoard('..../##.#');
 * if (board.ok) playfield({ width: 4, rows: board.value }).rows; // → ['##.#']
 */
export function parseBoard(text: string, offset = 0): Result<readonly string[]> {
  const diagnostics: Diagnostic[] = [];
  const rows = splitRows(text, diagnostics, offset);
  const whole = { start: offset, end: offset + text.length };
  const [leastColumns, mostColumns] = BOARD_LIMITS.columns;
  if (rows.length === 0) return failed(diagnose('board.empty', whole));
  if (rows.length > BOARD_LIMITS.rows[1]) diagnostics.push(diagnose('board.tooManyRows', whole, { rows: rows.length }));
  const lengths = rows.map((row) => [...row.content].length);
  const first = lengths[0]!;
  if (first < leastColumns || first > mostColumns) {
    diagnostics.push(diagnose('board.width', rows[0]!, { row: 1, width: first }));
  }
  rows.forEach((row, index) => {
    const width = lengths[index]!;
    if (width !== first) diagnostics.push(diagnose('board.ragged', row, { row: index + 1, width, first }));
  });
  if (diagnostics.length > 0)
    return failed(...diagnostics.map(({ span: { start, end }, ...rest }) => ({ ...rest, span: { start, end } })));
  return ok(rows.map((row) => row.content).reverse());
}

/**
 * Writes the rows of a field as text, the top row first, without the empty rows above. An empty field is one empty row.
 * @param separator between two rows: a line end, or a slash as in scenarios
 * @example
 * import { playfield, printBoard } from 'wallkick';
 *
 * printBoard(playfield({ width: 4, rows: ['##.#', '#...'] }), '/'); // → '#.../##.#'
 */
export function printBoard(field: Playfield, separator: '/' | '\n' = '\n'): string {
  const rows = field.rows.length === 0 ? ['.'.repeat(field.width)] : [...field.rows].reverse();
  return rows.join(separator);
}
