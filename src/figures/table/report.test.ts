import { test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { expectTexts, voice } from '../testing/reports.ts';
import { kickTableData, shownGroups } from '#figure/tables/kickTableData.ts';
import { report } from './report.ts';

const tableOf = (id: string) => kickTableData(systemById(id)!, shownGroups(systemById(id)!));

test.each([
  [
    'kicks-of-srs',
    'srs-guideline',
    [/0>>1 cw: .*Test 3 \(-1, 1\);.*Test 5 \(-1, -2\)$/m, /^Never for T: if this kick fits the piece, /m],
  ],
  // The rows are ordered by the side of the button.
  ['kicks-of-dtet', 'dtet', [/(left|right).*: .*Test 2 \(/m]],
] as const)('a kick table reports its rows: %s', (_name, id, holds) =>
  expectTexts(report(`system=${id}`, voice, tableOf(id)), holds),
);
