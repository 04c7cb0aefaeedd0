import type { Vec } from '#engine/geometry.ts';
import { printScenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { systemById } from '#rules/registry.ts';

/** Storage key of the puzzles that a reader has played. */
const KEY = 'wallkick-puzzles';
/** Days that are kept: the storage of a device is small. */
const MOST = 400;

/** What a reader said on a day. The board is kept, because a new system can change the list of boards. */
export interface PlayedPuzzle {
  readonly query: string;
  readonly square: Vec;
  /** The id of the game that was asked for. */
  readonly game: string;
}

const isColumn = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 100;

function playedIn(value: unknown): PlayedPuzzle | null {
  const { query, square, game } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof query !== 'string' || typeof game !== 'string' || !Array.isArray(square)) return null;
  const [x, y] = square as readonly unknown[];
  const read = readScenario(query);
  if (!read.ok || !systemById(game) || !isColumn(x) || !isColumn(y)) return null;
  return { query: printScenario(read.value), square: [x, y], game };
}

/** Reads stored puzzles by their days. Storage can hold anything, so what is not understood is left out. */
export function readPlayed(text: string | null): ReadonlyMap<string, PlayedPuzzle> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const entries = Array.isArray(stored) ? (stored as readonly unknown[]) : [];
  return new Map(
    entries.flatMap((entry) => {
      const [day, value] = (Array.isArray(entry) ? entry : []) as readonly unknown[];
      const played = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? playedIn(value) : null;
      return played ? [[day as string, played] as const] : [];
    }),
  );
}

export function storedPuzzles(): ReadonlyMap<string, PlayedPuzzle> {
  try {
    return readPlayed(localStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}

/** Keeps what a reader said on a day, and returns all that is known. */
export function keepPlayed(day: string, played: PlayedPuzzle): ReadonlyMap<string, PlayedPuzzle> {
  // Another tab may have kept some since.
  const all = [...storedPuzzles(), [day, played] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage is blocked; the answer holds until the page is left.
  }
  return new Map(all);
}
