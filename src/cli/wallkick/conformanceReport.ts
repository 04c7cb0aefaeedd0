import { createHash } from 'node:crypto';
import { badgeJson, badgeSvg, type BadgeLines } from '#data/results/badge.ts';
import { vectorText, VECTOR_SETS, VECTORS_VERSION } from '#data/conformance.ts';
import { prettyJson } from '#data/prettyJson.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById } from '#rules/registry.ts';
import { printable, refuse, type Machine, type Said } from './command.ts';
import { runSet, type SetResult } from './conformanceRun.ts';
import { unknownSystem } from './systemArgument.ts';

/** What a program says of itself: the manifest of its claims. */
export interface Manifest {
  readonly program: string;
  readonly version: string;
  readonly systems: readonly RotationSystem[];
  /** Whether it makes 180° rotations. */
  readonly halfTurns: boolean;
  /** Whether its field has the ceiling of the system. */
  readonly ceiling: boolean;
  readonly width: number;
}

const EXAMPLE =
  '{"program": "My game", "version": "1.0", "systems": ["srs-guideline"], "halfTurns": false, "ceiling": true, "width": 10}';

/** Reads a manifest; a text says what is wrong with it. */
export function readManifest(text: string): Manifest | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `The manifest is not JSON: ${(error as Error).message}. Write ${EXAMPLE}`;
  }
  const {
    program,
    version,
    systems,
    halfTurns = true,
    ceiling = true,
    width = 10,
  } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  if (typeof program !== 'string' || typeof version !== 'string')
    return `The manifest needs "program" and "version" as text. Write ${EXAMPLE}`;
  if (!Array.isArray(systems) || systems.length === 0)
    return `The manifest needs "systems", a list of ids. Write ${EXAMPLE}`;
  if (typeof halfTurns !== 'boolean' || typeof ceiling !== 'boolean')
    return `"halfTurns" and "ceiling" are true or false. Write ${EXAMPLE}`;
  if (typeof width !== 'number') return `"width" is a number of columns. Write ${EXAMPLE}`;
  const found = systems.map((id) => systemById(String(id)) ?? String(id));
  const unknown = found.find((system) => typeof system === 'string');
  if (unknown !== undefined) return unknownSystem(unknown);
  return { program, version, systems: found as readonly RotationSystem[], halfTurns, ceiling, width };
}

/** Whether a program claims to answer a position. */
const claims =
  ({ halfTurns, ceiling, width }: Manifest) =>
  (scenario: Scenario): boolean =>
    scenario.field.width === width &&
    (halfTurns || scenario.turn !== '180') &&
    (ceiling ||
      rotate(scenario.system, requestOf(scenario), scenario.memory).tests.every(({ obstacles }) =>
        obstacles.every(({ kind }) => kind !== 'ceiling'),
      ));

/** Raised when programs that read reports must change. */
const REPORT_VERSION = 1;
/** Lines that a report names. All are counted. */
const MOST_NAMED = 50;

/** Results that others can check: what was run, on which lines, and which failed. */
export interface ConformanceReport {
  readonly report: number;
  readonly program: string;
  readonly version: string;
  readonly date: string;
  readonly claims: { readonly systems: readonly string[] } & Pick<Manifest, 'halfTurns' | 'ceiling' | 'width'>;
  readonly selfTest: 'caught' | 'not caught' | 'not run';
  /** The format of the vectors. */
  readonly vectors: number;
  readonly results: readonly {
    readonly system: string;
    readonly set: string;
    /** The first digits of the SHA-256 of the lines as JSON. */
    readonly content: string;
    readonly passed: number;
    readonly failed: number;
    readonly notClaimed: number;
    readonly failedLines: readonly number[];
  }[];
}

const DIGITS = 16;
const contentOf = ({ system, set }: SetResult): string =>
  createHash('sha256')
    .update(vectorText(system, set, 'jsonl', ''))
    .digest('hex')
    .slice(0, DIGITS);

const reportOf = (
  { program, version, systems, halfTurns, ceiling, width }: Manifest,
  results: readonly SetResult[],
  date: string,
  selfTest: ConformanceReport['selfTest'],
): ConformanceReport => ({
  report: REPORT_VERSION,
  program,
  version,
  date,
  claims: { systems: systems.map(({ id }) => id), halfTurns, ceiling, width },
  selfTest,
  vectors: VECTORS_VERSION,
  results: results.map((result) => ({
    system: result.system.id,
    set: result.set,
    content: contentOf(result),
    passed: result.lines - result.failures.length,
    failed: result.failures.length,
    notClaimed: result.notClaimed,
    failedLines: result.failures.slice(0, MOST_NAMED).map(({ id }) => id),
  })),
});

/** A text of a manifest in a cell of Markdown: without the signs that Markdown and HTML read. */
const cell = (text: string | number): string => printable(String(text)).replace(/[|\n\\<>&`[\]*_]/g, ' ');

/** The report for people. */
function markdownOf({ program, version, date, claims: own, selfTest, vectors, results }: ConformanceReport): string {
  const rows = results.map(({ system, set, content, passed, failed, notClaimed, failedLines }) =>
    [system, set, content, passed, failed, notClaimed, failedLines.join(', ') || '–'].map(cell).join(' | '),
  );
  return [
    `# Conformance of ${cell(program)} ${cell(version)}`,
    '',
    `${date}, vectors of format ${vectors}. Self-test: ${selfTest}.`,
    '',
    `Claims: ${own.systems.join(', ')}; 180° rotations: ${own.halfTurns ? 'yes' : 'no'}; ceiling: ${own.ceiling ? 'yes' : 'no'}; ${own.width} columns.`,
    '',
    '| system | set | content | passed | failed | not claimed | failed lines |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

/** The passed lines of all sets. */
function linesOf({ results }: ConformanceReport): BadgeLines {
  const passed = results.reduce((sum, own) => sum + own.passed, 0);
  return { passed, all: results.reduce((sum, own) => sum + own.failed, passed) };
}

const isRefused = (result: SetResult | Said): result is Said => 'code' in result;

/** Runs a program on everything that it claims, and writes the report as Markdown and JSON, and its badge. */
export async function reportConformance(
  manifest: Manifest,
  command: readonly [string, ...string[]],
  { folder, date, isSelfTest }: { readonly folder: string; readonly date: string; readonly isSelfTest: boolean },
  { run, write }: Pick<Machine, 'run' | 'write'>,
): Promise<Said> {
  const results: SetResult[] = [];
  let caught = isSelfTest;
  for (const system of manifest.systems) {
    // A program with several systems is told which one by its command.
    const [program, ...rest] = command.map((word) => word.replaceAll('{system}', system.id)) as [string, ...string[]];
    for (const set of VECTOR_SETS) {
      const asked = { system, set, command: [program, ...rest] as const, run, isClaimed: claims(manifest) };
      const result = await runSet(asked);
      if (isRefused(result)) return result;
      results.push(result);
      if (!isSelfTest) continue;
      const tested = await runSet({ ...asked, isSelfTest });
      if (isRefused(tested)) return tested;
      const isCaught = tested.failures.some(({ id }) => id === tested.changed);
      caught &&= tested.changed === null || (isCaught && tested.failures.length === result.failures.length + 1);
    }
  }
  const report = reportOf(manifest, results, date, isSelfTest ? (caught ? 'caught' : 'not caught') : 'not run');
  try {
    write(folder, 'conformance.md', markdownOf(report));
    write(folder, 'conformance.json', prettyJson(report));
    write(folder, 'badge.json', badgeJson(linesOf(report)));
    write(folder, 'badge.svg', badgeSvg(linesOf(report)));
  } catch (error) {
    return refuse(`${folder} cannot be written: ${(error as Error).message}`);
  }
  const failed = results.some(({ failures }) => failures.length > 0);
  return {
    out: markdownOf(report),
    err: results.map(({ err }) => err).join(''),
    code: failed || report.selfTest === 'not caught' ? 1 : 0,
  };
}
