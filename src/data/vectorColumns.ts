import { keysThatMatter } from '#engine/keysThatMatter.ts';
import type { Vec } from '#engine/geometry.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { scenarioParams, type Scenario, type ScenarioParam } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { provenanceLines } from './provenance.ts';
import type { VectorLine } from './vectorLine.ts';

/** Columns that are parameters of a scenario. Joined as `name=value`, they are the link to the stepper at the test that wins. */
const SCENARIO_COLUMNS = [
  'system',
  'piece',
  'from',
  'at',
  'turn',
  'precedence',
  'held',
  'floorkicks',
  'board',
  'step',
] as const satisfies readonly ScenarioParam[];

/** Held keys have a column only where they matter, so that other files keep their checksums. */
const scenarioColumns = (system: RotationSystem) =>
  SCENARIO_COLUMNS.filter((name) => name !== 'held' || keysThatMatter(system) !== null);

/** Stands for a value that does not exist. */
const NONE = '-';

const squares = (list: readonly Vec[]): string => list.map((square) => square.join()).join(' ');

/** The number of the test that wins, from 1, as the stepper counts. */
function winner(scenario: Scenario): number | null {
  const { outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
  return outcome.is === 'rotated' ? outcome.test.number : null;
}

function cellsOf(scenario: Scenario, line: VectorLine): readonly string[] {
  const params = new Map(scenarioParams({ ...scenario, step: winner(scenario) }));
  return [
    String(line.id),
    ...scenarioColumns(scenario.system).map((name) => params.get(name) ?? (name === 'floorkicks' ? '0' : NONE)),
    String(line.to),
    squares(line.before),
    squares(line.after),
    line.d?.join() ?? NONE,
  ];
}

/**
 * Vectors in columns that tabs separate, for programs without a JSON library. Lines that begin with `#` are notes, and the first other
 * line names the columns.
 * @param stepper address of the page with the stepper, which links of failures lead to; if empty, the file names none
 */
export function printColumns(
  system: RotationSystem,
  scenarios: readonly Scenario[],
  lines: readonly VectorLine[],
  stepper: string,
): string {
  const notes = [...provenanceLines(system), ...(stepper === '' ? [] : [`stepper ${stepper}`])].map(
    (note) => `# ${note}`,
  );
  const heads = ['id', ...scenarioColumns(system), 'to', 'before', 'after', 'kick'];
  const rows = scenarios.map((scenario, index) => cellsOf(scenario, lines[index]!));
  return [...notes, ...[heads, ...rows].map((cells) => cells.join('\t'))].map((line) => `${line}\n`).join('');
}
