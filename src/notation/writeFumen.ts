import type { EncodePage } from 'tetris-fumen';
import { annotationTexts, type Annotation } from './annotation.ts';
import { NO_REMARKS, type Export } from './conversion.ts';
import { isError, type Remark } from './diagnostic.ts';
import { NO_SPAN, type Item, type Move, type PtnDocument } from './document.ts';
import { encodePages, fitsPage, pageOf } from './fumenPages.ts';
import { moveText, printPtn } from './print.ts';
import { replay } from './replay.ts';

/** A move with what is said about it: everything up to the next move. */
interface Annotated {
  readonly move: Move;
  readonly annotation: Annotation;
}

/** What stands before the first move, and the moves with what follows them. */
function divide(items: readonly Item[]): { readonly before: readonly Item[]; readonly moves: readonly Annotated[] } {
  const starts = items.flatMap((item, index) => (item.is === 'move' ? [index] : []));
  return {
    before: items.slice(0, starts[0] ?? items.length),
    moves: starts.map((start, index) => {
      const move = items[start] as Move;
      return {
        move,
        annotation: { rating: move.rating, items: items.slice(start + 1, starts[index + 1] ?? items.length) },
      };
    }),
  };
}

/** A page inherits its text where that does not change, so the same words are written in another way. */
const pageText = (annotation: Annotation, before: string): string =>
  annotationTexts(annotation).find((text) => !text.startsWith('#Q=') && (text !== before || text === '')) ?? '';

/**
 * A document as fumen v115: a page without a piece for headers, given board and what precedes the first move, then a page a move with
 * its rating, comments and levels.
 */
export function writeFumen(document: PtnDocument): Export {
  const { start, played, remarks } = replay(document);
  const faults = remarks.filter(isError);
  if (faults.length > 0) return { text: null, remarks: faults };

  const { before, moves } = divide(document.items);
  const prologue = printPtn({ headers: document.headers, items: before }).trimEnd();
  const pages: EncodePage[] = [];
  let text = '';
  let { field } = start;
  if (prologue !== '' || field.rows.length > 0 || moves.length === 0) {
    text = prologue;
    pages.push(pageOf(field, null, text));
  }
  const tooLong: Remark[] = fitsPage(text)
    ? []
    : [{ code: 'E_CONVERT_EXTRA', span: NO_SPAN, sentence: 'prologueLong' }];
  moves.forEach(({ move, annotation }, index) => {
    const { placement, after } = played[index]!;
    text = pageText(annotation, text);
    const values = { move: moveText(move) };
    if (!fitsPage(text)) tooLong.push({ code: 'E_CONVERT_EXTRA', span: move.span, sentence: 'commentLong', values });
    pages.push(pageOf(field, placement, text));
    field = after.field;
  });
  return tooLong.length > 0
    ? { text: null, remarks: tooLong }
    : { text: `${encodePages(pages)}\n`, remarks: NO_REMARKS };
}

/**
 * A document as a fumen quiz: a page a move, the first with the pieces to come, no piece held. Whoever opens it is shown the queue
 * and what is left of it; headers, ratings and comments are left out.
 */
export function writeFumenQueue(document: PtnDocument): Export {
  const { start, played, remarks } = replay(document);
  const faults = remarks.filter(isError);
  if (faults.length > 0) return { text: null, remarks: faults };
  const [first = '', ...next] = played.map(({ placement }) => placement.piece);
  const queue = `#Q=[](${first})${next.join('')}`;
  if (!fitsPage(queue))
    return { text: null, remarks: [{ code: 'E_CONVERT_EXTRA', span: NO_SPAN, sentence: 'queueLong' }] };
  const fields = [start, ...played.map(({ after }) => after)].map(({ field }) => field);
  const pages = played.map(({ placement }, index) => pageOf(fields[index]!, placement, index === 0 ? queue : null));
  return { text: `${encodePages(pages.length > 0 ? pages : [pageOf(start.field, null, '')])}\n`, remarks: NO_REMARKS };
}
