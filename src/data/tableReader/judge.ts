import { PIECES, type Piece, type Precedence, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { alike, candidatesOf, isHalf, TURN_NAMES, type Turns } from './catalogue.ts';
import { AXES, type Axes, type Convention, type EntryTable, type First } from './conventions.ts';
import { differencesFrom, type Difference } from './differences.ts';
import { bestFit, fitsOf, hasHalfTurns, nearestTo, isSingle, isZero, tableOf, type Fit, type Ranked } from './fits.ts';
import type { Row } from './row.ts';
import { asymmetries } from './symmetry.ts';
import type { TurnReading } from './rowLayouts/reading.ts';
import type { Division, TableGroup } from './tables.ts';

/** The quarter turns or the half turns of some pieces, and how near they are to systems. */
export interface TurnPart {
  readonly pieces: readonly Piece[];
  readonly side: Precedence | null;
  readonly turns: Turns;
  readonly convention: Convention;
  readonly reading: TurnReading;
  readonly first: First;
  /** Quarter and half turns that were read together. */
  readonly table: EntryTable;
  readonly rows: readonly Row[];
  /** Every system that fits equally well; none where no system is near to half turns. */
  readonly nearest: readonly RotationSystem[];
  readonly entries: number;
  /** Where it differs from the first of them. */
  readonly differences: readonly Difference[];
  /** Turns of those pieces that are not in the text. */
  readonly missing: readonly Transition[];
  /** It agrees with every system: one vector a row, or zeros alone. */
  readonly tellsNothing: boolean;
  /** Other orders of the rows that fit equally well. */
  readonly others: readonly TurnReading[];
  /** Entries that break a symmetry that the other entries keep. */
  readonly asymmetries: readonly Difference[];
}

/** A convention with the systems that fit under it, and how the rows of the first group are read. */
export interface ConventionReading extends Convention {
  readonly rows: TurnReading;
  readonly nearest: readonly RotationSystem[];
}

export interface Judgement {
  /** The convention of the text. */
  readonly convention: Convention;
  /** Every system that the quarter turns of all parts together fit equally well. */
  readonly nearest: readonly RotationSystem[];
  /** Conventions that fit as well as the first. */
  readonly readings: readonly ConventionReading[];
  /** Quarter turns and half turns of each group of pieces. */
  readonly parts: readonly TurnPart[];
  /** Rows that are in no part. */
  readonly left: readonly Row[];
  /** Entries that differ, and those of rows that are in no table. */
  readonly cost: number;
  /** Whether the names of the pieces stand over each other's rows. */
  readonly isExchanged: boolean;
}

const NEGLIGIBLE = 0.5;
/** Totals are equal where they differ only by how rare a reading is. */
const isEqual = (a: number, b: number): boolean => Math.floor(a + NEGLIGIBLE) === Math.floor(b + NEGLIGIBLE);

const countOf = ({ codes }: Fit, turns: Turns): number =>
  codes.reduce(
    (sum, row, index) => (row && isHalf(TURN_NAMES[index]!) === (turns === 'half') ? sum + row.length : sum),
    0,
  );

/** Half turns are often a game's own, and some of their kicks are in every game. So are rows of one vector. */
const NEAR_HALVES = 1 / 3;

function partOf(fit: Fit, turns: Turns, systems: readonly RotationSystem[]): TurnPart {
  const { group, pieces, reading, first, axes } = fit;
  const table = tableOf(fit);
  const names = turns === 'quarter' ? QUARTER_TRANSITIONS : HALF_TRANSITIONS;
  const own = new Map([...table].filter(([name]) => isHalf(name) === (turns === 'half')));
  const base = { pieces, side: group.side, turns, table };
  const entries = countOf(fit, turns);
  const differences = systems.length > 0 ? differencesFrom(systems[0]!, base) : [];
  const isFar = differences.length > entries * NEAR_HALVES;
  const tellsNothing = isZero(own) || (isSingle(own) && isFar);
  const isOwn = turns === 'half' && (tellsNothing || isFar);
  return {
    ...base,
    rows: group.rows,
    reading,
    first,
    convention: {
      ...axes,
      kind: reading.kind,
      datum: reading.kind === 'offsets' || first === 'from true rotation' ? 'true' : 'basic',
    },
    nearest: isOwn ? [] : systems,
    entries,
    differences: isOwn ? [] : differences,
    missing: names.filter((name) => !table.has(name)),
    tellsNothing,
    others: [],
    asymmetries: isOwn && !tellsNothing ? asymmetries(base) : [],
  };
}

/** Entries of a fit, quarter and half turns, that are not those of a system. */
const totalCost = (fit: Fit, system: RotationSystem): number =>
  (['quarter', 'half'] as const).reduce((sum, turns) => {
    const { cost } = nearestTo(fit, turns, [system]);
    return Number.isFinite(cost) ? sum + cost : sum;
  }, 0);

/** A part with the other orders in which its rows fit equally well. */
function withOthers(part: TurnPart, fit: Fit): TurnPart {
  const [system] = part.nearest;
  if (!system || part.tellsNothing || fit.group.readings.length === 1) return part;
  const least = totalCost(fit, system);
  const alike = fitsOf(fit.group, fit.axes).filter(
    (own) =>
      own.reading !== fit.reading &&
      own.first === fit.first &&
      own.pieces === fit.pieces &&
      countOf(own, part.turns) === part.entries &&
      totalCost(own, system) === least,
  );
  return { ...part, others: alike.map(({ reading }) => reading) };
}

interface Joint {
  readonly axes: Axes;
  readonly systems: readonly RotationSystem[];
  readonly fits: readonly Fit[];
  readonly total: number;
}

/** The best fit of each group, axes and kind of system, made once for all divisions of a text. */
type Best = (group: TableGroup, axes: Axes, kind: number) => Ranked | null;

function bestFits(kinds: readonly (readonly RotationSystem[])[]): Best {
  const known = new Map<TableGroup, Map<Axes, readonly (Ranked | null)[]>>();
  return (group, axes, kind) => {
    const ofGroup = known.get(group) ?? new Map<Axes, readonly (Ranked | null)[]>();
    known.set(group, ofGroup);
    const ranked = ofGroup.get(axes) ?? kinds.map(([system]) => bestFit(fitsOf(group, axes), [system!], 'quarter'));
    ofGroup.set(axes, ranked);
    return ranked[kind]!;
  };
}

/** The readings of all groups under one pair of axes: those that fit one system best. */
function jointFor(
  groups: readonly TableGroup[],
  axes: Axes,
  kinds: readonly (readonly RotationSystem[])[],
  best: Best,
): Joint {
  const ranked = kinds.map((_, kind) => groups.map((group) => best(group, axes, kind)!));
  const totals = ranked.map((own) => own.reduce((sum, { total }) => sum + total, 0));
  const least = Math.min(...totals);
  return {
    axes,
    systems: kinds.filter((_, kind) => isEqual(totals[kind]!, least)).flat(),
    fits: ranked[totals.indexOf(least)]!.map(({ fit }) => fit),
    total: least,
  };
}

/** Half turns decide between readings that fit the quarter turns equally well. */
function withHalves(fit: Fit, systems: readonly RotationSystem[]): Fit {
  if (!hasHalfTurns(fit)) return fit;
  const same = fitsOf(fit.group, fit.axes).filter(
    (own) => own.first === fit.first && own.pieces === fit.pieces && sameQuarters(own, fit),
  );
  const best = bestFit(same, systems, 'half');
  return best && best.total <= countOf(best.fit, 'half') * NEAR_HALVES ? best.fit : fit;
}
const sameQuarters = (a: Fit, b: Fit): boolean => {
  const quarters = ({ codes }: Fit): string => codes.filter((_, index) => !isHalf(TURN_NAMES[index]!)).join('|');
  return quarters(a) === quarters(b);
};

/** Whether a part fits so much better in another way that its differences are no errors in each of their places. */
const isClearlyBetter = (other: number, own: number): boolean => own - other >= 3 && own >= 2 * other + 3;

/** Systems whose turns are all in the text come first, and of those the ones whose half turns fit. */
function ordered(systems: readonly RotationSystem[], parts: readonly TurnPart[]): readonly RotationSystem[] {
  const halves = parts.filter(({ turns, nearest }) => turns === 'half' && nearest.length > 0);
  const rank = (system: RotationSystem): number => {
    if (halves.length > 0) return halves.every(({ nearest }) => nearest.includes(system)) ? 0 : 1;
    return candidatesOf(system, null).some(({ tables }) =>
      PIECES.some((piece) => HALF_TRANSITIONS.some((name) => (tables.get(piece)?.get(name)?.length ?? 1) > 1)),
    )
      ? 1
      : 0;
  };
  return [...systems].sort((a, b) => rank(a) - rank(b));
}

/** A part whose nearest systems are in the order of those of the whole text. */
function nearestFirst(part: TurnPart, order: readonly RotationSystem[]): TurnPart {
  const nearest = [
    ...order.filter((system) => part.nearest.includes(system)),
    ...part.nearest.filter((system) => !order.includes(system)),
  ];
  const [first] = nearest;
  return first && first !== part.nearest[0]
    ? { ...part, nearest, differences: differencesFrom(first, part) }
    : { ...part, nearest };
}

const costUnder = (fit: Fit, { systems }: Joint): number => nearestTo(fit, 'quarter', systems.slice(0, 1)).cost;

/** A group under the axes in which it fits the systems of all groups best. */
function ownAxes(index: number, joints: readonly Joint[], best: Joint) {
  return joints
    .map(({ fits, systems }) => {
      const common = systems.filter((system) => best.systems.includes(system));
      return { fit: fits[index]!, ...nearestTo(fits[index]!, 'quarter', common.length > 0 ? common : best.systems) };
    })
    .reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** Whether groups have axes of their own: together they fit those so much better. */
function haveOwnAxes(joints: readonly Joint[], best: Joint): boolean {
  const sum = (costs: readonly number[]): number => costs.reduce((all, cost) => all + cost, 0);
  return isClearlyBetter(
    sum(best.fits.map((_, index) => ownAxes(index, joints, best).cost)),
    sum(best.fits.map((fit) => costUnder(fit, best))),
  );
}

/** The quarter turns of a group: under the axes of all groups, or under its own where those are clearly another convention. */
function quarterPart(
  fit: Fit,
  index: number,
  joints: readonly Joint[],
  best: Joint,
  all: readonly RotationSystem[],
  areApart: boolean,
): TurnPart {
  const cost = costUnder(fit, best);
  if (!areApart && !isClearlyBetter(0, cost)) return partOf(fit, 'quarter', best.systems);
  const other = ownAxes(index, joints, best);
  if (areApart ? other.cost < cost : isClearlyBetter(other.cost, cost))
    return partOf(other.fit, 'quarter', other.systems);
  const own = nearestTo(fit, 'quarter', all);
  return isClearlyBetter(own.cost, cost) ? partOf(fit, 'quarter', own.systems) : partOf(fit, 'quarter', best.systems);
}

/** The half turns of a group, under the axes of its quarter turns unless others are clearly meant. */
function halfPart(fit: Fit, systems: readonly RotationSystem[]): TurnPart {
  const own = nearestTo(fit, 'half', systems);
  if (!isClearlyBetter(0, own.cost)) return partOf(fit, 'half', own.systems);
  const other = AXES.flatMap((axes) => fitsOf(fit.group, axes))
    .filter(({ reading, first, pieces }) => reading === fit.reading && first === fit.first && pieces === fit.pieces)
    .map((one) => ({ fit: one, ...nearestTo(one, 'half', systems) }))
    .reduce((x, y) => (y.cost < x.cost ? y : x));
  return isClearlyBetter(other.cost, own.cost)
    ? partOf(other.fit, 'half', other.systems)
    : partOf(fit, 'half', own.systems);
}

interface Judged {
  readonly cost: number;
  /** False where all kicks are zero: eight equal rows of kicks could be such offsets. */
  readonly tells: boolean;
  readonly judgement: () => Judgement;
}

function judgeDivision(
  { groups, left }: Division,
  systems: readonly RotationSystem[],
  kinds: readonly (readonly RotationSystem[])[],
  best: Best,
): Judged | null {
  if (groups.length === 0) return null;
  const joints = AXES.map((axes) => jointFor(groups, axes, kinds, best));
  const first = joints.reduce((a, b) => (b.total < a.total ? b : a));
  const cost = first.total + left.length * LEFT;
  const judgement = (): Judgement => {
    const areApart = haveOwnAxes(joints, first);
    const parts = first.fits
      .map((fit) => withHalves(fit, systems))
      .flatMap((fit, index) =>
        [
          ...(countOf(fit, 'quarter') > 0 ? [quarterPart(fit, index, joints, first, systems, areApart)] : []),
          ...(countOf(fit, 'half') > 0 ? [halfPart(fit, systems)] : []),
        ].map((part) => withOthers(part, fit)),
      );
    const main = parts.find(({ tellsNothing }) => !tellsNothing) ?? parts[0]!;
    const isHalfOnly = parts.every(({ turns }) => turns === 'half');
    const isEmpty = parts.every(({ tellsNothing }) => tellsNothing);
    const readings = isHalfOnly || isEmpty ? [] : joints.filter(({ total }) => isEqual(total, first.total));
    const nearest = isEmpty ? [] : isHalfOnly ? main.nearest : ordered(first.systems, parts);
    return {
      convention: { ...main.convention, ...first.axes },
      nearest,
      readings: readings.map(({ axes, fits, systems: own }) => ({
        ...partOf(fits[0]!, 'quarter', []).convention,
        ...axes,
        rows: fits[0]!.reading,
        nearest: ordered(own, parts),
      })),
      parts: parts.map((part) => nearestFirst(part, nearest)),
      left,
      cost,
      isExchanged: false,
    };
  };
  return { cost, tells: first.fits.some((fit) => !isZero(tableOf(fit))), judgement };
}
/** A row that is in no table weighs as much as its vectors. */
const LEFT = 5;

/**
 * The systems that a table can be compared with.
 * @example
 * import { COMPARED } from 'wallkick/table';
 *
 * COMPARED.some(({ id }) => id === 'sega'); // → false
 */
export const COMPARED: readonly RotationSystem[] = SYSTEMS.filter(({ turns }) => turns.rules.cw.is === 'made');

let known = COMPARED;
let among = SYSTEMS.length;

/** The same, with those whose rules have come since. */
export function compared(): readonly RotationSystem[] {
  if (SYSTEMS.length > among) known = SYSTEMS.filter(({ turns }) => turns.rules.cw.is === 'made');
  among = SYSTEMS.length;
  return known;
}

const isBetter = (a: Judged, b: Judged): boolean =>
  isEqual(a.cost, b.cost) && a.tells !== b.tells ? a.tells : a.cost < b.cost;

/** What the rows of a text are; null where they fit into no table. */
export function judge(
  divisions: readonly Division[],
  systems: readonly RotationSystem[] = compared(),
): Judgement | null {
  const kinds = alike(systems);
  const best = bestFits(kinds);
  const bestOf = (all: readonly Division[]) =>
    all
      .map((division) => judgeDivision(division, systems, kinds, best))
      .filter((own) => own !== null)
      .reduce<Judged | null>((a, b) => (a && !isBetter(b, a) ? a : b), null);
  const found = bestOf(divisions);
  if (!found) return null;
  const other = isClearlyBetter(0, found.cost) ? bestOf(divisions.flatMap(withExchangedPieces)) : null;
  return other && isClearlyBetter(other.cost, found.cost)
    ? { ...other.judgement(), isExchanged: true }
    : found.judgement();
}

/** A division whose tables are of two kinds of pieces, each with the name of the other one. */
function withExchangedPieces(division: Division): readonly Division[] {
  const names = new Map(division.groups.map(({ pieces }) => [JSON.stringify(pieces), pieces]));
  const [one, other] = names.values();
  if (names.size !== 2) return [];
  const groups = division.groups.map((group) => ({
    ...group,
    pieces: JSON.stringify(group.pieces) === JSON.stringify(one) ? other! : one!,
  }));
  return [{ ...division, groups }];
}
