import { VECTOR_FORMATS, VECTOR_SETS, vectorFile, vectorText, type VectorSet } from '#data/conformance.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { type Machine, readArguments, refuse, type Said } from './command.ts';
import { readManifest, reportConformance } from './conformanceReport.ts';
import { runConformance } from './conformanceRun.ts';
import { systemArgument } from './systemArgument.ts';

const REPORT_FOLDER = 'conformance-report';

export const USAGE = `Usage: npx wallkick conformance --system ID [--set small|random] [--self-test] -- COMMAND…
       npx wallkick conformance --manifest FILE [--report FOLDER] [--self-test] -- COMMAND…
       npx wallkick conformance [--system ID] [--set small|random] [--format jsonl|tsv] [--out FOLDER]

  Conformance vectors: a board, a turn, and what the system makes of it. With a command, runs a game on them; without
  one, writes them.

  -- COMMAND…      a program that reads a vector a line from standard input, as JSON, and writes a line for each:
                   the four squares of the piece after the turn, [[x, y], …], or null if it stays
  --manifest FILE  what the game claims, as JSON: program, version, systems, halfTurns, ceiling, width. Both sets of each
                   system are run; {system} in COMMAND is its id
  --report FOLDER  where the report is written: conformance.md, conformance.json, badge.svg and badge.json;
                   ${REPORT_FOLDER} unless told otherwise
  --self-test      one right answer is changed on purpose; the run says whether that was caught
  --system ID      the system of the game, or only this system; all of them where files are written
  --set NAME       small: one board for each outcome that can happen; random: crowded boards. Both are written unless
                   told otherwise, and a game is run on the small one
  --format NAME    jsonl: JSON Lines, unless told otherwise; tsv: columns that tabs separate, for the runners
  --stepper URL    the address of a stepper, for the links of runners; without it they have the position alone
  --out FOLDER     writes ID.SET.FORMAT into that folder; without it name one system and one set, and the
                   lines go to standard output

Exit 0 if every vector passes or is written, 1 if one fails, 2 if the game cannot be run.`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  system: TEXT,
  set: TEXT,
  format: TEXT,
  stepper: TEXT,
  out: TEXT,
  manifest: TEXT,
  report: TEXT,
  'self-test': { type: 'boolean' },
} as const;

const known = (names: readonly string[]): string => `known are ${names.join(', ')}`;

function manifestOf(file: string, readNow: Machine['readNow']): ReturnType<typeof readManifest> {
  try {
    return readManifest(readNow(file));
  } catch (error) {
    return `${file} cannot be read: ${(error as Error).message}`;
  }
}

/** Writes conformance vectors, or runs a game on them. `args` are those of the command line. */
export function conformanceCommand(
  args: readonly string[],
  { write, run, readNow }: Pick<Machine, 'write' | 'run' | 'readNow'>,
): Said | Promise<Said> {
  const end = args.indexOf('--');
  const given = readArguments({ args: end < 0 ? args : args.slice(0, end), options: OPTIONS });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const {
    system: id,
    set: name,
    format: ending = 'jsonl',
    stepper = '',
    out: folder,
    'self-test': isSelfTest = false,
  } = given.values;
  const named = id === undefined ? null : systemArgument(id);
  if (typeof named === 'string') return refuse(named);
  const systems = named === null ? SYSTEMS : [named];
  const sets = name === undefined ? VECTOR_SETS : VECTOR_SETS.filter((set) => set === name);
  if (sets.length === 0) return refuse(`"${name}" is not a set; ${known(VECTOR_SETS)}.`);
  const format = VECTOR_FORMATS.find((one) => one === ending);
  if (format === undefined) return refuse(`"${ending}" is not a format; ${known(VECTOR_FORMATS)}.`);
  if (end >= 0) {
    const [program, ...rest] = args.slice(end + 1);
    if (program === undefined) return refuse(`Name a command after --.\n${USAGE}`);
    const command = [program, ...rest] as const;
    if (given.values.manifest !== undefined) {
      const manifest = manifestOf(given.values.manifest, readNow);
      if (typeof manifest === 'string') return refuse(manifest);
      const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
      return reportConformance(
        manifest,
        command,
        { folder: given.values.report ?? REPORT_FOLDER, date, isSelfTest },
        { run, write },
      );
    }
    if (named === null) return refuse(`Name the system of the game with --system.\n${USAGE}`);
    return runConformance({ system: named, set: sets[0]!, command, run, isSelfTest });
  }
  if (given.values.manifest !== undefined || isSelfTest)
    return refuse(`Name the command of the game after --.\n${USAGE}`);
  const textOf = (system: RotationSystem, set: VectorSet): string => vectorText(system, set, format, stepper);
  if (folder === undefined) {
    const [system, set] = [systems[0]!, sets[0]!];
    if (systems.length > 1 || sets.length > 1)
      return refuse(`Name one system and one set, or a folder with --out.\n${USAGE}`);
    return { out: textOf(system, set), err: '', code: 0 };
  }
  try {
    for (const system of systems)
      for (const set of sets) write(folder, vectorFile(system, set, format), textOf(system, set));
  } catch (error) {
    return refuse(`${folder} cannot be written: ${(error as Error).message}`);
  }
  return { out: `${systems.length * sets.length} files\n`, err: '', code: 0 };
}
