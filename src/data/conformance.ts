import { biasRule } from '#engine/bias.ts';
import { choiceOf } from '#engine/kicks.ts';
import type { Memory } from '#engine/memory.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endingCount, fatesOf } from '#analysis/deadKicks.ts';
import { differenceOf } from '#analysis/difference.ts';
import { EVERY_MEMORY } from '#analysis/guards.ts';
import { memoryClasses } from '#analysis/memoryClasses.ts';
import { rotationsOfPiece, type Rotation } from '#analysis/rotations.ts';
import { openWitness } from '#analysis/witness.ts';
import { randomPositions } from './randomPositions.ts';
import { printColumns } from './vectorColumns.ts';
import { printLines, vectorLine, type ExtraField, type VectorLine } from './vectorLine.ts';

/** Raised when lines that were published change their meaning. */
export const VECTORS_VERSION = 1;

/**
 * The two sets of each system: `small` has the smallest board for each outcome, `random` has crowded boards.
 * @example
 * import { VECTOR_SETS } from 'wallkick/vectors';
 *
 * VECTOR_SETS; // → ['small', 'random']
 */
export const VECTOR_SETS = ['small', 'random'] as const;
/** The name of a set of vectors. */
export type VectorSet = (typeof VECTOR_SETS)[number];

/** Lines of a random set, and the number that its generator starts from. */
export const RANDOM_LINES = 1000;
const RANDOM_SEED = 284;

/** One memory for each class that the turns of a piece tell apart, the one with the fewest floor kicks. */
function memoriesOf(system: RotationSystem, piece: Piece): readonly Memory[] {
  const { classOf } = memoryClasses(system, piece);
  return [...new Map([...EVERY_MEMORY].reverse().map((memory) => [classOf(memory), memory])).values()].reverse();
}

/** Every rotation of a system with every memory that makes a difference to it. */
export const casesOf = (system: RotationSystem): readonly Rotation[] =>
  PIECES.flatMap((piece) => memoriesOf(system, piece).flatMap((memory) => rotationsOfPiece(system, piece, memory)));

/** The boards with as few blocks as possible on which a rotation ends in each way in which it can end. */
function endingBoards(system: RotationSystem, rotation: Rotation): readonly Scenario[] {
  const fates = fatesOf(system, rotation);
  // A rotation that always ends alike, as that of an O that never moves, has nothing to tell apart. Where a condition chooses among lists, its
  // displacement is a number of the list, which a table can have wrong.
  if (endingCount(fates) < 2 && !choiceOf(system)) return [];
  const wins = fates.tests.filter(({ fate }) => fate.is === 'can win').map(({ test }) => test);
  return [...wins, ...(fates.canFail ? (['fail'] as const) : [])].map(
    (ending) => openWitness(system, rotation, ending)!.scenario,
  );
}

/** The system without one of its guards. */
export const withoutGuard = (system: RotationSystem, name: string): RotationSystem => ({
  ...system,
  guards: system.guards.filter((guard) => guard.name !== name),
});

/** For each guard that alone decides a rotation somewhere, the smallest board on which it does: the system beside one without it. */
const guardBoards = (
  system: RotationSystem,
  withoutOne: readonly RotationSystem[],
  rotation: Rotation,
): readonly Scenario[] =>
  withoutOne.flatMap((without) => {
    const difference = differenceOf(system, without, rotation);
    return difference.is === 'found' ? [difference.scenarios[0]] : [];
  });

/** What lines of a system have to say besides the position. */
export const extraFields = (system: RotationSystem): readonly ExtraField[] => [
  ...(PIECES.some((piece) => memoryClasses(system, piece).count > 1) ? (['floorKicksUsed'] as const) : []),
  ...(system.kicks.rowBy === 'precedence' ? (['precedence'] as const) : []),
  ...(biasRule(system) ? (['held', 'bias'] as const) : []),
  ...(choiceOf(system)?.keys ? [choiceOf(system)!.lasts ? ('last' as const) : ('held' as const)] : []),
];

function scenariosOf(system: RotationSystem, set: VectorSet): Iterable<Scenario> {
  switch (set) {
    case 'small': {
      // Made once, because the analysis keeps what it has prepared for a system.
      const withoutOne = system.guards.map(({ name }) => withoutGuard(system, name));
      const all = casesOf(system).flatMap((rotation) => [
        ...endingBoards(system, rotation),
        ...guardBoards(system, withoutOne, rotation),
      ]);
      return new Map(all.map((scenario) => [printScenario(scenario), scenario])).values();
    }
    case 'random':
      return randomPositions(system, casesOf(system), RANDOM_LINES, RANDOM_SEED);
  }
}

/** Scenarios and lines of a set, one for one. */
export interface MadeSet {
  readonly scenarios: readonly Scenario[];
  readonly lines: readonly VectorLine[];
}

/** Sets by system and name: a page counts their lines, and files list them. */
const known = new WeakMap<RotationSystem, Map<VectorSet, MadeSet>>();

function makeSet(system: RotationSystem, set: VectorSet): MadeSet {
  const extra = extraFields(system);
  const scenarios = [...scenariosOf(system, set)];
  return { scenarios, lines: scenarios.map((scenario, index) => vectorLine(index + 1, scenario, extra)) };
}

/** A set as scenarios and as lines. */
export function conformanceSet(system: RotationSystem, set: VectorSet): MadeSet {
  const sets = known.get(system) ?? new Map<VectorSet, MadeSet>();
  known.set(system, sets);
  const made = sets.get(set) ?? makeSet(system, set);
  sets.set(set, made);
  return made;
}

/**
 * The conformance vectors of a system. `small`: one board for each way in which a rotation can end, and for each condition the boards on which it alone decides. `random`: a thousand crowded boards, the same each time.
 * @example
 * import { srsGuideline } from 'wallkick/systems';
 * import { conformanceLines } from 'wallkick/vectors';
 *
 * conformanceLines(srsGuideline, 'small').length; // → 284
 */
export const conformanceLines = (system: RotationSystem, set: VectorSet): readonly VectorLine[] =>
  conformanceSet(system, set).lines;

/** JSON Lines, and columns for programs without a JSON library. */
export const VECTOR_FORMATS = ['jsonl', 'tsv'] as const;
export type VectorFormat = (typeof VECTOR_FORMATS)[number];

/**
 * A set of vectors as the text of a file.
 * @param format `jsonl` is JSON Lines; `tsv` is columns that tabs separate
 * @param stepper address of the page with the stepper, for links in columns
 * @example
 * import { nintendoLeft } from 'wallkick/systems';
 * import { vectorText } from 'wallkick/vectors';
 *
 * vectorText(nintendoLeft, 'small', 'jsonl', '').startsWith('{"id":1,"piece":"I"'); // → true
 */
export function vectorText(system: RotationSystem, set: VectorSet, format: VectorFormat, stepper: string): string {
  const { scenarios, lines } = conformanceSet(system, set);
  return format === 'jsonl' ? printLines(lines) : printColumns(system, scenarios, lines, stepper);
}

/**
 * The name of a file of vectors. The part before its first dot is the system.
 * @example
 * import { srsGuideline } from 'wallkick/systems';
 * import { vectorFile } from 'wallkick/vectors';
 *
 * vectorFile(srsGuideline, 'small'); // → 'srs-guideline.small.jsonl'
 */
export const vectorFile = ({ id }: RotationSystem, set: VectorSet, format: VectorFormat = 'jsonl'): string =>
  `${id}.${set}.${format}`;

/** The path of a file below `/data/`. */
export const vectorPath = (system: RotationSystem, set: VectorSet, format: VectorFormat = 'jsonl'): string =>
  `vectors/v${VECTORS_VERSION}/${vectorFile(system, set, format)}`;
