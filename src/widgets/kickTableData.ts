import { deadTests, fatesOf, type RotationFates } from '#analysis/deadKicks.ts';
import { kicksOf, rotationsOf, type Ending, type Rotation } from '#analysis/rotations.ts';
import { openWitness, standingWitness } from '#analysis/witness.ts';
import { PIECES, PRECEDENCES, transition, TURNS, type Piece, type Transition, type Turn } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { turnRule } from '#engine/rotate.ts';
import { scenarioWords } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { KickCell, KickRow, KickSection, KickTableData, NeverBecause } from './kickTable.ts';
import { printWords } from './words.ts';

const ORDER: readonly Transition[] = [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS];
const nameOf = ({ from, to }: Rotation): Transition => transition(from, to);
const kicksKey = (system: RotationSystem, rotation: Rotation): string => JSON.stringify(kicksOf(system, rotation));

/** The rotations of each piece that turns, in the order of the published tables. */
function rotationsByPiece(system: RotationSystem): ReadonlyMap<Piece, readonly Rotation[]> {
  const all = rotationsOf(system);
  const ordered = [...all].sort((a, b) => ORDER.indexOf(nameOf(a)) - ORDER.indexOf(nameOf(b)));
  return new Map(PIECES.map((piece) => [piece, ordered.filter((rotation) => rotation.piece === piece)]));
}

/** Pieces that share every row of a system: groups that kick first, larger ones first. Pieces that do not turn are in none. */
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

/** The rotations of one row: where rows go by button side, all that side's turns with the same list; else one turn. */
function rowsOf(system: RotationSystem, rotations: readonly Rotation[]): readonly (readonly Rotation[])[] {
  if (system.kicks.rowBy !== 'precedence') return rotations.map((rotation) => [rotation]);
  return PRECEDENCES.flatMap((side) => {
    const own = rotations.filter(({ precedence }) => precedence === side);
    return [...Map.groupBy(own, (rotation) => kicksKey(system, rotation)).values()];
  });
}

const SHOWN_WORDS: readonly string[] = ['from', 'at', 'turn', 'height', 'board'];

/** A board on which a rotation ends as wanted, on the floor if that can be; as words. */
function boardFor(system: RotationSystem, rotation: Rotation, ending: Ending): string | null {
  const witness = standingWitness(system, rotation, ending) ?? openWitness(system, rotation, ending);
  return witness && printWords(scenarioWords(witness.scenario).filter(([name]) => SHOWN_WORDS.includes(name)));
}

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

/** The board that shows a test best: one on which it wins; else one on which what stands before it does. */
function shownBy(system: RotationSystem, row: readonly RotationFates[], index: number): string | null {
  const winning = row.find((fates) => becauseOf(fates, index) === null);
  if (winning) return boardFor(system, winning.rotation, index + 1);
  const { rotation, tests } = row[0]!;
  const { fate } = tests[index]!;
  return fate.is === 'shadowed'
    ? boardFor(system, rotation, fate.by)
    : (boardFor(system, rotation, 'fail') ?? boardFor(system, rotation, 1));
}

function cellOf(system: RotationSystem, fates: ReadonlyMap<Piece, readonly RotationFates[]>, index: number): KickCell {
  const pieces = [...fates];
  return {
    kick: pieces[0]![1][0]!.tests[index]!.kick,
    never: pieces.filter(([, row]) => row.every((one) => becauseOf(one, index) !== null)).map(([piece]) => piece),
    shows: Object.fromEntries(
      pieces.flatMap(([piece, row]) => {
        const words = shownBy(system, row, index);
        return words === null ? [] : [[piece, words]];
      }),
    ),
  };
}

/** The table of some pieces that share their rows, each with the rotations behind its rows. */
function sectionOf(
  system: RotationSystem,
  pieces: readonly Piece[],
  turns: readonly Turn[],
): { readonly section: KickSection; readonly fates: readonly RotationFates[] } {
  const rotations = rotationsByPiece(system);
  const rowsByPiece = new Map(
    pieces.map((piece) => {
      const shown = rotations.get(piece)!.filter(({ turn }) => turns.includes(turn));
      const rows = rowsOf(system, shown);
      return [piece, rows.map((row) => row.map((rotation) => fatesOf(system, rotation)))] as const;
    }),
  );
  const first = rowsByPiece.get(pieces[0]!)!;
  const rows = first.map((row, index): KickRow => {
    const fates = new Map([...rowsByPiece].map(([piece, own]) => [piece, own[index]!] as const));
    return {
      transitions: row.map(({ rotation }) => nameOf(rotation)),
      precedence: row[0]!.rotation.precedence,
      cells: row[0]!.tests.map((_test, test) => cellOf(system, fates, test)),
    };
  });
  return { section: { pieces, rows }, fates: [...rowsByPiece.values()].flat(2) };
}

/**
 * Everything that a kick table shows of a system: its lists, which entries can never win, and for each entry a board on which it is
 * tried. Asks the analysis, and is therefore made when the site is built.
 * @param groups from `kickGroups`, or some of the pieces of one of those
 * @param turns whose rows are shown: some that the system makes
 */
export function kickTableData(
  system: RotationSystem,
  groups: readonly (readonly Piece[])[],
  turns: readonly Turn[] = TURNS,
): KickTableData {
  const parts = groups.map((pieces) => sectionOf(system, pieces, turns));
  const sections = parts.map(({ section }) => section);
  const cells = sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const dead = parts.flatMap(({ fates }) =>
    fates.flatMap((one) => deadTests(one).map(({ test }) => becauseOf(one, test - 1)!)),
  );
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

/** The pieces that the letters of a `group` name; null when they do not share their rows. */
export function groupNamed(system: RotationSystem, letters: string): readonly Piece[] | null {
  const group = kickGroups(system).find((pieces) => [...letters].every((letter) => pieces.includes(letter as Piece)));
  return letters === '' || !group ? null : group.filter((piece) => letters.includes(piece));
}

/** The groups of which a table of the whole system consists: those that kick, or all when none does. */
export function shownGroups(system: RotationSystem): readonly (readonly Piece[])[] {
  const groups = kickGroups(system);
  const some = groups.filter((group) => kicking(system, group));
  return some.length > 0 ? some : [groups.flat()];
}
