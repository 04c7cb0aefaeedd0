import type { Page } from 'tetris-fumen';
import { contentAt, type Playfield } from '#engine/playfield.ts';
import { readAnnotation, readRemark } from './annotation.ts';
import { boardCode } from './boardCode.ts';
import type { Import } from './conversion.ts';
import { isError, type Remark } from './diagnostic.ts';
import { headerOf, NO_SPAN, type Header, type Item, type Move, type PtnDocument } from './document.ts';
import { decodePages, pieceOf, rowsOf, textOf } from './fumenPages.ts';
import { parsePtn } from './parse.ts';
import { boardOf, startReplay, type Played, type ReplayState } from './game.ts';
import { replayFrom } from './replay.ts';
import { moveOver } from './srs.ts';

const EMPTY: PtnDocument = { headers: [], items: [] };

/** What the first page says when it shows no piece: headers, comments and levels, or any text as a comment. */
function readPrologue(text: string): PtnDocument {
  const { document, remarks } = parsePtn(text);
  const read = !remarks.some(isError) && !document.items.some(({ is }) => is === 'move');
  return read ? document : { headers: [], items: readRemark(text) };
}

/** The document with the board of the first page, unless its headers name one. */
function withBoard(document: PtnDocument, page: Page): PtnDocument {
  const rows = rowsOf(page);
  if (rows === null || headerOf(document, 'Board') !== undefined || !rows.some((row) => row.includes('#')))
    return document;
  const board: Header = { key: 'Board', value: boardCode(boardOf(rows)), span: NO_SPAN };
  return { ...document, headers: [...document.headers, board] };
}

const sameBlocks = (field: Playfield, rows: readonly string[]): boolean =>
  rows.every((row, y) => [...row].every((content, x) => (content === '.') === (contentAt(field, x, y) === '.')));

/** The move without its row where a straight drop leads there, with its clear marked, as it is played. */
function play(
  state: ReplayState,
  move: Move,
): { readonly played: Played | null; readonly remarks: readonly Remark[]; readonly next: ReplayState } {
  const dropped = replayFrom(state, { ...move, bottom: null });
  const step = dropped.played?.bottom === move.bottom ? dropped : replayFrom(state, move);
  return { played: step.played, remarks: step.remarks.filter(isError), next: step.state };
}

/** What keeps a page from being a move, apart from the move itself. */
function faultOf(page: Page, field: Playfield): Pick<Remark, 'code' | 'sentence'> | null {
  const rows = rowsOf(page);
  if (rows === null) return { code: 'E_CONVERT_BOARD', sentence: 'fieldOutside' };
  if (!sameBlocks(field, rows)) return { code: 'E_CONVERT_BOARD', sentence: 'fieldChanged' };
  if (page.flags.rise || page.flags.mirror) return { code: 'E_CONVERT_BOARD', sentence: 'fieldMoved' };
  return page.operation !== undefined && !page.flags.lock ? { code: 'E_CONVERT_EXTRA', sentence: 'notLocked' } : null;
}

/**
 * Reads a fumen, v115 or v110: a move a page, its text as comment. Moves get a row only where they are no straight drop, and their
 * clears are marked. What moves cannot say (a field that changes between pages, a piece that no NES game could place) is reported.
 */
export function readFumen(text: string): Import {
  const span = { start: 0, end: text.length };
  const pages = decodePages(text);
  const [first] = pages ?? [];
  if (pages === null || first === undefined) {
    return { document: EMPTY, remarks: [{ code: 'E_CONVERT_SYNTAX', span, sentence: 'notFumen' }] };
  }
  const opening = withBoard(first.operation === undefined ? readPrologue(textOf(first)) : EMPTY, first);
  const begun = startReplay(opening);
  const items: Item[] = [...opening.items];
  const remarks: Remark[] = [...begun.remarks];
  let { state } = begun;
  let before = '';

  for (const [index, page] of pages.entries()) {
    const values = { what: `page ${index + 1}` };
    const said = textOf(page);
    const news = said === before ? '' : said;
    before = said;
    const fault = faultOf(page, state.game.field);
    if (fault !== null) {
      remarks.push({ ...fault, span, values });
      break;
    }
    const piece = pieceOf(page);
    if (piece === null) {
      if (index > 0) items.push(...readRemark(news));
      continue;
    }
    const move = moveOver(piece.piece, piece.squares);
    if (move === null) {
      remarks.push({ code: 'E_CONVERT_PLACE', span, sentence: 'offBoard', values: { ...values, piece: piece.piece } });
      break;
    }
    const { played, remarks: faults, next } = play(state, move);
    state = next;
    remarks.push(...faults.map((remark) => ({ ...remark, span })));
    if (played === null) break;
    const annotation = readAnnotation(news);
    items.push({ ...played.move, marked: played.cleared, rating: annotation.rating }, ...annotation.items);
  }
  return { document: { headers: opening.headers, items }, remarks };
}
