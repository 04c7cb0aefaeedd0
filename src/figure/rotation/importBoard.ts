import 'strings:pasted';
import { diagnoser, failed, ok, type Diagnostic, type Result } from '#engine/diagnostics.ts';
import { TURNS, turned, type Placement, type Turn } from '#engine/piece.ts';
import { isFree, nearestFree } from '#engine/places.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { SCENARIO_PARAMS, type Scenario } from '#engine/scenario.ts';
import { placementOf, placementOn } from '#engine/placementOf.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import type { RotationSystem } from '#engine/system.ts';
import { note, type Note } from '#notation/boards/note.ts';
import { holdsWrappedBoard, readBoard, type ReadBoard, type ReadPiece } from '#notation/boards/readBoard.ts';
import { holdsFumen, readFumenBoard } from '#notation/fumenBoard.ts';
import { firstOf } from '#share/share.ts';
import { readScenario } from '#rules/vocabulary.ts';
import type { Stepper } from './stepper.svelte.ts';
import { printParams, parseParams, type Params } from '#text/params.ts';

// Imports boards that readers paste into an editor. Loaded on the first paste.

const SENTENCES = {
  'import.empty': 'There is nothing to read; paste a fumen, a board, a scenario line or a link from this site.',
  'import.long':
    'The text has {length} characters; boards are read from up to {most}. Paste one board, line or link alone.',
  'import.state':
    'In {system} these squares are no {piece} in the state that the text names; the text is of another system. Choose that system first.',
  'import.room': 'There is no room for the {piece} on that board. Paste one with more free rows.',
  'import.link': 'The link holds no state of a figure. Copy a link with Share.',
} as const;
const diagnose = diagnoser(SENTENCES);

/** No board, query or fumen is longer. */
const LONGEST = 50_000;

/** Contents of an editor after a paste. */
export interface Taken<E> {
  readonly value: E;
  /** What was done with the text. */
  readonly notes: readonly Note[];
}

/** A query inside a text. */
interface Line {
  readonly text: string;
  /** Its start in the text. */
  readonly start: number;
  /** True if offsets in the query are offsets in the text. Links encode their parameters, so they are not. */
  readonly spelt: 'as there' | 'otherwise';
  /** Length of the query in the text. */
  readonly length: number;
}

function placedIn({ start, spelt, length }: Line, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const placed = ({ span }: Diagnostic) =>
    spelt === 'as there' ? { start: span.start + start, end: span.end + start } : { start, end: start + length };
  return diagnostics.map((diagnostic) => ({ ...diagnostic, span: placed(diagnostic) }));
}

/** Returns the parameters of a state in a link; null if the text contains no link. */
function lineOfLink(text: string, params: readonly string[]): Line | null {
  const [link, start] = [/https?:\/\/\S+/.exec(text)?.[0], text.search(/https?:\/\//)];
  if (link === undefined || !URL.canParse(link)) return null;
  const linked = [...new URL(link).searchParams].filter(([name]) => params.includes(name));
  return { text: printParams(linked), start, spelt: 'otherwise', length: link.length };
}

/** Matches the name of a parameter and its sign. The lookbehind makes the match linear. */
const NAME = /(?<![\w-])[a-z][a-z-]*=/;

/** Finds the query in a text: all of it if every parameter has a value, else the first line with one. */
function lineIn(text: string): Line | null {
  const words = text.trim().split(/\s+/);
  if (words.every((word) => word.includes('='))) return { text, start: 0, spelt: 'as there', length: text.length };
  for (const { 0: line, index } of text.matchAll(/.+/g))
    if (NAME.test(line)) return { text: line, start: index, spelt: 'as there', length: line.length };
  return null;
}

function readFumen(text: string): Result<ReadBoard> {
  const fumen = readFumenBoard(text);
  if (!fumen.ok) return fumen;
  const { rows, piece, pages, fumens, comment, garbage } = fumen.value;
  const notes = [
    ...(pages > 1 ? [note('pages', { pages })] : []),
    ...(fumens > 1 ? [note('fumens', { count: fumens })] : []),
    ...(garbage ? [note('garbage')] : []),
    ...(comment ? [note('comment')] : []),
  ];
  return ok({ rows, piece, after: null, press: null, notes });
}

/** Contents of a board editor: the system, the field and the piece. */
interface Edited {
  readonly system: RotationSystem;
  readonly field: Playfield;
  readonly placement: Placement;
}

/** The placement of a piece by its squares, in its state where the text names one; null where the system has no such placement. */
const placementIn = ({ system, placement }: Edited, { piece, squares, orientation }: ReadPiece): Placement | null =>
  orientation === undefined
    ? placementOn(system.shapes, piece, squares, placement.orientation)
    : placementOf(system.shapes, piece, squares, orientation);

function onBoard<E extends Edited>(edited: E, board: ReadBoard, end: number): Result<Taken<E>> {
  const { system, field: before, placement } = edited;
  const { rows, piece, notes } = board;
  const whole = { start: 0, end };
  const field = playfield({ width: rows[0]!.length, height: before.height, ceiling: before.ceiling, rows });
  const drawn = piece && placementIn(edited, piece);
  if (piece && !drawn) return failed(diagnose('import.state', whole, { piece: piece.piece, system: system.name }));
  const wanted = drawn ?? placement;
  const free = isFree(system, field, wanted)
    ? wanted
    : nearestFree(system, field, wanted.piece, wanted.orientation, wanted.at);
  if (!free) return failed(diagnose('import.room', whole, { piece: wanted.piece }));
  const [columns, up] = [0, 1].map((axis) => Math.abs(free.at[axis]! - wanted.at[axis]!));
  return ok({
    value: { ...edited, field, placement: free },
    notes: [
      ...notes,
      ...(piece ? [] : [note('stayed', { piece: free.piece })]),
      ...(columns || up ? [note('moved', { piece: free.piece, columns: columns!, rows: up! })] : []),
    ],
  });
}

/** How an editor reads and prints its state. */
interface Spelling<E> {
  readonly params: readonly string[];
  readonly read: (query: string) => Result<E>;
}

/** The query of a text, and whether other text stands beside it. */
function queryOf(text: string, params: readonly string[]): Line | null {
  const link = lineOfLink(text, params);
  return link ?? (holdsWrappedBoard(text) ? null : lineIn(text));
}

/** Reads a text from outside: a query, a link or a board, with a piece if the text has one. */
export function readPasted<E>(
  text: string,
  { params, read }: Spelling<E>,
): Result<({ readonly is: 'line' } & Taken<E>) | ({ readonly is: 'board' } & ReadBoard)> {
  const whole = { start: 0, end: text.length };
  if (text.trim() === '') return failed(diagnose('import.empty', whole));
  if (text.length > LONGEST) return failed(diagnose('import.long', whole, { length: text.length, most: LONGEST }));
  const line = holdsFumen(text) ? null : queryOf(text, params);
  if (line?.text === '') return failed(diagnose('import.link', { start: line.start, end: line.start + line.length }));
  if (line) {
    const result = read(line.text);
    const isAlone = line.length === text.trim().length || line.length === text.length;
    return result.ok
      ? ok({ is: 'line', value: result.value, notes: isAlone ? [] : [note('line')] })
      : failed(...placedIn(line, result.diagnostics));
  }
  const board = holdsFumen(text) ? readFumen(text) : readBoard(text);
  return board.ok ? ok({ is: 'board', ...board.value }) : board;
}

/** What a board gives besides field and piece, as an editor without turns takes it. */
export const unused = ({ after, press }: ReadBoard): readonly Note[] => (after || press ? [note('turnUnused')] : []);

/**
 * Imports a text into an editor: a fumen or a plain board replaces field and piece, a query or a link everything. Diagnostics give offsets
 * in the text.
 * @param pressed the editor after the turn that a board comes with; without it the turn is left out
 */
export function imported<E extends Edited>(
  edited: E,
  text: string,
  spelling: Spelling<E>,
  pressed?: (edited: E, board: ReadBoard) => Taken<E>,
): Result<Taken<E>> {
  const pasted = readPasted(text, spelling);
  if (!pasted.ok) return pasted;
  if (pasted.value.is === 'line') return ok(pasted.value);
  const board = onBoard(edited, pasted.value, text.length);
  if (!board.ok) return board;
  const { value, notes } = board.value;
  if (!pressed) return ok({ value, notes: [...notes, ...unused(pasted.value)] });
  const after = pressed(value, pasted.value);
  return ok({ value: after.value, notes: [...notes, ...after.notes] });
}

/** Parameters of queries that contain a rotation, also of comparisons and recordings of buttons. */
export const READ_PARAMS: readonly string[] = ['systems', ...SCENARIO_PARAMS, 'buttons'];

/**
 * Reads a query of another figure through the parameters of this one. Those do not appear in the text, so a diagnostic covers the whole
 * query.
 */
export function readReworded<E>(query: string, params: Params, read: (query: string) => Result<E>): Result<E> {
  const result = read(printParams(params));
  if (result.ok) return result;
  return failed(...result.diagnostics.map((diagnostic) => ({ ...diagnostic, span: { start: 0, end: query.length } })));
}

/**
 * Reads the scenario of a query; of a comparison that of its first system.
 * @param turn the turn if the query contains buttons, because their scene has none
 */
export function readAnyScenario(query: string, turn: Turn): Result<Scenario> {
  const params = parseParams(query);
  if (params.has('systems')) return readReworded(query, firstOf(params), readScenario);
  if (!params.has('buttons')) return readScenario(query);
  const shared = [...params].filter(([name]) => (SCENARIO_PARAMS as readonly string[]).includes(name));
  return readReworded(query, new Map([['turn', turn], ...shared]), readScenario);
}

/** The scenario with the turn that its board comes with: named, or seen from the piece after it. */
function withPress(scenario: Scenario, { press, after }: ReadBoard): Taken<Scenario> {
  const { system, placement } = scenario;
  if (press) {
    const { turn, precedence, floorKicks } = press;
    const memory = { ...FRESH_MEMORY, floorKicks };
    return { value: { ...scenario, turn, precedence, memory }, notes: [note('system', { system: system.name })] };
  }
  if (!after) return { value: scenario, notes: [] };
  const turn = TURNS.find((one) =>
    placementOf(system.shapes, after.piece, after.squares, turned(placement.orientation, one)),
  );
  return turn
    ? { value: { ...scenario, turn }, notes: [note('arrow', { turn })] }
    : { value: scenario, notes: [note('behindArrow')] };
}

/** Imports a text into the editor of a scenario. */
export const importedScenario = (scenario: Scenario, text: string): Result<Taken<Scenario>> =>
  imported(
    { ...scenario, step: null },
    text,
    { params: READ_PARAMS, read: (query) => readAnyScenario(query, scenario.turn) },
    withPress,
  );

/** Shows the scenario of a pasted text in a stepper, as an edit that can be undone. A text that cannot be read changes nothing. */
export function pastedInto(stepper: Pick<Stepper, 'scenario' | 'edits'>, text: string): Result<Taken<Scenario>> {
  const result = importedScenario(stepper.scenario, text);
  if (result.ok) stepper.edits.replace(result.value.value);
  return result;
}
