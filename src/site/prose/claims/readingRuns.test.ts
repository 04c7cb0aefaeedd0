import { describe, expect, it } from 'vitest';
import { errata } from '#claims/errata.ts';
import { readingRuns } from '#figures/readingRuns.ts';

const matters = errata.flatMap(({ id, runs = [] }) => runs.map((run) => ({ id, run })));
const outcomesOf = (id: string): readonly string[] =>
  matters.filter((matter) => matter.id === id).flatMap(({ run }) => readingRuns(run, run.page).map(({ outcome }) => outcome)); // prettier-ignore

describe('what errata show in figures', () => {
  // E12: an O that may kick never needs to, so that both readings end alike.
  it.each(matters.filter(({ id, run }) => run.readings.length > 0 && id !== 'E12'))(
    '$id ends differently under each of its readings',
    ({ run }) => {
      const ran = readingRuns(run, run.page);
      expect(ran.map(({ reading }) => reading)).toEqual([null, ...run.readings]);
      expect(new Set(ran.map(({ outcome }) => outcome)).size).toBe(ran.length);
    },
  );

  it('has both readings of every open question', () => {
    const open = errata.filter(({ kind }) => kind === 'disagreement');
    expect(open.map(({ id }) => id)).toEqual([
      'D6',
      'D10',
      'D1',
      'D2',
      'D3',
      'D4',
      'D5',
      'D9',
      'D8',
      'D11',
      'D12',
      'D13',
      'D14',
    ]);
    for (const { id, runs } of open) expect(runs?.[0]?.readings.join(' '), id).toMatch(/^[a-z0-9-]+$/);
  });

  // D entries: what each program does, as their entries say. E2: test 4 is (1, 1) as printed, and the floor stops it unless y grows upwards; E5: the
  // offsets of the document, subtracted by hand; E15: the T from state 0 and from state 3; E17: the first clear past level 200, or
  // the arrival there; 8 * 49 + (492 / 49) * 1176 lines.
  it.each([
    ['E2', ['test 10', 'test 4']],
    ['E5', ['(0, 0) (0, 0) (0, 0) (0, 0)', '(2, 0) (2, 0) (0, 0) (2, 0)', '(-3, 0) (3, 0) (-3, 1) (3, 1)']],
    ['D6', ['state 0, columns 4-6, rows 19-20, inside', 'state 2, columns 4-6, rows 19-20, inside']],
    ['D10', ['T0, in play', 'locks 91', 'T0, locks 3', 'T1, locks 3']],
    ['D1', ['fail', 'test 2']],
    ['D2', ['test 2', 'fail']],
    ['D3', ['fail', 'test 2']],
    ['D4', ['test 4', 'fail']],
    ['D5', ['test 4', 'fail']],
    ['D9', ['test 3', 'fail']],
    ['D8', ['test 2', 'test 3']],
    ['D11', ['test 2', 'test 1']],
    ['D12', ['fail', 'test 9']],
    ['D13', ['test 2', 'fail']],
    ['E6', ['test 3', 'test 2']],
    ['E11', ['test 4', 'fail']],
    ['E10', ['test 2', 'fail']],
    ['E12', ['test 1', 'test 1']],
    ['E14', ['fail', 'test 1']],
    ['E15', ['T2 spent spent', 'T1 spent spent']],
    ['E16', ['T2 spent spent', 'T1 spent spent', 'T3 spent spent', 'T0 spent spent']],
    ['E17', ['ends 201', 'ends 200', '500 before level 50', '12200 before level 50']],
  ])('%s: %j', (id, outcomes) => {
    expect(outcomesOf(id)).toEqual(outcomes);
  });

  it('leads to a figure with its state in the address', () => {
    const { run } = matters.find(({ id }) => id === 'D5')!;
    const [, other] = readingRuns(run, run.page);
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
