import { must } from '#engine/diagnostics.ts';
import type { KickSection, KickTableData } from '#figure/tables/kickTable.ts';
import { rowName } from '#figure/tables/kickRowName.ts';
import { kickTablePictures } from '#figure/tables/kickTablePictures.ts';
import { tableLines, type FigureReport } from '#share/report.ts';
import { formatVec } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { readTable } from './tableQuery.ts';
import { datumText, idlePieces, kickHeads, legends, neverText, rowSense, tableTitle } from './tableTexts.ts';

/** @param known the table with the answers of its searches */
export function report(query: string, voice: Voice, known?: KickTableData): FigureReport {
  const data = known ?? must(readTable(query), query).data;
  const { say, conventions } = voice;
  const idle = idlePieces(data);
  const rowsOf = ({ pieces, rows }: KickSection) =>
    rows.map((row) => ({
      key: '',
      name: [
        ...(data.sections.length > 1 ? [`${pieces.join(' ')},`] : []),
        rowName(row, rows, voice),
        rowSense(row, say),
      ]
        .filter((text) => text !== null)
        .join(' '),
      cells: row.cells.map((cell) => ({
        text: [formatVec(cell.kick, conventions), neverText(cell, pieces, idle, say)].filter(Boolean).join(' '),
      })),
    }));
  const sentence = datumText(data, voice);
  return {
    title: tableTitle(data, voice),
    sentence,
    sentences: [
      sentence,
      ...tableLines({ heads: kickHeads(data, say), rows: data.sections.flatMap(rowsOf) }),
      ...legends(data, say).map(({ who, because }) => `${who} ${because}`),
    ],
    pictures: kickTablePictures(data, voice),
  };
}
