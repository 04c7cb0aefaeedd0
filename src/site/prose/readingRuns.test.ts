import { describe, expect, it } from 'vitest';
import { errata } from '#claims/errata.ts';
import { readingRuns } from '#widgets/readingRuns.ts';

const runnable = errata.flatMap(({ id, kind, run }) => (run ? [{ id, kind, run }] : []));

describe('the boards of errata', () => {
  it.each(runnable.filter(({ run }) => run.reading !== null))(
    '$id ends differently under its two readings',
    ({ run }) => {
      const [ruling, other] = readingRuns(run, run.page);
      expect(other?.reading).toBe(run.reading);
      expect(other?.outcome).not.toBe(ruling?.outcome);
    },
  );

  it('are given for every open question of ARS', () => {
    const open = errata.filter(({ kind, source }) => kind === 'disagreement' && source === 'ars-wiki');
    expect(open.map(({ id }) => id)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5', 'D9']);
    for (const { run } of open) expect(run?.reading).toMatch(/^[a-z-]+$/);
  });

  // Specification, section 4: who does what.
  it.each([
    ['D1', ['fail', 'test 2']],
    ['D2', ['test 2', 'fail']],
    ['D3', ['fail', 'test 2']],
    ['D4', ['test 4', 'fail']],
    ['D5', ['test 4', 'fail']],
    ['D9', ['test 3', 'fail']],
  ])('%s: %j', (id, outcomes) => {
    const { run } = runnable.find((entry) => entry.id === id)!;
    expect(readingRuns(run, run.page).map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  it('lead to a stepper with the board in the address', () => {
    const board = runnable.find(({ id }) => id === 'D5')!.run;
    const [, other] = readingRuns(board, board.page);
    const link = new URL(other!.link, 'https://example.org');
    expect(link.pathname).toBe('/systems/ars/ti/');
    expect(link.hash).toBe('#hollow');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      figure: 'hollow',
      readings: 'one-t-floor-kick',
      floorkicks: '1',
    });
  });
});
