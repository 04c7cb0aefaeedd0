import { deadTests, fatesOf, type RotationFates } from '#analysis/deadKicks.ts';
import { arenaOf } from '#analysis/arena.ts';
import type { Budget } from '#analysis/budget.ts';
import { finished, type Job } from '#analysis/job.ts';
import { kicksOf, rotationsOf, type Ending, type Rotation } from '#analysis/rotations.ts';
import { scenarioIn } from '#analysis/scenarioIn.ts';
import { openWitness, standingWitness } from '#analysis/witness.ts';
import { choiceOf } from '#engine/kicks.ts';
import { NO_KEYS, printHeldKeys } from '#engine/heldKeys.ts';
import { PIECES, PRECEDENCES, transition, TURNS, type Piece, type Transition, type Turn } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { turnRule } from '#engine/rotate.ts';
import { scenarioParams, type Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { KickCell, KickRow, KickSection, KickTableData, NeverBecause } from './kickTable.ts';
import { printParams } from '#text/params.ts';

const ORDER: readonly Transition[] = [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS];
const nameOf = ({ from, to }: Rotation): Transition => transition(from, to);
const kicksKey = (system: RotationSystem, rotation: Rotation): string => JSON.stringify(kicksOf(system, rotation));

/** Groups the rotations by piece, in the order of the published tables. */
function rotationsByPiece(system: RotationSystem): ReadonlyMap<Piece, readonly Rotation[]> {
  const all = rotationsOf(system);
  const ordered = [...all].sort((a, b) => ORDER.indexOf(nameOf(a)) - ORDER.indexOf(nameOf(b)));
  return new Map(PIECES.map((piece) => [piece, ordered.filter((rotation) => rotation.piece === piece)]));
}

/** Groups pieces that share every row of a system: groups that kick first, larger ones first. Pieces that do not rotate are left out. */
export function kickGroups(system: RotationSystem): readonly (readonly Piece[])[] {
  const groups = new Map<string, Piece[]>();
  for (const [piece, rotations] of rotationsByPiece(system)) {
    if (rotations.length === 0) continue;
    const key = rotations.map((rotation) => kicksKey(system, rotation)).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const rank = (group: readonly Piece[]): number => group.length + (kicking(system, group) ? PIECES.length : 0);
  return [...groups.values()].sort((a, b) => rank(b) - rank(a));
}

const kicking = (system: RotationSystem, [piece]: readonly Piece[]): boolean =>
  rotationsOf(system).some((rotation) => rotation.piece === piece && kicksOf(system, rotation).length > 1);

/** Returns the rotations of one row: if rows go by button side, all of that side with the same list; else one. */
function rowsOf(system: RotationSystem, rotations: readonly Rotation[]): readonly (readonly Rotation[])[] {
  if (system.kicks.rowBy !== 'precedence') return rotations.map((rotation) => [rotation]);
  return PRECEDENCES.flatMap((side) => {
    const own = rotations.filter(({ precedence }) => precedence === side);
    return [...Map.groupBy(own, (rotation) => kicksKey(system, rotation)).values()];
  });
}

const SHOWN_PARAMS: readonly string[] = ['from', 'at', 'turn', 'held', 'height', 'board'];

const boardQuery = (scenario: Scenario): string =>
  printParams(scenarioParams(scenario).filter(([name]) => SHOWN_PARAMS.includes(name)));

function becauseOf({ tests }: RotationFates, index: number): NeverBecause | null {
  const { fate } = tests[index]!;
  switch (fate.is) {
    case 'can win':
      return null;
    case 'shadowed':
      return fate.by === 1 ? 'basic' : 'earlier';
    case 'refused':
      return 'refused';
  }
}

/** One piece in one cell, with the rotations of the row. */
interface Place {
  readonly row: readonly Rotation[];
  /** The test, from 0. */
  readonly index: number;
}

/** Lists the outcomes whose boards show a test best: the test wins, or what happens in its place, an earlier test or a failure first. */
function witnessesFor({ row, index }: Place, fates: ReadonlyMap<Rotation, RotationFates>) {
  const known = row.map((rotation) => fates.get(rotation));
  const winning = row.find((_rotation, place) => known[place] && becauseOf(known[place], index) === null);
  const open = row.find((_rotation, place) => !known[place]);
  const own = winning ?? open;
  if (own) return [{ rotation: own, ending: index + 1 }];
  const rotation = row[0]!;
  const { tests } = known[0]!;
  const { fate } = tests[index]!;
  const others = tests.filter(({ fate }) => fate.is === 'can win').map(({ test }) => test);
  const endings = new Set<Ending>([...(fate.is === 'shadowed' ? [fate.by] : []), 'fail', ...others]);
  return Array.from(endings, (ending) => ({ rotation, ending }));
}

/** Searches a board for a place, on the floor if possible. There are fewer candidates far from it. */
function boardFor(
  system: RotationSystem,
  place: Place,
  fates: ReadonlyMap<Rotation, RotationFates>,
  floor: 'preferred' | 'ignored',
  budget: Budget,
): string | null {
  for (const { rotation, ending } of witnessesFor(place, fates)) {
    const standing = floor === 'ignored' ? null : standingWitness(system, rotation, ending, budget);
    const found = standing ?? openWitness(system, rotation, ending, budget);
    if (found) return boardQuery(found.scenario);
  }
  return null;
}

/**
 * Returns the job that computes a kick table: its lists, the entries that can never win, and a board for each entry.
 * @param groups from `kickGroups`, or some of the pieces of one of those
 * @param turns the turns of the rows, out of those of the system
 */
export function kickTableJob(
  system: RotationSystem,
  groups: readonly (readonly Piece[])[],
  turns: readonly Turn[] = TURNS,
): Job<KickTableData> {
  const rotations = rotationsByPiece(system);
  /** Rotations of each piece, by group and row. */
  const sections = groups.map((pieces) => {
    const own = pieces.map((piece) => {
      const shown = rotations.get(piece)!.filter(({ turn }) => turns.includes(turn));
      return rowsOf(system, shown);
    });
    const rows = own[0]!.map((_row, index) => new Map(pieces.map((piece, at) => [piece, own[at]![index]!])));
    return { pieces, rows };
  });
  const allRows = sections.flatMap(({ rows }) => rows.flatMap((row) => [...row.values()]));
  const places = allRows.flatMap((row) => kicksOf(system, row[0]!).map((_kick, index): Place => ({ row, index })));

  const fates = new Map<Rotation, RotationFates>();
  const boards = new Map<string, string | null>();
  const keyOf = ({ row, index }: Place): string => `${allRows.indexOf(row)} ${index}`;

  const empties = new Map<Rotation, string>();
  /** An empty board replaces an unknown one, so that the stepper still draws the kick. */
  function empty(rotation: Rotation): string {
    const query = empties.get(rotation) ?? boardQuery(scenarioIn(system, rotation, arenaOf(system, rotation), []));
    empties.set(rotation, query);
    return query;
  }

  function cellOf(row: ReadonlyMap<Piece, readonly Rotation[]>, index: number): KickCell {
    const pieces = [...row].map(([piece, own]) => ({ piece, own, board: boards.get(keyOf({ row: own, index })) }));
    const known = (own: readonly Rotation[]) => own.map((rotation) => fates.get(rotation));
    const notLookedAt = pieces.filter(
      ({ own, board }) => board === undefined || (board === null && known(own).includes(undefined)),
    );
    const first = pieces[0]!.own[0]!;
    return {
      kick: kicksOf(system, first)[index]!,
      never: pieces
        .filter(({ own }) => known(own).every((one) => one && becauseOf(one, index) !== null))
        .map(({ piece }) => piece),
      shows: Object.fromEntries(
        pieces.flatMap(({ piece, own, board }) => {
          const query = board === undefined ? empty(own[0]!) : board;
          return query === null ? [] : [[piece, query]];
        }),
      ),
      ...(notLookedAt.length > 0 ? { notLookedAt: notLookedAt.map(({ piece }) => piece) } : {}),
    };
  }

  return {
    parts: [
      ...allRows.flat().map((rotation) => (budget: Budget) => {
        fates.set(rotation, fatesOf(system, rotation, budget));
      }),
      ...(['preferred', 'ignored'] as const).flatMap((floor) =>
        places.map((place) => (budget: Budget) => {
          const key = keyOf(place);
          if (!boards.has(key)) boards.set(key, boardFor(system, place, fates, floor, budget));
        }),
      ),
    ],
    value: () => tableOf(system, sections, cellOf, [...fates.values()]),
  };
}

/** Which list a row is, where a condition chooses among several. */
function listIn(system: RotationSystem, { list = 0 }: Rotation): Pick<KickRow, 'list'> {
  const choice = choiceOf(system);
  if (!choice) return {};
  return {
    list: { name: `${choice.name}.${choice.cases[list]!}`, held: printHeldKeys(choice.keys?.[list] ?? NO_KEYS) },
  };
}

function tableOf(
  system: RotationSystem,
  parts: readonly {
    readonly pieces: readonly Piece[];
    readonly rows: readonly ReadonlyMap<Piece, readonly Rotation[]>[];
  }[],
  cellOf: (row: ReadonlyMap<Piece, readonly Rotation[]>, index: number) => KickCell,
  fates: readonly RotationFates[],
): KickTableData {
  const sections = parts.map(({ pieces, rows }): KickSection => ({
    pieces,
    rows: rows.map((row): KickRow => {
      const first = row.get(pieces[0]!)!;
      return {
        transitions: first.map(nameOf),
        precedence: first[0]!.precedence,
        ...listIn(system, first[0]!),
        cells: kicksOf(system, first[0]!).map((_kick, index) => cellOf(row, index)),
      };
    }),
  }));
  const cells = sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const dead = fates.flatMap((one) => deadTests(one).map(({ test }) => becauseOf(one, test - 1)!));
  const reasons = new Set(cells.some(({ never }) => never.length > 0) ? dead : []);
  const { kicks } = system;
  return {
    system: { id: system.id, name: system.name },
    datum: kicks.datum,
    sections,
    tests: Math.max(...sections.flatMap(({ rows }) => rows.map((row) => row.cells.length))),
    reach: Math.max(2, ...cells.flatMap(({ kick }) => kick.map(Math.abs))),
    carriedOut: Object.fromEntries(
      TURNS.map((turn) => {
        const rule = turnRule(system, sections[0]!.pieces[0]!, turn);
        return [turn, rule.is === 'made' ? turn : rule.is === 'becomes' ? rule.turn : null];
      }),
    ) as unknown as KickTableData['carriedOut'],
    natural: kicks.rowBy === 'precedence' ? kicks.natural : null,
    never: (['basic', 'earlier', 'refused'] as const).filter((reason) => reasons.has(reason)),
  };
}

/** Returns the complete table, for the build and published systems. */
export const kickTableData = (
  system: RotationSystem,
  groups: readonly (readonly Piece[])[],
  turns: readonly Turn[] = TURNS,
): KickTableData => finished(kickTableJob(system, groups, turns));

/** Returns the pieces named by the letters of a `group`; null if they do not share their rows. */
export function groupNamed(system: RotationSystem, letters: string): readonly Piece[] | null {
  const group = kickGroups(system).find((pieces) => [...letters].every((letter) => pieces.includes(letter as Piece)));
  return letters === '' || !group ? null : group.filter((piece) => letters.includes(piece));
}

/** Returns the groups in a table of the whole system: those that kick, or all if none does. */
export function shownGroups(system: RotationSystem): readonly (readonly Piece[])[] {
  const groups = kickGroups(system);
  const some = groups.filter((group) => kicking(system, group));
  return some.length > 0 ? some : [groups.flat()];
}
