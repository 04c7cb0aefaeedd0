import type { PtnDiagnostic } from './diagnostic.ts';
import { moveAt, RATINGS, type Header, type Item, type PtnDocument } from './document.ts';
import { FORMS } from './forms.ts';
import { lockMove, passItem, stop, type MoveEnd, type ReplayState, type MoveStep } from './game.ts';
import { lineTable } from './lines.ts';
import type { ReadGame } from './readGame.ts';
import { startRecording } from './gameRecord.ts';

/** A move: its place in the text, number of its form, leftmost column, row it names (-1 for none), mark, number of its rating (-1). */
type SheetMove = readonly [
  start: number,
  end: number,
  form: number,
  left: number,
  row: number,
  marked: number,
  rating: number,
];
/** Where it ends, and where a straight drop would (-1 where the columns are closed). */
type SheetLanding = readonly [bottom: number, straight: number];
type SheetItem = SheetMove | Exclude<Item, { readonly is: 'move' }>;

/**
 * A game that has been read, judged and played, as plain data. A page brings it along, so that a viewer shows the game without the
 * code that reads notation and looks for ways into the stack.
 */
export interface GameSheet {
  readonly text: string;
  readonly headers: readonly Header[];
  readonly items: readonly SheetItem[];
  /** Of the moves that were played, in order. */
  readonly landings: readonly SheetLanding[];
  readonly diagnostics: readonly PtnDiagnostic[];
}

const orNone = (value: number | null): number => value ?? -1;
const orNull = (value: number): number | null => (value < 0 ? null : value);

export function sheetOf({ text, record, diagnostics }: ReadGame): GameSheet {
  const { headers, items } = record.document;
  return {
    text,
    headers,
    items: items.map((item): SheetItem => {
      if (item.is !== 'move') return item;
      const { span, form, left, bottom, marked, rating } = item;
      const rated = rating === null ? -1 : RATINGS.indexOf(rating);
      return [span.start, span.end, FORMS.indexOf(form), left, orNone(bottom), marked, rated];
    }),
    landings: Array.from({ length: record.length }, (_, index): SheetLanding => {
      const { bottom, straight } = record.at(index + 1).played!;
      return [bottom, orNone(straight)];
    }),
    diagnostics,
  };
}

const isMove = (item: SheetItem): item is SheetMove => Array.isArray(item);

function itemOf(item: SheetItem): Item {
  if (!isMove(item)) return item;
  const [start, end, form, left, row, marked, rating] = item;
  return { ...moveAt(FORMS[form]!, left, orNull(row)), marked, rating: RATINGS[rating] ?? null, span: { start, end } };
}

/** The game of a sheet, as it was when the sheet was written. */
export function openSheet({ text, headers, items, landings, diagnostics }: GameSheet): ReadGame {
  const document: PtnDocument = { headers, items: items.map(itemOf) };
  const known = landings.map(([bottom, straight]): MoveEnd => ({ bottom, straight: orNull(straight) }));
  const play = (state: ReplayState, item: Item): MoveStep => {
    if (item.is !== 'move') return passItem(state, item);
    const landing = known[state.game.moves];
    return landing === undefined || state.stopped ? stop(state) : lockMove(state, item, landing);
  };
  const recording = startRecording(document, play);
  recording.advance(Infinity);
  return { text, lines: lineTable(text), record: recording.result(), diagnostics };
}
