import { parseBoard, printBoard } from './boardText.ts';
import { diagnose, failed, ok, type Diagnostic, type Result, type Span } from './diagnostics.ts';
import type { Vec } from './geometry.ts';
import { NO_KEYS, printHeldKeys, readHeldKeys, type HeldKeys } from './heldKeys.ts';
import { FRESH_MEMORY, type Memory } from './memory.ts';
import { ownEntry } from './ownEntry.ts';
import {
  PIECES,
  PRECEDENCES,
  TURNS,
  type Orientation,
  type Piece,
  type Placement,
  type Precedence,
  type Turn,
} from './piece.ts';
import { obstacleAt, playfield, type Playfield } from './playfield.ts';
import { fieldFor } from './rotate.ts';
import { NEEDED_PARAMS, SCENARIO_NUMBERS, SCENARIO_PARAMS, type ScenarioParam } from './scenarioParams.ts';
import { minosOf } from './shapes.ts';
import type { RotationSystem } from './system.ts';

export { SCENARIO_PARAMS, type ScenarioParam };

/** Everything a rotation needs, and the step at which it is shown. One line of text: see `printScenario`. */
export const QUESTIONS = ['winner'] as const;
export type ScenarioQuestion = (typeof QUESTIONS)[number];

/** Everything that a rotation needs, and the step at which a figure shows it. One line of text holds all of it. */
export interface Scenario {
  readonly system: RotationSystem;
  /** Names of other readings, sorted. */
  readonly readings: readonly string[];
  readonly field: Playfield;
  readonly placement: Placement;
  readonly turn: Turn;
  /** Null: the natural side of the turn. */
  readonly precedence: Precedence | null;
  /** Keys held during the turn; only systems whose kicks lean towards them read it. */
  readonly heldKeys: HeldKeys;
  readonly memory: Memory;
  /** What a reader is asked before the figure says it: which test wins. Left out where nothing is asked. */
  readonly ask?: ScenarioQuestion;
  /** 0 start, n test n, one more the outcome; null where nobody has chosen. */
  readonly step: number | null;
}

/** What a scenario may name: the systems, and how a system is taken under other readings. */
export interface ScenarioVocabulary {
  readonly systems: readonly Pick<RotationSystem, 'id'>[];
  /** Also systems that are not listed but can be named all the same, as those that readers make. */
  readonly systemById: (id: string) => RotationSystem | undefined;
  /** What is wrong with the id of such a system, `start` being where it begins; null where it is not meant as one. */
  readonly systemFault?: (id: string, start: number) => Diagnostic | null;
  readonly withReadings: (system: RotationSystem, names: readonly string[]) => RotationSystem;
}

interface PlacedParam {
  readonly value: string;
  readonly span: Span;
}

/** Every spelling of an orientation. */
export const ORIENTATION_WORDS: Readonly<Record<string, Orientation>> = {
  '0': 0, '1': 1, '2': 2, '3': 3, R: 1, L: 3, N: 0, E: 1, S: 2, W: 3,
}; // prettier-ignore

/** Splits a scenario line into its parameters; values hold no blanks. */
function splitParams(line: string): Result<ReadonlyMap<ScenarioParam, PlacedParam>> {
  const params = new Map<ScenarioParam, PlacedParam>();
  const diagnostics: Diagnostic[] = [];
  for (const match of line.matchAll(/\S+/g)) {
    const text = match[0];
    const start = match.index;
    const equals = text.indexOf('=');
    const name = equals < 0 ? text : text.slice(0, equals);
    const span = { start, end: start + text.length };
    if (equals < 0) diagnostics.push(diagnose('scenario.word', span, { found: text }));
    else if (!isParam(name)) diagnostics.push(unknownParam(name, { start, end: start + equals }));
    else if (params.has(name)) diagnostics.push(diagnose('scenario.twice', span, { found: name }));
    else params.set(name, { value: text.slice(equals + 1), span: { start: start + equals + 1, end: span.end } });
  }
  return diagnostics.length > 0 ? failed(...diagnostics) : ok(params);
}

const isParam = (name: string): name is ScenarioParam => (SCENARIO_PARAMS as readonly string[]).includes(name);

const unknownParam = (found: string, span: Span): Diagnostic =>
  diagnose('scenario.unknown', span, { found, allowed: SCENARIO_PARAMS.join(', ') });

const oneOf = <T extends string>(allowed: readonly T[], text: string): T | undefined =>
  allowed.find((item) => item === text);

const wholeNumber = (text: string, [least, most]: readonly [number, number]): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

/** Reads checked parameters into a scenario. Reports every wrong one, not only the first. */
function readParams(
  params: ReadonlyMap<ScenarioParam, PlacedParam>,
  vocabulary: ScenarioVocabulary,
  end: number,
): Result<Scenario> {
  const diagnostics: Diagnostic[] = [];
  const read = <T>(
    name: ScenarioParam,
    parse: (text: string) => T | undefined,
    wrong: (word: PlacedParam) => Diagnostic,
  ): T | undefined => {
    const word = params.get(name);
    if (!word) return undefined;
    const value = parse(word.value);
    if (value === undefined) diagnostics.push(wrong(word));
    return value;
  };
  const wrong =
    (code: 'piece' | 'from' | 'turn' | 'at' | 'precedence' | 'held' | 'floorkicks' | 'height' | 'ask' | 'step') =>
    ({ value, span }: PlacedParam): Diagnostic =>
      diagnose(`scenario.${code}`, span, { found: value });

  for (const name of NEEDED_PARAMS) {
    if (!params.has(name))
      diagnostics.push(diagnose('scenario.missing', { start: end, end }, { name, needed: NEEDED_PARAMS.join(', ') }));
  }
  const base = read(
    'system',
    vocabulary.systemById,
    ({ value, span }) =>
      vocabulary.systemFault?.(value, span.start) ??
      diagnose('scenario.system', span, {
        found: value,
        allowed: vocabulary.systems.map((system) => system.id).join(', '),
      }),
  );
  const piece = read('piece', (text) => oneOf<Piece>(PIECES, text), wrong('piece'));
  const from = read('from', (text) => ownEntry(ORIENTATION_WORDS, text), wrong('from'));
  const turn = read('turn', (text) => oneOf<Turn>(TURNS, text), wrong('turn'));
  const precedence = read('precedence', (text) => oneOf<Precedence>(PRECEDENCES, text), wrong('precedence'));
  const heldKeys = read('held', readHeldKeys, wrong('held'));
  const floorKicks = read('floorkicks', (text) => wholeNumber(text, SCENARIO_NUMBERS.floorkicks), wrong('floorkicks'));
  const visible = read('height', (text) => wholeNumber(text, SCENARIO_NUMBERS.height), wrong('height'));
  const ask = read('ask', (text) => oneOf<ScenarioQuestion>(QUESTIONS, text), wrong('ask'));
  const step = read('step', (text) => wholeNumber(text, SCENARIO_NUMBERS.step), wrong('step'));
  const at = read(
    'at',
    (text): Vec | undefined => {
      const match = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(text);
      return match ? [Number(match[1]), Number(match[2])] : undefined;
    },
    wrong('at'),
  );

  const readingsParam = params.get('readings');
  const readings = readingsParam ? readingsParam.value.split(',').filter((name) => name !== '') : [];
  if (base && readingsParam) {
    let start = readingsParam.span.start;
    for (const name of readingsParam.value.split(',')) {
      if (name !== '' && !Object.hasOwn(base.readings, name)) {
        const known = Object.keys(base.readings);
        const allowed = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none';
        diagnostics.push(
          diagnose('scenario.reading', { start, end: start + name.length }, { found: name, system: base.id, allowed }),
        );
      }
      start += name.length + 1;
    }
  }

  const boardParam = params.get('board');
  const board = boardParam ? parseBoard(boardParam.value, boardParam.span.start) : null;
  if (board && !board.ok) diagnostics.push(...board.diagnostics);

  if (diagnostics.length > 0 || !base || !piece || from === undefined || !turn || !at || !board?.ok)
    return failed(...diagnostics);

  const system = vocabulary.withReadings(base, readings);
  const field = playfield({ width: board.value[0]!.length, height: visible ?? system.field.height, rows: board.value });
  const placement: Placement = { piece, orientation: from, at };
  const limited = fieldFor(system, field);
  for (const [x, y] of minosOf(system.shapes, placement)) {
    const kind = obstacleAt(limited, x, y);
    if (kind) {
      const { span } = params.get('at')!;
      return failed(diagnose('scenario.overlap', span, { piece, kind, column: x + 1, row: y + 1 }));
    }
  }
  return ok({
    system,
    readings: [...new Set(readings)].sort(),
    field,
    placement,
    turn,
    precedence: precedence ?? null,
    heldKeys: heldKeys ?? NO_KEYS,
    memory: floorKicks ? { ...FRESH_MEMORY, floorKicks } : FRESH_MEMORY,
    ...(ask ? { ask } : {}),
    step: step ?? null,
  });
}

/** Reads a scenario line: `name=value` parameters in any order, separated by blanks. */
export function parseScenario(line: string, vocabulary: ScenarioVocabulary): Result<Scenario> {
  const params = splitParams(line);
  return params.ok ? readParams(params.value, vocabulary, line.length) : params;
}

/**
 * Reads a scenario from separate values (attributes, URL parameters, props). Names that are no parameters of a scenario are left to the
 * caller. Spans count within the line that `name=value` parameters in the given order would make.
 */
export function scenarioFromParams(
  values: Iterable<readonly [name: string, value: string]>,
  vocabulary: ScenarioVocabulary,
): Result<Scenario> {
  const params = new Map<ScenarioParam, PlacedParam>();
  let end = 0;
  for (const [name, value] of values) {
    if (!isParam(name)) continue;
    const start = end + name.length + 1 + (end > 0 ? 1 : 0);
    end = start + value.length;
    params.set(name, { value, span: { start, end } });
  }
  return readParams(params, vocabulary, end);
}

/** The parameters of a scenario in printing order; those that only say the default are left out. */
export function scenarioParams(scenario: Scenario): readonly (readonly [ScenarioParam, string])[] {
  const { system, readings, field, placement, turn, precedence, heldKeys, memory, ask, step } = scenario;
  const params: Record<ScenarioParam, string | null> = {
    system: system.id,
    readings: readings.length > 0 ? readings.join(',') : null,
    piece: placement.piece,
    from: String(placement.orientation),
    at: placement.at.join(','),
    turn,
    precedence,
    held: heldKeys.length > 0 ? printHeldKeys(heldKeys) : null,
    floorkicks: memory.floorKicks > 0 ? String(memory.floorKicks) : null,
    height: field.height === system.field.height ? null : String(field.height),
    board: printBoard(field, '/'),
    ask: ask ?? null,
    step: step === null ? null : String(step),
  };
  return SCENARIO_PARAMS.flatMap((name) => (params[name] === null ? [] : [[name, params[name]] as const]));
}

/**
 * Writes a scenario as one line of text. `readScenario` of `wallkick/systems` reads it again.
 * @example
 * import { printScenario } from 'wallkick';
 * import { readScenario } from 'wallkick/systems';
 *
 * const read = readScenario('board=.......... turn=cw at=3,0 from=R piece=T system=srs-guideline');
 * if (read.ok) printScenario(read.value); // → 'system=srs-guideline piece=T from=1 at=3,0 turn=cw board=..........'
 */
export const printScenario = (scenario: Scenario): string =>
  scenarioParams(scenario)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
