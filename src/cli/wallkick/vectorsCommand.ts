import { basename } from 'node:path';
import type { RotationSystem } from '#engine/system.ts';
import { programById, PROGRAMS, readingsOf, type Program } from '#rules/programs.ts';
import { readingNames, withReadings } from '#rules/readings.ts';
import { systemById } from '#rules/registry.ts';
import { unknownSystem } from './systemArgument.ts';
import { checkVector, startOf } from '#data/vectorCheck.ts';
import { readVectors } from '#data/vectorLines.ts';
import { readArguments } from './command.ts';

export const USAGE = `Usage: npx wallkick vectors FILE… [--system ID] [--reading NAME]… [--program NAME]

  FILE            reference vectors, one JSON object a line; the file's name up to its first dot names the system;
                  - is standard input
  --system ID     takes this system for every file
  --reading NAME  answers an open question the other way; may be given several times
  --program NAME  takes the readings of a program and compares with its own results where a line has them

Exit 0 if all lines pass, 1 if one fails, 2 if a file cannot be used.`;

/** Result of the command: lines for standard output and standard error, and the exit code. */
export interface VectorsReport {
  readonly out: readonly string[];
  readonly err: readonly string[];
  /** 0 all passed, 1 some failed, 2 bad usage or bad input. */
  readonly code: 0 | 1 | 2;
}

/** Ends the command at any depth. `vectorsCommand` catches it. */
class Stop extends Error {}

function stop(because: string): never {
  throw new Stop(because);
}

const list = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

/** The system and the readings for a check. */
interface Choice {
  readonly id: string | undefined;
  readonly readings: readonly string[];
  readonly program: Program | null;
}

const OPTIONS = {
  system: { type: 'string' },
  reading: { type: 'string', multiple: true },
  program: { type: 'string' },
} as const;

function givenIn(args: readonly string[]) {
  const given = readArguments({ args, options: OPTIONS, allowPositionals: true });
  if (typeof given === 'string') return stop(`${given}\n${USAGE}`);
  const { values, positionals } = given;
  return positionals.length > 0 ? { ...values, files: positionals } : stop(`Name a file.\n${USAGE}`);
}

/** Returns the system for a file: the named one, else that of the file name. */
function systemOf(file: string, { id, readings, program }: Choice): RotationSystem {
  const wanted = id ?? basename(file).split('.')[0]!;
  const system =
    systemById(wanted) ??
    stop(
      id === undefined
        ? `${file}: its name does not begin with a rotation system; give one with --system. ${unknownSystem(wanted)}`
        : unknownSystem(wanted),
    );
  for (const name of readings) {
    if (readingNames(system).includes(name)) continue;
    stop(`"${name}" is not a reading of ${wanted}; it has ${list(readingNames(system))}.`);
  }
  return withReadings(system, [...readings, ...(program === null ? [] : readingsOf(program, system))]);
}

/** Returns the vectors of a file with their starting placements. */
function readFile(file: string, choice: Choice, read: (file: string) => string) {
  let text: string;
  try {
    text = read(file);
  } catch (error) {
    return stop(`${file} cannot be read: ${(error as Error).message}`);
  }
  const reading = readVectors(text);
  if (reading.is === 'malformed') return stop(`${file}, line ${reading.line}: ${reading.because}.`);
  const system = systemOf(file, choice);
  const starts = reading.vectors.map((vector) => {
    const { line, piece, from } = vector;
    const start = startOf(system, vector);
    const fault = `"before" is not a ${piece} in state ${from} of ${system.id}`;
    return start === null ? stop(`${file}, line ${line}: ${fault}.`) : { vector, start };
  });
  return { file, system, starts };
}

function run(args: readonly string[], read: (file: string) => string): VectorsReport {
  const { files, system: id, reading: readings = [], program: name } = givenIn(args);
  const program =
    name === undefined
      ? null
      : (programById(name) ?? stop(`"${name}" is not a program; known are ${list(PROGRAMS.map(({ id }) => id))}.`));
  // All input is read before the check, so that a fault in the last file does not follow half a report.
  const inputs = files.map((file) => readFile(file, { id, readings, program }, read));
  const out: string[] = [];
  let passed = 0;
  for (const { file, system, starts } of inputs) {
    for (const { vector, start } of starts) {
      const found = checkVector(system, vector, start, program);
      if (found.length === 0) passed++;
      else out.push(`${file}, line ${vector.line}, id ${vector.id}: ${found.join('; ')}`);
    }
  }
  const failed = out.length;
  out.push(`${passed} passed, ${failed} failed`);
  return { out, err: [], code: failed > 0 ? 1 : 0 };
}

/** Checks vector files. `args` are those of the command line. */
export function vectorsCommand(args: readonly string[], read: (file: string) => string): VectorsReport {
  try {
    return run(args, read);
  } catch (error) {
    if (error instanceof Stop) return { out: [], err: [error.message], code: 2 };
    throw error;
  }
}
