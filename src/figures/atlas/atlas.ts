import { NOT_LOOKED_AT } from '#analysis/job.ts';
import type { Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, type Piece, type Transition } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { mirrorPiece, mirrorScenario, mirrorTransition } from '#engine/mirror.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { ownRows } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { ENTRY_SEPARATOR, NO_BOARD_YET, PART_SEPARATOR, type AtlasData } from './atlasText.ts';

// The browser reads the atlas as text and mirrors its rows.

export type BoardChoice = 'fewest' | 'standing';

export interface AtlasState {
  readonly system: string;
  readonly piece: Piece;
  readonly directions: 'clockwise' | 'both';
  /** `fewest` has the fewest blocks of all boards; `standing` has a stack on the floor, and the piece can reach its start. */
  readonly boards: BoardChoice;
}

/** One outcome of a turn, with a smallest board for it. */
export interface AtlasCell {
  /** The number of the winning test, or `fail`. */
  readonly ending: number | 'fail';
  readonly kick: Vec | null;
  /** Why the outcome never happens: an earlier test fits whenever this one does, a rule refuses it, or some test always fits. */
  readonly never: { readonly is: 'shadowed'; readonly by: number } | { readonly is: 'refused' | 'cannot fail' } | null;
  readonly boards: Readonly<Record<BoardChoice, Scenario | null>>;
  /** What a stopped analysis left open: whether the outcome is possible, and its boards. */
  readonly notLookedAt: readonly ('fate' | BoardChoice)[];
}

export interface AtlasRow {
  readonly transition: Transition;
  /** True if the row was derived from the mirrored piece. */
  readonly from: 'computed' | 'mirrored';
  readonly cells: readonly AtlasCell[];
}

function neverOf(text: string): AtlasCell['never'] {
  if (text === 'can win' || text === 'can fail' || text === NOT_LOOKED_AT) return null;
  const [is, by] = text.split(' ');
  if (is === 'shadowed') return { is, by: Number(by) };
  return { is: text === 'refused' ? 'refused' : 'cannot fail' };
}

/** The scenario of a row; the piece, its orientation and the turn come from the row's position. */
function scenarioOf(system: string, piece: Piece, name: Transition, board: string): Scenario | null {
  if (board === '' || board === NO_BOARD_YET) return null;
  const [from, to] = endsOf(name);
  const read = readScenario(`system=${system} piece=${piece} from=${from} turn=${turnBetween(from, to)} ${board}`);
  if (!read.ok) throw new Error(`the atlas has a board that cannot be read: ${board}`);
  return read.value;
}

/** Returns the kicks of all tests of a turn on an empty board. */
function kicksOf(system: string, piece: Piece, name: Transition): RotationTrace['tests'] {
  const scenario = scenarioOf(system, piece, name, 'at=3,9 board=..........');
  return scenario ? traceOf(scenario).tests : [];
}

function computedRows({ texts, places }: AtlasData, system: string, piece: Piece): readonly AtlasRow[] {
  const text = texts[places[`${system} ${piece}`] ?? -1] ?? '';
  const rows = new Map<Transition, AtlasCell[]>();
  for (const line of text.split(ENTRY_SEPARATOR)) {
    const [name, ending, fate, fewest, standing] = line.split(PART_SEPARATOR);
    if (name === undefined || fate === undefined) continue;
    const of = name as Transition;
    const number = Number(ending);
    rows.set(of, [
      ...(rows.get(of) ?? []),
      {
        ending: ending === 'fail' ? 'fail' : number,
        kick: kicksOf(system, piece, of)[number - 1]?.kick ?? null,
        never: neverOf(fate),
        boards: {
          fewest: scenarioOf(system, piece, of, fewest ?? ''),
          standing: scenarioOf(system, piece, of, standing ?? ''),
        },
        notLookedAt: [
          ...(fate === NOT_LOOKED_AT ? (['fate'] as const) : []),
          ...(fewest === NO_BOARD_YET ? (['fewest'] as const) : []),
          ...(standing === NO_BOARD_YET ? (['standing'] as const) : []),
        ],
      },
    ]);
  }
  return [...rows].map(([name, cells]) => ({ transition: name, from: 'computed', cells }));
}

const mirrored = (scenario: Scenario | null): Scenario | null => scenario && mirrorScenario(scenario);

function mirroredRow({ transition, cells }: AtlasRow): AtlasRow {
  return {
    transition: mirrorTransition(transition),
    from: 'mirrored',
    cells: cells.map((cell) => ({
      ...cell,
      kick: cell.kick && [0 - cell.kick[0], cell.kick[1]],
      boards: { fewest: mirrored(cell.boards.fewest), standing: mirrored(cell.boards.standing) },
    })),
  };
}

const isCounter = (name: Transition): boolean => turnBetween(...endsOf(name)) === 'ccw';

/** Whether the counter-clockwise turns of a piece follow from the clockwise turns of its mirror image. */
export const obeysMirror = (system: string, piece: Piece): boolean =>
  systemById(system)?.mirror.includes(piece) === true;

/** Returns the rows that a figure shows. */
export function atlasRows(data: AtlasData, { system, piece, directions }: AtlasState): readonly AtlasRow[] {
  const own = computedRows(data, system, piece);
  const clockwise = own.filter(({ transition }) => !isCounter(transition));
  if (directions === 'clockwise') return clockwise;
  if (!obeysMirror(system, piece)) return own;
  const images = computedRows(data, system, mirrorPiece(piece))
    .filter(({ transition }) => turnBetween(...endsOf(transition)) === 'cw')
    .map(mirroredRow);
  const order = (row: AtlasRow): number => endsOf(row.transition)[0];
  return ORIENTATIONS.flatMap((from) => [...clockwise, ...images].filter((row) => order(row) === from));
}

const isKnownToHappen = ({ never, notLookedAt }: AtlasCell): boolean => never === null && !notLookedAt.includes('fate');

export interface AtlasCount {
  /** Number of tests after the first. */
  readonly kicks: number;
  /** Number of tests that win on some board. */
  readonly possible: number;
  /** Number of tests that win on a board that stands on the floor and that the piece can reach. */
  readonly useful: number;
  /** Number of turns that can fail, and of all turns. */
  readonly canFail: number;
  readonly turns: number;
  /** Number of outcomes that were not searched to the end. If there are any, the other counts are lower bounds. */
  readonly notLookedAt: number;
}

export function countOf(rows: readonly AtlasRow[]): AtlasCount {
  const kicks = rows.flatMap(({ cells }) => cells.filter(({ ending }) => ending !== 'fail' && ending > 1));
  const fails = rows.flatMap(({ cells }) => cells.filter(({ ending }) => ending === 'fail'));
  return {
    kicks: kicks.length,
    possible: kicks.filter(isKnownToHappen).length,
    useful: kicks.filter(({ boards }) => boards.standing !== null).length,
    canFail: fails.filter(isKnownToHappen).length,
    turns: rows.length,
    notLookedAt: rows.flatMap(({ cells }) => cells).filter((cell) => cell.notLookedAt.length > 0).length,
  };
}

/** Whether the boards of a system's piece are known. Those of readers' tables are computed on request. */
export const isComputed = ({ places }: AtlasData, { system, piece }: Pick<AtlasState, 'system' | 'piece'>): boolean =>
  places[`${system} ${piece}`] !== undefined;

/** Merges two atlases. */
export function joinedAtlas(one: AtlasData, other: AtlasData): AtlasData {
  const moved = Object.entries(other.places).map(([name, place]) => [name, place + one.texts.length] as const);
  return {
    systems: one.systems,
    texts: [...one.texts, ...other.texts],
    places: { ...one.places, ...Object.fromEntries(moved) },
  };
}

/** Returns the fields of a figure with these systems; `expect` is `14 of 16 useful`. */
export const atlasSpec = (data: AtlasData): FigureSpec<AtlasState> => ({
  fields: {
    system: {
      ...systemId,
      read: (id) => (data.systems.some((own) => own.id === id) || ownRows(id).length > 0 ? systemId.read(id) : null),
      allowed: data.systems.map(({ id }) => id).join(', '),
    },
    piece: oneOf(PIECES),
    directions: oneOf(['clockwise', 'both']),
    boards: oneOf(['fewest', 'standing']),
  },
  standard: { system: data.systems[0]!.id, piece: 'T', directions: 'clockwise', boards: 'fewest' },
  outcome: (state) => {
    const { useful, kicks } = countOf(atlasRows(data, state));
    return `${useful} of ${kicks} useful`;
  },
});

/** Returns the parameters that show a board in a stepper; null without a board. */
export const stepperQuery = (scenario: Scenario | null, ending: AtlasCell['ending']): string | null => {
  if (!scenario) return null;
  const last = traceOf(scenario).tests.length + 1;
  return printScenario({ ...scenario, step: ending === 'fail' ? last : ending });
};
