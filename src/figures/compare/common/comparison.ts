import { beyondEnd } from '#engine/beyondEnd.ts';
import { type Diagnostic, allSentences } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';
import { extentOf, minosOf, type Extent } from '#engine/shapes.ts';
import { sameSquares } from '#engine/squares.ts';
import type { Turn } from '#engine/piece.ts';
import { requestOf } from '#engine/requestOf.ts';
import { SCENARIO_PARAMS, scenarioFromParams, type Scenario } from '#engine/scenario.ts';
import { rotate } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, startMinosOf, type RotationTrace } from '#engine/trace.ts';
import { underSystem } from '#engine/underSystem.ts';
import { ownFault } from '#rules/ownFault.ts';
import { LISTED, systemById } from '#rules/registry.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import { outcomeWord } from '#figure/rotation/outcomeWord.ts';
import { BOTH_WAYS } from '#share/linkParameters.ts';
import { landingOf, type DropLanding } from '#board/landing.ts';
import { cropTo } from '#board/scene.ts';
import { lastStep } from '#text/narrate.ts';
import { readState, type Field } from '#figure/fields.ts';
import type { Read } from '#figure/stateFormat.ts';
import { comparedParams, COMPARISON_PARAMS, LEAST_SYSTEMS, MOST_SYSTEMS } from '#figure/rotation/comparedParams.ts';
import { changedParams, printParams, type Params } from '#text/params.ts';

/** The rows of a cropped board. */
const LEAST_ROWS = 6;

/** One board and piece under several systems. The piece rotates one way, or both ways with each system twice. */
export interface Comparison {
  /** The scenario under the first system. */
  readonly scenario: Scenario;
  readonly others: readonly RotationSystem[];
  readonly ways: 'one' | 'both';
}

/** The result of one system. */
export interface Pane {
  readonly system: RotationSystem;
  readonly turn: Turn;
  readonly trace: RotationTrace;
  readonly landing: DropLanding;
  /** Where the outcomes of this press part. */
  readonly parting: Parting;
}

export const systemsOf = ({ scenario, others }: Comparison): readonly RotationSystem[] => [scenario.system, ...others];

const turnsOf = ({ scenario, ways }: Comparison): readonly Turn[] =>
  ways === 'both' ? ['cw', 'ccw'] : [scenario.turn];

/**
 * The scenario in another system, with the same squares.
 * @throws Error if no state has them: all systems have the same seven pieces, so a shape table is wrong
 */
export function sameSquaresIn(system: RotationSystem, scenario: Scenario): Scenario {
  const own = underSystem(scenario, system);
  if (!own) throw new Error(`${system.id} has no state of ${scenario.placement.piece} as in ${scenario.system.id}`);
  return own;
}

/** Where a comparison is decided: at a test, or nowhere. Basic rotation onto other squares makes the tests of two systems two different lists. */
export type Parting = { readonly is: 'nowhere' | 'other squares' } | { readonly is: 'test'; readonly number: number };

const squaresAfter = (trace: RotationTrace): readonly Vec[] => minosOf(trace.system.shapes, placementAfter(trace));

/** The test that wins; infinity if none does. */
export const winnerOf = ({ outcome }: RotationTrace): number =>
  outcome.is === 'rotated' || outcome.is === 'half done' ? outcome.test.number : Infinity;

/** How many tests of a trace are made. */
export const testsMade = (trace: RotationTrace): number => Math.min(trace.tests.length, winnerOf(trace));

/** Says where the traces of one press part: at the first test that wins in one of them, if the piece does not end on the same squares in all. */
export function partingOf(traces: readonly RotationTrace[]): Parting {
  const [first, ...others] = traces.map(squaresAfter);
  if (others.every((squares) => sameSquares(first!, squares))) return { is: 'nowhere' };
  const [basic, ...basics] = traces.flatMap(({ tests }) => (tests[0] ? [tests[0].minos] : []));
  if (basics.some((squares) => !sameSquares(basic!, squares))) return { is: 'other squares' };
  return { is: 'test', number: Math.min(...traces.map(winnerOf)) };
}

/** Returns the panes of a comparison, ordered by system and then by turn. */
export function panesOf(comparison: Comparison): readonly Pane[] {
  const systems = systemsOf(comparison);
  const traces = systems.map((system) => {
    const scenario = sameSquaresIn(system, comparison.scenario);
    return turnsOf(comparison).map((turn) => rotate(system, requestOf({ ...scenario, turn }), scenario.memory));
  });
  const partings = turnsOf(comparison).map((_turn, way) => partingOf(traces.map((own) => own[way]!)));
  return traces.flatMap((own, index) =>
    own.map((trace, way): Pane => ({
      system: systems[index]!,
      turn: trace.request.turn,
      trace,
      landing: landingOf(trace),
      parting: partings[way]!,
    })),
  );
}

export const mostTests = (panes: readonly Pane[]): number => Math.max(...panes.map(({ trace }) => trace.tests.length));

/** The steps of a comparison: 0 is the start, n is test n, then follow the outcome and the dropped piece. */
export const lastOf = (panes: readonly Pane[]): number => mostTests(panes) + 2;

/** Returns the step at which each system shows its own outcome. */
export const tellingOf = (panes: readonly Pane[]): number => mostTests(panes) + 1;

/** Whether a test wins in some system. */
export const winsIn = (panes: readonly Pane[], test: number): boolean =>
  panes.some(({ trace }) => trace.tests[test - 1]?.verdict.is === 'accepted');

/** The tests of a pane with a frame in its strip: only the deciding one, or undefined for all. */
export function shownTests({ trace }: Pane, detail: 'all' | 'telling'): readonly number[] | undefined {
  if (detail === 'all') return undefined;
  const last = 'test' in trace.outcome ? trace.outcome.test.number : trace.tests.length;
  return last > 0 ? [last] : [];
}

/** What a pane shows at a step of the comparison: a step of its own trace until a test wins, then its outcome, and last the dropped piece. */
export function paneStep({ trace }: Pane, step: number, last: number): number | 'dropped' {
  if (step >= last) return 'dropped';
  return step <= testsMade(trace) ? step : lastStep(trace);
}

/** The squares of what decides: the start, every test that is made and the outcome, with a little room. */
export function decidingView(panes: readonly Pane[]): Extent {
  const made = panes.flatMap(({ trace }) => [
    ...startMinosOf(trace),
    ...trace.legs.flatMap(({ startMinos }) => startMinos),
    ...trace.tests.flatMap(({ verdict, minos }) => (verdict.is === 'not reached' ? [] : minos)),
  ]);
  return cropTo(extentOf(made), panes[0]!.trace.request.field, LEAST_ROWS);
}

/** Returns the outcome in the form of `expect`, pane by pane: `test 2, 4 rows; test 2, 0 rows`. */
export const outcomeOf = (panes: readonly Pane[]): string =>
  panes
    .map(
      ({ trace, landing }) =>
        `${outcomeWord(trace)}, ${landing.full.length} row${landing.full.length === 1 ? '' : 's'}`,
    )
    .join('; ');

export const paramsOfComparison = (comparison: Comparison): readonly (readonly [string, string])[] =>
  comparedParams(systemsOf(comparison), comparison.scenario).map(([name, value]) => [
    name,
    name === 'turn' && comparison.ways === 'both' ? BOTH_WAYS : value,
  ]);

const systemList: Field<readonly RotationSystem[]> = {
  print: (systems) => systems.map(({ id }) => id).join(','),
  read: (text) => {
    const systems = text.split(',').map(systemById);
    const known = systems.filter((system) => system !== undefined);
    const enough = systems.length >= LEAST_SYSTEMS && systems.length <= MOST_SYSTEMS;
    return enough && known.length === systems.length ? known : null;
  },
  fault: (text, start) => {
    let at = start;
    for (const id of text.split(',')) {
      const fault = ownFault(id, at);
      if (fault) return fault;
      at += id.length + 1;
    }
    return null;
  },
  allowed: `${LEAST_SYSTEMS} to ${MOST_SYSTEMS} of ${LISTED.map(({ id }) => id).join(', ')}, with commas between them`,
};

/** A comparison, or the problems and their text. */
export type ComparisonRead = Read<Comparison>;

const anything: Field<string> = { print: String, read: String, allowed: '' };

/** Returns the problems with the names of the parameters. */
export function strangeParams(query: string): readonly Diagnostic[] {
  const read = readState(Object.fromEntries(COMPARISON_PARAMS.map((name) => [name, anything])), query, {});
  return read.ok ? [] : read.diagnostics;
}

/** Refuses a step that a query asks for after the end of a comparison. */
export function withinPanes(text: string, comparison: Comparison): ComparisonRead {
  const diagnostics = beyondEnd(text, { step: () => lastOf(panesOf(comparison)) });
  return diagnostics.length > 0 ? { ok: false, diagnostics, text } : { ok: true, value: comparison };
}

/** Reads the parameters of a comparison and ignores unknown ones. */
export function readComparison(params: Params): ComparisonRead {
  const listed = `systems=${params.get('systems') ?? ''}`;
  const systems = readState({ systems: systemList }, listed, { systems: [] as readonly RotationSystem[] });
  if (!systems.ok) return { ...systems, text: listed };
  const [first, ...others] = systems.value.systems;
  const ways = params.get('turn') === BOTH_WAYS ? 'both' : 'one';
  const rest = new Map([...params].filter(([name]) => COMPARISON_PARAMS.includes(name)));
  rest.set('system', first!.id);
  if (ways === 'both') rest.set('turn', 'cw');
  const ordered = SCENARIO_PARAMS.flatMap((name) => (rest.has(name) ? [[name, rest.get(name)!] as const] : []));
  const scenario = scenarioFromParams(ordered, VOCABULARY);
  const text = `${listed} ${printParams(ordered.slice(1))}`;
  if (scenario.ok) return withinPanes(text, { scenario: scenario.value, others, ways });
  // The scenario was read with the first system only. The whole text has all systems, so the positions of problems move.
  const by = listed.length - `system=${first!.id}`.length;
  const moved = ({ span, ...rest }: Diagnostic): Diagnostic => ({
    ...rest,
    span: { start: span.start + by, end: span.end + by },
  });
  return {
    ok: false,
    diagnostics: scenario.diagnostics.map(moved),
    text,
  };
}

/** Returns the parameters of a comparison. Those of a scenario become a comparison of its system with the first other one. */
export function comparisonParams(systems: readonly RotationSystem[], params: Params): Params {
  const own = params.get('system');
  if (own === undefined || params.has('systems')) return params;
  const other = systems.find(({ id }) => id !== own);
  return new Map([...params, ['systems', `${own},${other?.id}`]]);
}

/** Returns the comparison with some parameters replaced; the same object if nothing changes. */
export function changedComparison(comparison: Comparison, changes: Params): ComparisonRead {
  const still: Comparison = { ...comparison, scenario: { ...comparison.scenario, step: null } };
  const read = readComparison(changedParams(new Map(paramsOfComparison(still)), changes));
  return read.ok && sameComparison(read.value, still) ? { ok: true, value: comparison } : read;
}

const sameComparison = (a: Comparison, b: Comparison): boolean =>
  printParams(paramsOfComparison(a)) === printParams(paramsOfComparison(b));

/** Returns the problem with a page's comparison or with its expected outcome (see {@link outcomeOf}); null if there is none. */
export function faultIn(read: ComparisonRead, expect: string | undefined): string | null {
  if (!read.ok) return allSentences(read.diagnostics);
  const found = outcomeOf(panesOf(read.value));
  return expect === undefined || found === expect ? null : `expected "${expect}", the engine says "${found}".`;
}
