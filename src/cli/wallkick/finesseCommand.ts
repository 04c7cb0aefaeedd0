import { FINESSE_KEYS, keysOf, type FinesseKey } from '#analysis/finesse.ts';
import { finesseData } from '#data/finesseData.ts';
import { BOARD_LIMITS, parseBoard } from '#engine/boardText.ts';
import { PIECES } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { readArguments, refuse, type Said } from './command.ts';
import { systemArgument } from './systemArgument.ts';

const [LEAST, MOST] = BOARD_LIMITS.columns;

export const USAGE = `Usage: npx wallkick finesse --system ID [--width N | --board ROWS] [--keys KEYS] [--json]

  Finds the fewest keys that bring each piece from its spawn to each placement. Keys act one after the other, without
  gravity; the piece then drops straight down, which is not counted.

  --system ID    ${SYSTEMS.map(({ id }) => id).join(', ')},
                 or one with rows of your own, as links have it: srs-guideline~I01:-2_0;1_0
  --width N      columns of an empty field, ${LEAST} to ${MOST}; 10 without it
  --board ROWS   the blocks, top row first: "#...######/##..######"
  --keys KEYS    some of ${FINESSE_KEYS.join(' ')}; taps, holds and quarter turns without it
                 l r tap, L R hold to the wall, < > turn, 2 half turn, d drop softly to the ground, ( ) turns that
                 are held before the piece enters, which are not counted
  --json         every placement with all its shortest ways; squares count from 0 at the lower left

  Without --json, each state has a line of counts by the leftmost column of the piece; - is out of reach.

Exit 0, or 2 if the arguments cannot be read.`;

const OPTIONS = {
  system: { type: 'string' },
  width: { type: 'string' },
  board: { type: 'string' },
  keys: { type: 'string' },
  json: { type: 'boolean' },
} as const;

function boardOf(width: string | undefined, board: string | undefined): Playfield | string {
  if (board !== undefined) {
    const rows = parseBoard(board);
    return rows.ok ? playfield({ width: rows.value[0]!.length, rows: rows.value }) : rows.diagnostics[0]!.sentence;
  }
  const columns = Number(width ?? 10);
  if (!Number.isInteger(columns) || columns < LEAST || columns > MOST)
    return `--width is a whole number from ${LEAST} to ${MOST}, not "${width}".`;
  return playfield({ width: columns });
}

function asText({ total, pieces }: ReturnType<typeof finesseData>): string {
  const lines = PIECES.flatMap((piece) => {
    const [places, sum, largest] = total[piece];
    const states = Object.entries(pieces[piece].states).map(
      ([state, counts]) => `  ${state}  ${counts.map((count) => count ?? '-').join(' ')}`,
    );
    return [`${piece}  ${places} placements, ${sum} keys, ${largest} at most`, ...states];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Finds the fewest keys of a system. `args` are those of the command line. */
export function finesseCommand(args: readonly string[]): Said {
  const given = readArguments({ args, options: OPTIONS });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const { system: id, width, board: rows, keys, json } = given.values;
  if (id === undefined) return refuse(`Name a system with --system.\n${USAGE}`);
  const system = systemArgument(id);
  if (typeof system === 'string') return refuse(system);
  const board = boardOf(width, rows);
  if (typeof board === 'string') return refuse(board);
  const letters = [...(keys ?? keysOf(system).join(''))].filter((letter) => letter !== ' ');
  const unknown = letters.find((letter) => !(FINESSE_KEYS as readonly string[]).includes(letter));
  if (unknown !== undefined) return refuse(`"${unknown}" is not a key; keys are ${FINESSE_KEYS.join(' ')}.`);
  const data = finesseData(system, board, letters as FinesseKey[]);
  return { out: json === true ? `${JSON.stringify(data)}\n` : asText(data), err: '', code: 0 };
}
