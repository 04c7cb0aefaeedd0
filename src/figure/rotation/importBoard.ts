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
import { printWords, wordsOf, type Words } from '#text/words.ts';

// Boards from outside: what can be pasted into an editor. Loaded when something is.

const SENTENCES = {
  'import.empty': 'There is nothing to read; paste a fumen, a board, a scenario line or a link from this site.',
  'import.long':
    'The text has {length} characters; boards are read from up to {most}. Paste one board, line or link alone.',
  'import.room': 'There is no room for the {piece} on that board.',
  'import.link': 'The link holds no state of a figure.',
} as const;
const diagnose = diagnoser(SENTENCES);

/** No board, line or fumen of one is longer. */
const LONGEST = 50_000;

interface Pasted {
  readonly rows: readonly string[];
  readonly piece: { readonly piece: Piece; readonly squares: readonly Vec[] } | null;
  /** Pages of the fumen that it is the first of; 1 for rows. */
  readonly pages: number;
}

/** What an editor holds after a text was pasted into it. */
export interface Taken<E> {
  readonly value: E;
  /** Pages of the fumen whose first was taken; 1 for every other text. */
  readonly pages: number;
}

/** A line of words in a text. */
interface Line {
  readonly text: string;
  /** Where it begins in the text. */
  readonly start: number;
  /** Whether places in the line are places in the text; in a link the words are written in another way. */
  readonly spelt: 'as there' | 'otherwise';
  /** The length of what was read in the text. */
  readonly length: number;
}

function placedIn({ start, spelt, length }: Line, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const placed = ({ span }: Diagnostic) =>
    spelt === 'as there' ? { start: span.start + start, end: span.end + start } : { start, end: start + length };
  return diagnostics.map((diagnostic) => ({ ...diagnostic, span: placed(diagnostic) }));
}

/** The words of a state in a link; null where the text holds no link. */
function lineOfLink(text: string, words: readonly string[]): Line | null {
  const [link, start] = [/https?:\/\/\S+/.exec(text)?.[0], text.search(/https?:\/\//)];
  if (link === undefined || !URL.canParse(link)) return null;
  const linked = [...new URL(link).searchParams].filter(([name]) => words.includes(name));
  return { text: printWords(linked), start, spelt: 'otherwise', length: link.length };
}

/** The name of a word and its sign; what is before it is no part of it, so that each letter is looked at once. */
const NAME = /(?<![\w-])[a-z][a-z-]*=/;

/** The line of words in a text: all of it where every word has a value, else the first line in which one has. */
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

/** What an editor of boards holds: whose rules, the field, and the piece on it. */
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

/** How an editor is written in words. */
interface Spelling<E> {
  readonly words: readonly string[];
  readonly read: (line: string) => Result<E>;
}

/** What a text from outside is: what a line of words or a link says, or a board, with a piece where a fumen has one. */
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
 * What an editor holds after a text was pasted into it: a fumen or a plain board changes field and piece, a line of words or a link
 * everything. Diagnostics name their place in the text.
 */
export function imported<E extends Edited>(edited: E, text: string, spelling: Spelling<E>): Result<Taken<E>> {
  const pasted = readPasted(text, spelling);
  if (!pasted.ok) return pasted;
  if (pasted.value.is === 'line') return ok(pasted.value);
  const board = onBoard(edited, pasted.value, text.length);
  return board.ok ? ok({ value: board.value, pages: pasted.value.pages }) : board;
}

/** The words of lines in which a rotation is found: of comparisons and of recordings of buttons too. */
export const READ_WORDS: readonly string[] = ['systems', ...SCENARIO_WORDS, 'buttons'];

/** Reads what a line of another figure says, in words of this one. These stand nowhere, so what is wrong is placed at the whole line. */
export function readReworded<E>(line: string, words: Words, read: (line: string) => Result<E>): Result<E> {
  const result = read(printWords(words));
  if (result.ok) return result;
  return failed(...result.diagnostics.map((diagnostic) => ({ ...diagnostic, span: { start: 0, end: line.length } })));
}

/**
 * A scenario as a line says it; of a comparison that of its first system.
 * @param turn where the line holds buttons: their scene has no turn of its own
 */
export function readAnyScenario(line: string, turn: Turn): Result<Scenario> {
  const words = wordsOf(line);
  if (words.has('systems')) return readReworded(line, firstOf(words), readScenario);
  if (!words.has('buttons')) return readScenario(line);
  const shared = [...words].filter(([name]) => (SCENARIO_WORDS as readonly string[]).includes(name));
  return readReworded(line, new Map([['turn', turn], ...shared]), readScenario);
}

/** A scenario after a text was pasted into its editor. */
export const importedScenario = (scenario: Scenario, text: string): Result<Taken<Scenario>> =>
  imported({ ...scenario, step: null }, text, {
    words: READ_WORDS,
    read: (line) => readAnyScenario(line, scenario.turn),
  });

/** Shows in a stepper what a text from outside holds; the scenario before can be brought back. Nothing changes where it cannot be read. */
export function pastedInto(stepper: Pick<Stepper, 'scenario' | 'edits'>, text: string): Result<Taken<Scenario>> {
  const result = importedScenario(stepper.scenario, text);
  if (result.ok) stepper.edits.replace(result.value.value);
  return result;
}
