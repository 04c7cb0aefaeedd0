import { contentAt, type Playfield } from '#engine/playfield.ts';

const COLUMNS = 10;
const ROWS = 20;
const HALF = 5;
/** Five squares a letter, the left one worth 16. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEF';
const WELL = '#########.';
const EMPTY = '..........';

const bitsOf = (letter: string): string =>
  LETTERS.indexOf(letter).toString(2).padStart(HALF, '0').replaceAll('0', '.').replaceAll('1', '#');

const letterOf = (half: string): string => LETTERS[Number.parseInt(half.replaceAll('.', '0').replaceAll('#', '1'), 2)]!;

/**
 * Reads a board as StackRabbit and Tetris Trainer write it: 200 characters 0 or 1 from the top row, or
 * `emptyRows,letters,wellRows`, where two letters make a row and well rows are full but for column 10.
 * @returns rows of `.` and `#` from the bottom up; null when the code is no board of 20 rows
 */
export function readBoardCode(code: string): readonly string[] | null {
  if (/^[01]{200}$/.test(code)) {
    const rows = code.replaceAll('0', '.').replaceAll('1', '#').match(/.{10}/g);
    return rows?.reverse() ?? null;
  }
  const match = /^(\d{1,2}),((?:[a-zA-F]{2})*),(\d{1,2})$/.exec(code);
  if (!match) return null;
  const coded = (match[2]!.match(/../g) ?? []).map((pair) => bitsOf(pair[0]!) + bitsOf(pair[1]!));
  const [empty, well] = [Number(match[1]), Number(match[3])];
  if (empty + coded.length + well !== ROWS) return null;
  const top = Array.from({ length: empty }, () => EMPTY);
  const bottom = Array.from({ length: well }, () => WELL);
  return [...top, ...coded, ...bottom].reverse();
}

/** The short form of a board; pieces become anonymous blocks. Rows above 20 are left out. */
export function boardCode(field: Playfield): string {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => (contentAt(field, column, row) === '.' ? '.' : '#')).join(''),
  );
  const firstCoded = rows.findIndex((row) => row !== WELL);
  const well = firstCoded < 0 ? ROWS : firstCoded;
  const height = Math.max(well, rows.findLastIndex((row) => row !== EMPTY) + 1);
  const coded = rows.slice(well, height).reverse();
  const letters = coded.map((row) => letterOf(row.slice(0, HALF)) + letterOf(row.slice(HALF))).join('');
  return `${ROWS - height},${letters},${well}`;
}
