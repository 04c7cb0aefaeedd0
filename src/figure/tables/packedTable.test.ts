import { expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { kickTableData, shownGroups } from './kickTableData.ts';
import { packedTable, unpackedTable } from './packedTable.ts';

// Systems with rows by transition, by button side, with rules that look below, and with few kicks.
test.each(['srs-guideline', 'dtet', 'ars-tgm', 'sega'])('the table of %s comes back as it was', (id) => {
  const system = systemById(id)!;
  const data = kickTableData(system, shownGroups(system));
  const text = packedTable(data);
  expect(unpackedTable(text)).toEqual(data);
  expect(text.length).toBeLessThan(JSON.stringify(data).length);
});

test('rows of another width and of pieces stay as they are', () => {
  const data = kickTableData(systemById('sega')!, shownGroups(systemById('sega')!));
  const [section] = data.sections;
  const shows = { T: 'from=0 at=3,1 turn=cw height=22 board=#........./TT........../......#...' };
  const cells = [{ kick: [0, 0], never: [], shows }] as const;
  const one = { ...data, sections: [{ ...section!, rows: [{ ...section!.rows[0]!, cells }] }] };
  expect(unpackedTable(packedTable(one))).toEqual(one);
});
