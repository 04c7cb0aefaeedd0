import type { Vec } from '#engine/geometry.ts';
import type { Diagnostic } from '#engine/diagnostics.ts';
import type { Convention } from './conventions.ts';
import type { Difference } from './differences.ts';
import type { TurnPart } from './judge.ts';
import { messageLines, partLines } from './message.ts';
import { placeIn } from './place.ts';
import type { TableReading } from './readTable.ts';
import { agreeing, missingTurns, quarterVerdict } from './verdict.ts';

/** An entry that differs. Vectors are x right, y up, from basic rotation; null where there is none. */
export interface ReportedDifference {
  readonly piece: string;
  readonly turn: string;
  readonly test: number;
  readonly given: Vec | null;
  readonly expected: Vec | null;
  /** Where it is in the text; null for an entry that is not in it. */
  readonly line: number | null;
  readonly column: number | null;
}

interface ReportedPart {
  readonly nearest: readonly { readonly id: string; readonly name: string }[];
  readonly convention: Convention | null;
  readonly entries: number;
  readonly agree: number;
  readonly differ: readonly ReportedDifference[];
  readonly missing: readonly string[];
  readonly message: string;
}

/** What a file is, as JSON. */
export interface TableReport extends ReportedPart {
  readonly file: string;
  readonly unused: readonly { readonly line: number; readonly column: number; readonly text: string }[];
  readonly parts: readonly (ReportedPart & { readonly pieces: string; readonly turns: 'quarter' | 'half' })[];
}

const idsOf = ({ nearest }: Pick<TurnPart, 'nearest'>): ReportedPart['nearest'] =>
  nearest.map(({ id, name }) => ({ id, name }));

const reported = (text: string, own: Difference): ReportedDifference => {
  const { pieces, transition: turn, test, found: given, wanted: expected, place } = own;
  const where = place ? placeIn(text, place.start) : { line: null, column: null };
  return { piece: pieces.join(''), turn, test, given, expected, ...where };
};

const turnTexts = (missing: readonly (readonly string[])[]): readonly string[] => missing.map((own) => own.join(' '));

function partReport(text: string, part: TurnPart): TableReport['parts'][number] {
  const { pieces, turns, convention, entries, differences, asymmetries } = part;
  return {
    pieces: pieces.join(''),
    turns,
    nearest: idsOf(part),
    convention,
    entries,
    agree: agreeing(part),
    differ: [...differences, ...asymmetries].map((own) => reported(text, own)),
    missing: turnTexts(missingTurns(part)),
    message: partLines(text, part)
      .map(({ sentence }) => sentence)
      .join('\n'),
  };
}

/**
 * The report of a table as plain data, which `npx wallkick table --json` prints. Its own fields are about the quarter rotations.
 * @param file the name that the report has
 * @param text what `readTable` read
 * @example
 * import { readTable, reportOf } from 'wallkick/table';
 *
 * const text = '"T 0->1": [[0, 0], [1, 0], [-1, 1], [0, -2], [-1, -2]]';
 * const read = readTable(text);
 * read.ok ? reportOf('kicks.json', text, read.value).differ.map(({ test }) => test) : []; // → [2]
 */
export function reportOf(file: string, text: string, reading: TableReading): TableReport {
  const { entries, agree, differences, missing } = quarterVerdict(reading);
  const { y, x, order, datum, kind } = reading.convention;
  return {
    file,
    nearest: idsOf(reading),
    convention: { y, x, order, datum, kind },
    entries,
    agree,
    differ: differences.map((own) => reported(text, own)),
    missing: turnTexts(missing),
    unused: reading.unused.map(({ start, text: own }) => ({ ...placeIn(text, start), text: own })),
    parts: reading.parts.map((part) => partReport(text, part)),
    message: messageLines(text, reading).join('\n'),
  };
}

/** The report of a text without a table. */
export const unreadReport = (file: string, diagnostics: readonly Diagnostic[]): TableReport => ({
  file,
  nearest: [],
  convention: null,
  entries: 0,
  agree: 0,
  differ: [],
  missing: [],
  unused: [],
  parts: [],
  message: diagnostics.map(({ sentence }) => sentence).join('\n'),
});
