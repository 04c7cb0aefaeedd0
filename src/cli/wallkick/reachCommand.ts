import { reachCounts } from '#analysis/reachCounts.ts';
import { PIECES } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { readBoards, type NamedBoard } from './boardsFile.ts';
import { readArguments, refuse, type Said } from './command.ts';
import { systemArgument } from './systemArgument.ts';

export const USAGE = `Usage: npx wallkick reach --system ID FILE.json

  Counts what each piece can reach on boards, under one rotation system, and prints JSON:
  { "NAME": { "placements": { "I": n, … }, "lockPoses": { … } } }

  FILE.json       - is standard input: { "boards": [{ "name": "…", "rows": ["bottom row first", …] }] }
                  rows of 10 characters, . empty and # filled; no ceiling but the system's own
  --system ID     ${SYSTEMS.map(({ id }) => id).join(', ')},
                  or one with rows of your own, as links have it: srs-guideline~I01:-2_0;1_0

  Placements are different sets of squares from which the piece cannot move down, lock poses different orientations
  and positions of that kind. The piece enters as the system says; it is moved by columns, down by rows, and turned
  by quarters with kicks. The O is not turned.

Exit 0, or 2 if the file cannot be read or has faults.`;

const byPiece = (count: (piece: (typeof PIECES)[number]) => number) =>
  Object.fromEntries(PIECES.map((piece) => [piece, count(piece)]));

function countsOn(system: RotationSystem, { field }: NamedBoard) {
  const counts = new Map(PIECES.map((piece) => [piece, reachCounts(system, field, piece)]));
  return {
    placements: byPiece((piece) => counts.get(piece)!.placements),
    lockPoses: byPiece((piece) => counts.get(piece)!.lockPoses),
  };
}

/** Counts reachable placements on the boards of a file. `args` are those of the command line. */
export async function reachCommand(args: readonly string[], read: (file: string) => Promise<string>): Promise<Said> {
  const given = readArguments({ args, options: { system: { type: 'string' } }, allowPositionals: true });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const { values, positionals } = given;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return refuse(`Name one file of boards.\n${USAGE}`);
  if (values.system === undefined) return refuse(`Name a system with --system.\n${USAGE}`);
  const system = systemArgument(values.system);
  if (typeof system === 'string') return refuse(system);
  let text: string;
  try {
    text = await read(file);
  } catch (error) {
    return refuse(`${file} cannot be read: ${(error as Error).message}`);
  }
  const boards = readBoards(text);
  if (!boards.ok) {
    const lines = boards.faults.map(({ code, place, sentence }) => `${file}: ${place}: ${code}: ${sentence}\n`);
    return { out: '', err: lines.join(''), code: 2 };
  }
  const result = Object.fromEntries(boards.value.map((board) => [board.name, countsOn(system, board)]));
  return { out: `${JSON.stringify(result, null, 2)}\n`, err: '', code: 0 };
}
