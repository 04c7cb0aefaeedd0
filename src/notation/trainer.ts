import { NO_REMARKS, type Export, type Import } from './conversion.ts';
import { isError, type Remark } from './diagnostic.ts';
import type { Item, Move, PtnDocument } from './document.ts';
import { parsePtn } from './parse.ts';
import { placementText } from './print.ts';
import { replay } from './replay.ts';

const isBare = (item: Item): boolean =>
  item.is === 'broken' || (item.is === 'move' && item.bottom === null && item.marked === 0 && item.rating === null);

/**
 * Reads what Tetris Trainer shows: placements parted by blanks or line ends, `Tu-456 S-67`. The `*` of its older versions marks a tuck
 * or spin, whose row the text does not give.
 */
export function readTrainer(text: string): Import {
  const { document, remarks } = parsePtn(text);
  const faults = remarks.filter(isError).map((remark): Remark => {
    const { start } = remark.span;
    return remark.code === 'E_UNEXPECTED_TEXT' && text[start] === '*'
      ? { code: 'E_CONVERT_ROW', span: remark.span, sentence: 'rowMissing' }
      : remark;
  });
  const others = [...document.headers, ...document.items.filter((item) => !isBare(item))];
  const extra = others.map(({ span }): Remark => ({ code: 'E_CONVERT_EXTRA', span }));
  return { document: { headers: [], items: document.items }, remarks: [...faults, ...extra] };
}

/** The placements of a document as trainer text. A row can only be left out where a straight drop leads to it. */
export function writeTrainer(document: PtnDocument): Export {
  const moves = document.items.filter((item): item is Move => item.is === 'move');
  const { played } = replay(document);
  const remarks = moves.flatMap((move, index): readonly Remark[] => {
    if (move.bottom === null) return [];
    const known = played[index];
    const values = { move: placementText(move) };
    if (known === undefined) return [{ code: 'E_CONVERT_ROW', span: move.span, values, sentence: 'rowUnknown' }];
    return known.straight === known.bottom ? [] : [{ code: 'E_CONVERT_ROW', span: move.span, values }];
  });
  if (remarks.length > 0) return { text: null, remarks };
  return { text: `${moves.map(placementText).join(' ')}\n`, remarks: NO_REMARKS };
}
