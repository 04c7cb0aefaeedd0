import type { Remark } from './diagnostic.ts';
import { headerOf, type PtnDocument } from './document.ts';
import { readBoardCode } from './boardCode.ts';

/** What a game begins with. */
export interface Start {
  /** From the bottom up; null when the text names a board that cannot be read. */
  readonly rows: readonly string[] | null;
  readonly lines: number;
  readonly score: number;
  readonly remarks: readonly Remark[];
}

/** Reads the headers `Board`, `Lines` and `Score`, with which a fragment starts in mid-game. */
export function readStart(document: PtnDocument): Start {
  const remarks: Remark[] = [];

  const numberOf = (key: string): number => {
    const header = headerOf(document, key);
    if (header === undefined) return 0;
    if (/^\d{1,9}$/.test(header.value)) return Number(header.value);
    remarks.push({ code: 'E_HEADER_VALUE', span: header.span, values: { key } });
    return 0;
  };

  const rowsOf = (): readonly string[] | null => {
    const header = headerOf(document, 'Board');
    if (header === undefined) return [];
    const rows = readBoardCode(header.value);
    if (rows !== null && rows.every((row) => row.includes('.'))) return rows;
    remarks.push({ code: 'E_HEADER_VALUE', span: header.span, sentence: rows === null ? 'boardValue' : 'boardFull' });
    return null;
  };

  return { rows: rowsOf(), lines: numberOf('Lines'), score: numberOf('Score'), remarks };
}
