import { playfield, type Playfield } from '#engine/playfield.ts';

export interface NamedBoard {
  readonly name: string;
  readonly field: Playfield;
}

/** A fault in the file: its code, its place, and the allowed values. */
export interface Fault {
  readonly code: 'json' | 'boards' | 'name' | 'rows' | 'row';
  /** A path in JavaScript notation: `boards[2].rows[0]`. */
  readonly place: string;
  readonly sentence: string;
}

export type BoardsRead =
  | { readonly ok: true; readonly value: readonly NamedBoard[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const COLUMNS = 10;
const MOST_ROWS = 40;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads `{ "boards": [{ "name", "rows": [bottom row first] }] }` and reports every fault in it. */
export function readBoards(text: string): BoardsRead {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return { ok: false, faults: [{ code: 'json', place: 'file', sentence: `Not JSON: ${(error as Error).message}.` }] };
  }
  if (!isObject(value) || !Array.isArray(value['boards'])) {
    const sentence = 'The file must hold an object with a list "boards".';
    return { ok: false, faults: [{ code: 'boards', place: 'file', sentence }] };
  }
  const given: readonly unknown[] = value['boards'];
  const names = given.map((board) => (isObject(board) ? board['name'] : undefined));
  const faults = given.flatMap((board, index) => [
    ...nameFaults(names, index),
    ...rowFaults(isObject(board) ? board['rows'] : undefined, `boards[${index}].rows`),
  ]);
  if (faults.length > 0) return { ok: false, faults };
  const boards = given as readonly { readonly name: string; readonly rows: readonly string[] }[];
  return { ok: true, value: boards.map(({ name, rows }) => ({ name, field: playfield({ rows }) })) };
}

function nameFaults(names: readonly unknown[], index: number): readonly Fault[] {
  const name = names[index];
  const place = `boards[${index}].name`;
  if (typeof name !== 'string' || name === '')
    return [{ code: 'name', place, sentence: 'Every board needs a name, a text that is not empty.' }];
  if (names.indexOf(name) < index)
    return [{ code: 'name', place, sentence: `"${name}" is the name of an earlier board; every board needs its own.` }];
  return [];
}

function rowFaults(rows: unknown, place: string): readonly Fault[] {
  if (!Array.isArray(rows) || rows.length > MOST_ROWS)
    return [{ code: 'rows', place, sentence: `Rows are a list of 0 to ${MOST_ROWS} texts, bottom row first.` }];
  return (rows as readonly unknown[]).flatMap((row, y) =>
    typeof row === 'string' && row.length === COLUMNS && /^[.#]*$/.test(row)
      ? []
      : [
          {
            code: 'row',
            place: `${place}[${y}]`,
            sentence: `${JSON.stringify(row)} is not a row; rows are ${COLUMNS} characters, . for empty and # for filled.`,
          },
        ],
  );
}
