import { parseBoard } from '#engine/boardText.ts';
import { diagnoser, failed, ok, type Diagnostic, type Result } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';
import type { Piece, Placement, Turn } from '#engine/piece.ts';
import { isFree, nearestFree } from '#engine/places.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { SCENARIO_WORDS, type Scenario } from '#engine/scenario.ts';
import { placementOn } from '#engine/placementOf.ts';
import type { RotationSystem } from '#engine/system.ts';
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
  'import.room': 'There is no room for the {piece} on that board.',
  'import.link': 'The link holds no state of a figure.',
} as const;
const diagnose = diagnoser(SENTENCES);

/** No board, query or fumen is longer. */
const LONGEST = 50_000;

interface Pasted {
  readonly rows: readonly string[];
  readonly piece: { readonly piece: Piece; readonly squares: readonly Vec[] } | null;
  /** Number of pages of the fumen; 1 for rows. */
  readonly pages: number;
}

/** Contents of an editor after a paste. */
export interface Taken<E> {
  readonly value: E;
  /** Number of pages of the fumen, of which the first was imported; 1 for other texts. */
  readonly pages: number;
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
function lineOfLink(text: string, words: readonly string[]): Line | null {
  const [link, start] = [/https?:\/\/\S+/.exec(text)?.[0], text.search(/https?:\/\//)];
  if (link === undefined || !URL.canParse(link)) return null;
  const linked = [...new URL(link).searchParams].filter(([name]) => words.includes(name));
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

function readBoard(text: string): Result<Pasted> {
  if (holdsFumen(text)) return readFumenBoard(text);
  const board = parseBoard(text);
  return board.ok ? ok({ rows: board.value, piece: null, pages: 1 }) : board;
}

/** Contents of a board editor: the system, the field and the piece. */
interface Edited {
  readonly system: RotationSystem;
  readonly field: Playfield;
  readonly placement: Placement;
}

function onBoard<E extends Edited>(edited: E, { rows, piece }: Pasted, end: number): Result<E> {
  const { system, field: before, placement } = edited;
  const width = rows[0]!.length;
  const field = playfield({ width, height: before.height, ceiling: before.ceiling, rows });
  const wanted = piece && placementOn(system.shapes, piece.piece, piece.squares, placement.orientation);
  const free =
    wanted && isFree(system, field, wanted)
      ? wanted
      : nearestFree(system, field, piece?.piece ?? placement.piece, placement.orientation, placement.at);
  if (!free) return failed(diagnose('import.room', { start: 0, end }, { piece: piece?.piece ?? placement.piece }));
  return ok({ ...edited, field, placement: free });
}

/** How an editor reads and prints its state. */
interface Spelling<E> {
  readonly words: readonly string[];
  readonly read: (line: string) => Result<E>;
}

/** Reads a text from outside: a query, a link or a board, with a piece if a fumen has one. */
export function readPasted<E>(
  text: string,
  { words, read }: Spelling<E>,
): Result<({ readonly is: 'line' } & Taken<E>) | ({ readonly is: 'board' } & Pasted)> {
  const whole = { start: 0, end: text.length };
  if (text.trim() === '') return failed(diagnose('import.empty', whole));
  if (text.length > LONGEST) return failed(diagnose('import.long', whole, { length: text.length, most: LONGEST }));
  const line = holdsFumen(text) ? null : (lineOfLink(text, words) ?? lineIn(text));
  if (line?.text === '') return failed(diagnose('import.link', { start: line.start, end: line.start + line.length }));
  if (line) {
    const result = read(line.text);
    return result.ok
      ? ok({ is: 'line', value: result.value, pages: 1 })
      : failed(...placedIn(line, result.diagnostics));
  }
  const board = readBoard(text);
  return board.ok ? ok({ is: 'board', ...board.value }) : board;
}

/**
 * Imports a text into an editor: a fumen or a plain board replaces field and piece, a query or a link everything. Diagnostics give offsets
 * in the text.
 */
export function imported<E extends Edited>(edited: E, text: string, spelling: Spelling<E>): Result<Taken<E>> {
  const pasted = readPasted(text, spelling);
  if (!pasted.ok) return pasted;
  if (pasted.value.is === 'line') return ok(pasted.value);
  const board = onBoard(edited, pasted.value, text.length);
  return board.ok ? ok({ value: board.value, pages: pasted.value.pages }) : board;
}

/** Parameters of queries that contain a rotation, also of comparisons and recordings of buttons. */
export const READ_WORDS: readonly string[] = ['systems', ...SCENARIO_WORDS, 'buttons'];

/**
 * Reads a query of another figure through the parameters of this one. Those do not appear in the text, so a diagnostic covers the whole
 * query.
 */
export function readReworded<E>(line: string, words: Params, read: (line: string) => Result<E>): Result<E> {
  const result = read(printParams(words));
  if (result.ok) return result;
  return failed(...result.diagnostics.map((diagnostic) => ({ ...diagnostic, span: { start: 0, end: line.length } })));
}

/**
 * Reads the scenario of a query; of a comparison that of its first system.
 * @param turn the turn if the query contains buttons, because their scene has none
 */
export function readAnyScenario(line: string, turn: Turn): Result<Scenario> {
  const words = parseParams(line);
  if (words.has('systems')) return readReworded(line, firstOf(words), readScenario);
  if (!words.has('buttons')) return readScenario(line);
  const shared = [...words].filter(([name]) => (SCENARIO_WORDS as readonly string[]).includes(name));
  return readReworded(line, new Map([['turn', turn], ...shared]), readScenario);
}

/** Imports a text into the editor of a scenario. */
export const importedScenario = (scenario: Scenario, text: string): Result<Taken<Scenario>> =>
  imported({ ...scenario, step: null }, text, {
    words: READ_WORDS,
    read: (line) => readAnyScenario(line, scenario.turn),
  });

/** Shows the scenario of a pasted text in a stepper, as an edit that can be undone. A text that cannot be read changes nothing. */
export function pastedInto(stepper: Pick<Stepper, 'scenario' | 'edits'>, text: string): Result<Taken<Scenario>> {
  const result = importedScenario(stepper.scenario, text);
  if (result.ok) stepper.edits.replace(result.value.value);
  return result;
}
