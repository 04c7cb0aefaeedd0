import { describe, expect, test } from 'vitest';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import type { Scenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { systemById } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import type { KickTableData } from './kickTable.ts';
import { groupNamed, kickGroups, kickTableData, shownGroups } from './kickTableData.ts';
import { printParams } from '#text/params.ts';

const system = (id: string) => systemById(id)!;
const lettersOf = (id: string): readonly string[] => kickGroups(system(id)).map((group) => group.join(''));

/** Returns every scenario that a press on a cell can show, with the cell. */
function shownIn(data: KickTableData) {
  return data.sections.flatMap(({ pieces, rows }) =>
    rows.flatMap(({ precedence, cells }) =>
      cells.flatMap((cell, index) =>
        pieces.map((piece) => {
          const params = [
            ['system', data.system.id],
            ['piece', piece],
            ...(precedence ? [['precedence', precedence] as const] : []),
          ] as const;
          const scenario = readScenario(`${printParams(params)} ${cell.shows[piece]}`);
          return { scenario, wins: !cell.never.includes(piece), test: index + 1 };
        }),
      ),
    ),
  );
}

const winnerOf = (scenario: Scenario): number | null => {
  const { outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
  return outcome.is === 'rotated' ? outcome.test.number : null;
};

describe('pieces that share their rows', () => {
  test.each<[id: string, groups: readonly string[]]>([
    // Super Rotation System, "Wall Kicks": one table for five pieces, one for I; O never kicks.
    ['srs-guideline', ['JLSTZ', 'I', 'O']],
    // Arika Rotation System: I and O never kick.
    ['ars-tgm', ['JLSTZ', 'IO']],
    // TGM3: T has a floor kick of its own, I kicks of its own.
    ['ars-ti', ['JLSZ', 'I', 'T', 'O']],
    // DTET: the button decides, whatever the piece.
    ['dtet', ['IJLOSTZ']],
    // Tetris Perfect does not turn the O at all.
    ['tetris-perfect', ['JLSTZ', 'I']],
  ])('of %s are %j', (id, groups) => {
    expect(lettersOf(id)).toEqual(groups);
  });

  test('may be named in part and in any order', () => {
    expect(groupNamed(system('srs-guideline'), 'TJ')).toEqual(['J', 'T']);
    expect(groupNamed(system('srs-guideline'), 'IJ')).toBeNull();
    expect(groupNamed(system('srs-guideline'), 'Q')).toBeNull();
  });

  test('are shown where they kick, and all of them where none does', () => {
    expect(shownGroups(system('srs-guideline')).map((group) => group.join(''))).toEqual(['JLSTZ', 'I']);
    expect(shownGroups(system('sega')).map((group) => group.join(''))).toEqual(['IJLOSTZ']);
  });
});

describe('a kick table', () => {
  const jlstz = kickTableData(system('srs-guideline'), [['J', 'L', 'S', 'T', 'Z']]);

  test('has the rows of the source in its order, basic rotation first', () => {
    const { rows } = jlstz.sections[0]!;
    expect(rows.map(({ transitions }) => transitions.join())).toEqual([
      '0>>1', '1>>0', '1>>2', '2>>1', '2>>3', '3>>2', '3>>0', '0>>3',
    ]); // prettier-ignore
    expect(rows.at(-1)!.cells.map(({ kick }) => kick)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, -2],
      [1, -2],
    ]);
  });

  test('marks the four kicks that the source calls impossible for the T, and no others', () => {
    const marked = jlstz.sections[0]!.rows.flatMap(({ transitions, cells }) =>
      cells.flatMap(({ kick, never }) =>
        never.length > 0 ? [`${transitions[0]} (${kick.join(', ')}) ${never.join()}`] : [],
      ),
    );
    // Super Rotation System, "Wall Kicks", footnote 1.
    expect(marked).toEqual(['0>>1 (0, -2) T', '2>>1 (-1, 1) T', '2>>3 (1, 1) T', '0>>3 (0, -2) T']);
    expect(jlstz.never).toEqual(['basic']);
  });

  test('has half turns where the system makes them, and paper as large as their kicks', () => {
    const data = kickTableData(system('srs-nullpomino-180'), [['J', 'L', 'S', 'T', 'Z']]);
    expect(data).toMatchObject({ tests: 12, reach: 3, carriedOut: { cw: 'cw', ccw: 'ccw', '180': '180' } });
    expect(data.sections[0]!.rows).toHaveLength(12);
  });

  test('goes by button side where the side decides', () => {
    const { sections, natural } = kickTableData(system('dtet'), shownGroups(system('dtet')));
    expect(sections[0]!.rows.map(({ precedence, transitions }) => [precedence, transitions.length])).toEqual([
      ['left', 12],
      ['right', 12],
    ]);
    expect(natural).toEqual({ ccw: 'left', cw: 'right', '180': 'left' });
  });

  test('knows that Sega turns one way, whichever button, and that a half turn of tetr.js is two turns', () => {
    expect(kickTableData(system('sega'), shownGroups(system('sega'))).carriedOut).toEqual({
      cw: 'ccw',
      ccw: 'ccw',
      '180': null,
    });
    expect(kickTableData(system('tetr-js'), shownGroups(system('tetr-js'))).carriedOut['180']).toBeNull();
  });
});

describe('the board behind a cell', () => {
  test.each(TESTED_SYSTEMS.map(({ id }) => id))('lets that test of %s win, or where it never can, another', (id) => {
    const shown = shownIn(kickTableData(system(id), shownGroups(system(id))));
    expect(shown.filter(({ scenario }) => !scenario.ok)).toEqual([]);
    const wrong = shown.filter(
      ({ scenario, wins, test }) => scenario.ok && (winnerOf(scenario.value) === test) !== wins,
    );
    expect(wrong).toEqual([]);
  });
});

// NullpoMino: twelve rows for each group, of which four are half turns.
test.each([
  [['180'], ['0>>2', '1>>3', '2>>0', '3>>1'], 12],
  [['cw', 'ccw'], ['0>>1', '1>>0', '1>>2', '2>>1', '2>>3', '3>>2', '3>>0', '0>>3'], 5],
] as const)('a table of the turns %j has the rows %j and %i tests', (turns, rows, tests) => {
  const nullpomino = system('srs-nullpomino-180');
  const data = kickTableData(nullpomino, [groupNamed(nullpomino, 'JLSTZ')!], turns);
  expect(data.sections.flatMap((section) => section.rows.flatMap(({ transitions }) => transitions))).toEqual(rows);
  expect(data.tests).toBe(tests);
});
