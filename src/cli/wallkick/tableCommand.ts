import { useCount, usePositions } from '#data/census/tries.ts';
import { COMPARED } from '#data/tableReader/judge.ts';
import { readTable } from '#data/tableReader/readTable.ts';
import { reportOf, unreadReport, type TableReport } from '#data/tableReader/report.ts';
import { isConfirmed } from '#data/tableReader/verdict.ts';
import { printScenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById } from '#rules/registry.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { printable, readArguments, refuse, type Said } from './command.ts';
import { unknownSystem } from './systemArgument.ts';

export const USAGE = `Usage: npx wallkick table [--json] [--against ID] FILE…

  reads kick tables as programs, wikis and spreadsheets write them, and says what they are
  FILE             - is standard input
  --json           one JSON array for all files
  --against ID     compares with this system, not with the nearest one

Exit 0 if every kick agrees and no rotation is missing, 1 if not, 2 if a file has no table.`;

const OPTIONS = { json: { type: 'boolean' }, against: { type: 'string' } } as const;

interface Checked {
  readonly report: TableReport;
  /** What the numbers alone cannot tell. */
  readonly use: readonly string[];
  readonly code: Said['code'];
}

function check(file: string, text: string, systems: readonly RotationSystem[]): Checked {
  const read = readTable(text, systems);
  if (!read.ok) return { report: unreadReport(file, read.diagnostics), use: [], code: 2 };
  const isRight = isConfirmed(read.value);
  return {
    report: reportOf(file, text, read.value),
    use: isRight ? useLines(read.value.nearest) : [],
    code: isRight ? 0 : 1,
  };
}

/** The use of a right table: positions to try, and how all vectors are run. */
function useLines(nearest: readonly RotationSystem[]): readonly string[] {
  const positions = nearest.includes(srsGuideline) ? usePositions() : [];
  return [
    useCount().sentence,
    ...positions.map(
      ({ says, scenarios: [right] }) => `${says.sentence} npx wallkick rotate "${printScenario(right)}"`,
    ),
    ...nearest.slice(0, 1).map(({ id }) => `All positions: npx wallkick conformance --system ${id} -- COMMAND`),
  ];
}

const textOf = ({ report: { file, message }, use }: Checked): string =>
  printable([...message.split('\n'), ...use].map((line) => `${file}: ${line}\n`).join(''));

/** Says what tables files hold. `args` are those of the command line; `read` rejects if a file cannot be read. */
export async function tableCommand(args: readonly string[], read: (file: string) => Promise<string>): Promise<Said> {
  const given = readArguments({ args, options: OPTIONS, allowPositionals: true });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const { values, positionals: files } = given;
  if (files.length === 0) return refuse(`Name a file.\n${USAGE}`);
  const { against } = values;
  const system = against === undefined ? null : systemById(against);
  if (system === undefined) return refuse(`${unknownSystem(String(against), COMPARED)}\n${USAGE}`);
  const checks: Checked[] = [];
  let err = '';
  for (const file of files) {
    try {
      checks.push(check(file, await read(file), system ? [system] : COMPARED));
    } catch (error) {
      err += `${file} cannot be read: ${(error as Error).message}\n`;
    }
  }
  const out =
    values.json === true ? `${JSON.stringify(checks.map(({ report }) => report))}\n` : checks.map(textOf).join('');
  return { out, err, code: err === '' ? (Math.max(...checks.map(({ code }) => code)) as Said['code']) : 2 };
}
