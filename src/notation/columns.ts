import type { Import } from './conversion.ts';
import type { Remark } from './diagnostic.ts';
import { moveAt, type BrokenMove, type Item, type Move, type PtnDocument } from './document.ts';
import { columnDigits, FORMS } from './forms.ts';
import { placementText } from './print.ts';
import { startReplay, type ReplayState } from './game.ts';
import { replayFrom } from './replay.ts';
import { holesIn } from './surface.ts';
import { readTrainer } from './trainer.ts';

/** The moves that a piece with its columns and no direction can stand for: `T-456` is `Td-456` or `Tu-456`. */
function meanings({ text, span }: BrokenMove): readonly Move[] {
  const match = /^([TLJ])-(\d+)$/.exec(text);
  if (match === null) return [];
  const [, piece, columns = ''] = match;
  const left = (Number(columns[0]) + 9) % 10;
  return FORMS.filter((form) => form.piece === piece && columnDigits(form, left) === columns).map((form) => ({
    ...moveAt(form, left, null),
    span,
  }));
}

/** Empty squares that are covered after a move; more than any board has where the move cannot be made. */
function holesAfter(state: ReplayState, move: Move): number {
  const { played } = replayFrom(state, move);
  return played === null ? Infinity : holesIn(played.after.field);
}

/**
 * Reads placements that name only the columns, `T-456`, as nestris.org shows them. Of two directions that cover the same columns the
 * one that leaves fewer holes is taken, with a warning that names both.
 */
export function readColumns(text: string): Import {
  const { document, remarks } = readTrainer(text);
  const items: Item[] = [];
  const warnings: Remark[] = [];
  const settled = new Set<number>();
  let { state } = startReplay(document);
  for (const item of document.items) {
    const choices = item.is === 'broken' ? meanings(item) : [];
    const [likely] = [...choices].sort((a, b) => holesAfter(state, a) - holesAfter(state, b));
    const read = likely ?? item;
    if (likely !== undefined) {
      const { span } = likely;
      settled.add(span.start);
      const others = choices.filter((choice) => choice !== likely).map(placementText);
      const values = { move: placementText(likely), other: others.join(' or ') };
      warnings.push({ code: 'W_CONVERT_AMBIGUOUS', span, values });
    }
    items.push(read);
    ({ state } = replayFrom(state, read));
  }
  // The direction that is missing stands right behind the piece; without it the number of columns is not judged otherwise.
  const rest = remarks.filter(({ code, span }) => !(code === 'E_ORIENTATION_MISSING' && settled.has(span.start - 1)));
  const read: PtnDocument = { headers: document.headers, items };
  return { document: read, remarks: [...rest, ...warnings] };
}
