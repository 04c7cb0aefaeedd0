import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { rowName } from './kickRowName.ts';
import { kickRose, roseReach } from './kickRose.ts';
import type { KickTableData } from './kickTable.ts';

/** Draws the kicks of each row of a table from one point, by the pieces that share them. */
export function kickTablePictures({ sections }: KickTableData, voice: Voice): Pictures {
  const roses = sections.flatMap(({ pieces, rows }) =>
    rows.map((row) => ({
      list: pieces.join(' '),
      head: rowName(row, rows, voice),
      kicks: row.cells.map(({ kick }) => kick),
    })),
  );
  const reach = roseReach(roses);
  return { step: roses.map(({ list, head, kicks }) => ({ ...kickRose([{ kicks }], reach), list, head })) };
}
