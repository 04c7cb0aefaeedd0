import { parseArgs } from 'node:util';
import { VECTOR_FORMATS, VECTOR_SETS, vectorFile, vectorText, type VectorSet } from '#data/conformance.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import type { Said } from './ptnCommand.ts';

/** The stepper of a site that `npm start` serves. */
const STEPPER = 'http://localhost:4321/lab/stepper/';

const USAGE = `Usage: npm run --silent conformance -- [--system ID] [--set small|random] [--format jsonl|tsv] [--out FOLDER]

  Writes conformance vectors, one a line: a board, a turn, and what the system makes of it.

  --system ID      only this system; all of them unless told otherwise
  --set NAME       small: one board for each outcome that can happen; random: crowded boards. Both unless told otherwise
  --format NAME    jsonl: JSON Lines, unless told otherwise; tsv: columns that tabs separate, for the runners
  --stepper URL    the stepper that links of runners lead to; ${STEPPER} unless told otherwise
  --out FOLDER     writes ID.SET.FORMAT into that folder; without it one system and one set are to be named, and the
                   lines go to standard output`;

const refuse = (because: string): Said => ({ out: '', err: `${because}\n`, code: 2 });

const known = (names: readonly string[]): string => `known are ${names.join(', ')}`;

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { system: text, set: text, format: text, stepper: text, out: text };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

/** Writes conformance files. `args` are those of the command line. */
export function conformanceCommand(
  args: readonly string[],
  write: (folder: string, file: string, text: string) => void,
): Said {
  const given = readArguments(args);
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const { system: id, set: name, format: ending = 'jsonl', stepper = STEPPER, out: folder } = given;
  const systems = id === undefined ? SYSTEMS : SYSTEMS.filter((system) => system === systemById(id));
  const sets = name === undefined ? VECTOR_SETS : VECTOR_SETS.filter((set) => set === name);
  if (systems.length === 0)
    return refuse(`"${id}" is not a rotation system; ${known(SYSTEMS.map((system) => system.id))}.`);
  if (sets.length === 0) return refuse(`"${name}" is not a set; ${known(VECTOR_SETS)}.`);
  const format = VECTOR_FORMATS.find((one) => one === ending);
  if (format === undefined) return refuse(`"${ending}" is not a format; ${known(VECTOR_FORMATS)}.`);
  const textOf = (system: RotationSystem, set: VectorSet): string => vectorText(system, set, format, stepper);
  if (folder === undefined) {
    const [system, set] = [systems[0]!, sets[0]!];
    if (systems.length > 1 || sets.length > 1)
      return refuse(`One system and one set are to be named, or a folder.\n${USAGE}`);
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
