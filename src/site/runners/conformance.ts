/**
 * Runs Wallkick's vectors on your game: node conformance.ts [OPTIONS] FILE.tsv...
 * Your game is game.ts in the current folder, or the file after --game. It exports the function `rotate`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const USAGE =
  'Usage: node conformance.ts [--game game.ts] [--y up|down] [--height ROWS] [--names 0123|0R2L|NESW] FILE.tsv...';

export type Square = readonly [x: number, y: number];

/** A piece, a board and a turn. Columns count from the left and rows from the bottom, or from the top with `--y down`, from 0. */
export interface Position {
  readonly piece: string;
  /** States: 0 spawn, 1 right, 2 reverse, 3 left. */
  readonly from: number;
  readonly to: number;
  /** `cw`, `ccw` or `180`. */
  readonly turn: string;
  /** `left` or `right` where the side of the button decides, otherwise empty. */
  readonly precedence: string;
  /** Keys held during the turn, of `L`, `R` and `D`, where kicks lean towards them, otherwise empty. */
  readonly held: string;
  /** Floor kicks that the piece has made before. */
  readonly floorKicks: number;
  /** `board[y][x]` is true where a block is. The piece is not on the board. */
  readonly board: readonly (readonly boolean[])[];
  readonly before: readonly Square[];
}

/** Returns the squares after the turn in any order, or null when the piece does not rotate. */
type Rotate = (position: Position) => readonly Square[] | null;

/** These columns and their values are the parameters of a link to the stepper. */
const LINK = ['system', 'piece', 'from', 'at', 'turn', 'precedence', 'floorkicks', 'board', 'step'];
const COLUMNS = ['id', ...LINK, 'to', 'before', 'after', 'kick'];
/** Another parameter of the link, in files of systems whose kicks lean towards held keys. */
const HELD = 'held';

const options = { game: 'game.ts', y: 'up', height: '40', names: '0123' };

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments(args: readonly string[]): readonly string[] {
  const refuse = (message: string): never => stop(`${message}\n${USAGE}`);
  const files: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const name = args[index]!;
    if (!name.startsWith('--')) files.push(name);
    else if (!Object.hasOwn(options, name.slice(2))) refuse(`${name} is not an option.`);
    else options[name.slice(2) as keyof typeof options] = args[++index] ?? refuse(`${name} needs a value.`);
  }
  if (!/^(up|down)$/.test(options.y)) refuse(`--y is ${options.y}. Use up or down.`);
  if (!/^[1-9][0-9]?$/.test(options.height)) refuse(`--height is ${options.height}. Use 1 to 99.`);
  if (!/^(0123|0R2L|NESW)$/.test(options.names)) refuse(`--names is ${options.names}. Use 0123, 0R2L or NESW.`);
  return files.length > 0 ? files : refuse('Name a file of vectors.');
}

function readNumber(text: string | undefined): number {
  if (text === undefined || !/^-?[0-9]+$/.test(text)) throw new Error(`${text} is not a number`);
  return Number(text);
}

function readPair(text: string): Square {
  const [x, y] = text.split(',');
  return [readNumber(x), readNumber(y)];
}

const sorted = (squares: readonly Square[]): readonly Square[] =>
  [...squares].sort((a, b) => a[1] - b[1] || a[0] - b[0]);

const show = (squares: readonly Square[]): string => squares.map(([x, y]) => `(${x}, ${y})`).join(' ');

type Cell = (name: string) => string;

/** Squares of a line in the convention of the options, sorted. */
function readSquares(text: string): readonly Square[] {
  const top = Number(options.height) - 1;
  const squares = text.split(' ').map(readPair);
  if (squares.some(([, y]) => y > top)) throw new Error('a square is above the board. Set --height to more rows');
  return sorted(squares.map(([x, y]) => [x, options.y === 'down' ? top - y : y]));
}

function readBoard(text: string): readonly (readonly boolean[])[] {
  const rows = text.split('/').map((row) => [...row].map((square) => square === '#'));
  while (rows.length < Number(options.height)) rows.unshift(rows[0]!.map(() => false));
  if (rows.length > Number(options.height)) throw new Error('the board is too high. Set --height to more rows');
  return options.y === 'down' ? rows : rows.reverse();
}

const readPosition = (cell: Cell): Position => ({
  piece: cell('piece'),
  from: readNumber(cell('from')),
  to: readNumber(cell('to')),
  turn: cell('turn'),
  precedence: cell('precedence').replace('-', ''),
  held: cell(HELD).replace('-', ''),
  floorKicks: readNumber(cell('floorkicks')),
  board: readBoard(cell('board')),
  before: readSquares(cell('before')),
});

/** Names the turn and the test that must win. */
function describeCase(cell: Cell): string {
  const [from, to] = [cell('from'), cell('to')].map((state) => options.names[readNumber(state)]);
  const turn = `${cell('piece')} ${from}>>${to} (${cell('turn')})`;
  if (cell('step') === '-') return `${turn}: all tests fail`;
  const [x, y] = readPair(cell('kick'));
  return `${turn}: test ${cell('step')} wins, kick (${x}, ${options.y === 'down' ? 0 - y : y})`;
}

function linkTo(stepper: string, cell: Cell): string {
  const words = [...LINK, HELD].filter((name) => cell(name) !== '-').map((name) => `${name}=${cell(name)}`);
  const query = [...words, `y=${options.y}`, `names=${options.names}`].join('&');
  return `${stepper}?${query.replaceAll('#', '%23')}`;
}

/** Runs the game on a position and returns the result in words. */
function play(rotate: Rotate, position: Position): string {
  try {
    const squares = rotate(position);
    return squares === null ? 'no rotation' : show(sorted(squares));
  } catch (error) {
    return `an error: ${String(error)}`;
  }
}

/** Returns the report of a failure, or null when the game is right. */
function checkLine(rotate: Rotate, stepper: string, cell: Cell): string | null {
  const position = readPosition(cell);
  const expected = cell('step') === '-' ? 'no rotation' : show(readSquares(cell('after')));
  const got = play(rotate, position);
  if (got === expected) return null;
  return `vector ${cell('id')}, ${describeCase(cell)}
  before    ${show(position.before)}
  expected  ${expected}
  got       ${got}
  see       ${linkTo(stepper, cell)}`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return stop(`${file} cannot be read.`);
  }
}

/** Runs a file, prints the failures and returns for each vector whether it passed. */
function runFile(rotate: Rotate, file: string): readonly boolean[] {
  const results: boolean[] = [];
  let stepper = '';
  let names: readonly string[] = [];
  for (const [index, line] of readText(file).split(/\r?\n/).entries()) {
    if (line.startsWith('# stepper ')) stepper = line.slice('# stepper '.length);
    if (line === '' || line.startsWith('#')) continue;
    const cells = line.split('\t');
    try {
      if (names.length === 0) {
        names = cells;
        if (!COLUMNS.every((name) => names.includes(name)))
          throw new Error(`the first line must name these columns: ${COLUMNS.join(' ')}`);
        continue;
      }
      if (cells.length !== names.length) throw new Error(`${cells.length} columns instead of ${names.length}`);
      const failure = checkLine(rotate, stepper, (name) => cells[names.indexOf(name)] ?? '-');
      if (failure !== null) console.log(`${file}, ${failure}`);
      results.push(failure === null);
    } catch (error) {
      stop(`${file}, line ${index + 1}: ${(error as Error).message}.`);
    }
  }
  return results.length > 0 ? results : stop(`${file} has no vectors. Download it again.`);
}

const files = readArguments(process.argv.slice(2));
const { rotate } = (await import(pathToFileURL(resolve(options.game)).href).catch((error: unknown) =>
  stop(`${options.game} cannot be loaded: ${String(error)}`),
)) as { rotate: Rotate };
const results = files.flatMap((file) => runFile(rotate, file));
const failed = results.filter((passed) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
