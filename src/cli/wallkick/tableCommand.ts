import { parseArgs } from 'node:util';
import { COMPARED } from '#data/tableReader/judge.ts';
import { readTable } from '#data/tableReader/readTable.ts';
import { reportOf, unreadReport, type TableReport } from '#data/tableReader/report.ts';
import { isConfirmed } from '#data/tableReader/verdict.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById } from '#rules/registry.ts';
import { printable, refuse, type Said } from './command.ts';
import { unknownSystem } from './systemArgument.ts';

export const USAGE = `Usage: npx wallkick table [--json] [--against ID] FILE…

  reads kick tables as programs, wikis and spreadsheets write them, and says what they are
  FILE             - is standard input
  --json           one JSON array for all files
  --against ID     compares with this system, not with the nearest one

Exit 0 if every kick agrees and no rotation is missing, 1 if not, 2 if a file has no table.`;

const OPTIONS = { json: { type: 'boolean' }, against: { type: 'string' } } as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

interface Checked {
  readonly report: TableReport;
  readonly code: Said['code'];
}

function check(file: string, text: string, systems: readonly RotationSystem[]): Checked {
  const read = readTable(text, systems);
  if (!read.ok) return { report: unreadReport(file, read.diagnostics), code: 2 };
  return { report: reportOf(file, text, read.value), code: isConfirmed(read.value) ? 0 : 1 };
}

const textOf = ({ file, message }: TableReport): string =>
  printable(
    message
      .split('\n')
      .map((line) => `${file}: ${line}\n`)
      .join(''),
  );

/** Says what tables files hold. `args` are those of the command line; `read` rejects if a file cannot be read. */
export async function tableCommand(args: readonly string[], read: (file: string) => Promise<string>): Promise<Said> {
  const given = readArguments(args);
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
    values.json === true
      ? `${JSON.stringify(checks.map(({ report }) => report))}\n`
      : checks.map(({ report }) => textOf(report)).join('');
  return { out, err, code: err === '' ? (Math.max(...checks.map(({ code }) => code)) as Said['code']) : 2 };
}
