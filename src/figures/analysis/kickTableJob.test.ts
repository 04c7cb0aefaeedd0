import { describe, expect, test } from 'vitest';
import { finished, runJob } from '#analysis/job.ts';
import { systemById } from '#rules/registry.ts';
import { isPartlyLooked } from '#figure/tables/kickTable.ts';
import { kickTableData, kickTableJob, shownGroups } from '#figure/tables/kickTableData.ts';
import { tellingJob } from '../checker/tableJobs.ts';

const positions = (count: number) => ({ positions: count, milliseconds: Infinity });
// A reader's table of six kicks is short enough for a complete search, to compare with.
const own = systemById('srs-guideline~T01:2_1;-3_0;0_-2;1_2;-1_3;3_3')!;

describe('a kick table that is not looked at to the end', () => {
  const whole = kickTableData(own, shownGroups(own));

  test('has all its kicks before it is looked at', () => {
    const table = kickTableJob(own, shownGroups(own)).value();
    expect(isPartlyLooked(table)).toBe(true);
    expect(isPartlyLooked(whole)).toBe(false);
    expect(table.sections.map(({ rows }) => rows.map(({ cells }) => cells.map(({ kick }) => kick)))).toEqual(
      whole.sections.map(({ rows }) => rows.map(({ cells }) => cells.map(({ kick }) => kick))),
    );
    expect(
      table.sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap(({ never }) => never))),
    ).toEqual([]);
  });

  test.each([0, 300, 3000, 30_000])(
    'says "never" of no kick that can win, and names what is missing, after %i positions',
    (count) => {
      const job = kickTableJob(own, shownGroups(own));
      for (const _progress of runJob(job, positions(count), () => 0));
      const table = job.value();
      table.sections.forEach(({ rows, pieces }, section) =>
        rows.forEach(({ cells }, row) =>
          cells.forEach(({ never, notLookedAt = [], shows }, index) => {
            const known = whole.sections[section]!.rows[row]!.cells[index]!;
            for (const piece of pieces) {
              if (never.includes(piece)) expect(known.never).toContain(piece);
              if (notLookedAt.includes(piece)) continue;
              expect(never.includes(piece)).toBe(known.never.includes(piece));
              expect(shows[piece] === undefined).toBe(known.shows[piece] === undefined);
            }
          }),
        ),
      );
    },
  );
});

test('a search for a telling board names the turns that it did not come to the end of', () => {
  const other = systemById('srs-guideline')!;
  const turns = [
    ['T', '0>>1'],
    ['T', '1>>2'],
  ] as const;
  const ask = () => tellingJob(own, other, { turns, stepped: null });
  const stopped = ask();
  for (const _progress of runJob(stopped, positions(0), () => 0));
  // Both systems try the same squares at 1>>2, which takes no search.
  expect(stopped.value()).toEqual({ compared: null, pair: null, stepped: null, notLookedAt: [['T', '0>>1']] });
  const { compared, notLookedAt } = finished(ask());
  expect(compared).toMatch(/^systems=srs-guideline~T01:\S+,srs-guideline piece=T from=0 /);
  expect(notLookedAt).toEqual([]);
});
