import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { shown, textOf, withRole, withTag, type Element } from '../testing/shown.ts';
import CollapseArrows from './collapseArrows/CollapseArrows.svelte';
import RotationLab from './rotationLab/RotationLab.svelte';
import TurnTable from './turnTable/TurnTable.svelte';
import ScoreTable from './scoreTable/ScoreTable.svelte';
import ShellExplorer from './shellExplorer/ShellExplorer.svelte';

// Figures and sentences are written out here: those of the Rotatris article, its errata, and counts made independently.

const sentenceOf = (figure: readonly Element[]): string => textOf(withRole(figure, 'status')[0]!);

/** Returns the cells of a row, starting with its name. */
const cellsOf = (row: Element): readonly string[] =>
  row.childNodes.filter(({ nodeName }) => nodeName === 'td' || nodeName === 'th').map(textOf);

function rowOf(figure: readonly Element[], name: string): readonly string[] {
  const row = withTag(figure, 'tr').map(cellsOf).find(([first]) => first === name); // prettier-ignore
  if (row === undefined) throw new Error(`there is no row ${name}`);
  return row;
}

describe('rules for shells are counted on three grids', () => {
  const explorer = (size: number): readonly Element[] =>
    shown(render(ShellExplorer, { props: { query: `rule=dominant-component size=${size}`, figure: 'shells' } }));

  test.each([
    [6, 21, 21, 25],
    [16, 136, 136, 185],
    [18, 171, 171, 235],
  ])('%i by %i', (size, plain, formula, pseudocode) => {
    const figure = explorer(size);
    const wrong = (rule: string): string | undefined => rowOf(figure, rule)[2];
    expect([
      wrong('Plain Chebyshev'),
      wrong('Four Chebyshevs'),
      wrong('Dominant component'),
      wrong('Largest of four'),
      wrong('Printed formula'),
      wrong('Printed pseudocode'),
    ]).toEqual([plain, 0, 0, 0, formula, pseudocode].map(String));
  });

  test.each([
    ['Four Chebyshevs', '7'],
    ['Dominant component', '2–4'],
    ['Printed pseudocode', '1–3'],
  ])('%s takes %s comparisons', (rule, comparisons) => {
    expect(rowOf(explorer(18), rule)[3]).toBe(comparisons);
  });
});

// "The final formula" of the article keeps one core square; only the two formulas with the correction keep all four.
describe('formulas are run against the core', () => {
  test.each([
    ['printed-base', '(x, y) → (−y, x)', 2],
    ['printed-final', '(x, y) → (−y, x − α)', 1],
    ['corner-cw', '(x, y) → (y, −x)', 2],
    ['corrected-cw', '(x, y) → (y, −x − α)', 4],
    ['corrected-ccw', '(x, y) → (−y − α, x)', 4],
  ])('%s keeps what it keeps', (map, formula, count) => {
    const figure = shown(render(RotationLab, { props: { query: `map=${map} turns=1`, figure: 'lab' } }));
    expect(rowOf(figure, formula).join(' ')).toContain(`${count} of 4`);
    expect(sentenceOf(figure)).toContain(
      `sends ${count} of 4 core squares to the core: ${count === 4 ? 'the core again' : 'not the core'}`,
    );
  });
});

describe('the table of positions', () => {
  const table = (query: string): readonly Element[] => shown(render(TurnTable, { props: { query, figure: 'table' } }));

  test.each([0, 90, 180, 360])('is right at %i°', (degrees) => {
    expect(sentenceOf(table(`table=printed degrees=${degrees}`))).toContain('all 4 right');
  });

  test('is wrong at 270°, and shows what it should say', () => {
    const figure = table('table=printed degrees=270');
    expect(sentenceOf(figure)).toContain('270°, as printed: 4 of 4 wrong.');
    expect(rowOf(figure, 'Blue')[4]).toBe('(-1, 1) (-1, -2)');
    expect(withTag(figure, 's').map(textOf)).toContain('(-1, 1)');
    expect(withTag(figure, 'ins').map(textOf)).toContain('(-1, -2)');
  });

  test('is right as computed', () => {
    const figure = table('table=computed degrees=270');
    expect(sentenceOf(figure)).toContain('all 4 right');
    expect(withTag(figure, 's')).toEqual([]);
  });
});

describe('the score table', () => {
  const table = (rule: string): readonly Element[] =>
    shown(render(ScoreTable, { props: { query: `rule=${rule}`, figure: 'table' } }));

  test.each([
    ['4', '3840', '3840'],
    ['5', '5400', '5600'],
    ['6', '7680', '7680'],
    ['7', '10640', '10080'],
    ['8', '13340', '12800'],
  ])('prints for shell %s %s, where the rule gives %s', (shell, printed, computed) => {
    expect(rowOf(table('factor-of-four'), shell).slice(3, 5)).toEqual([printed, computed]);
  });

  test.each([
    ['factor-of-four', /rows 5, 7, 8 are not as the post prints\.$/],
    ['one-by-one', /rows 2, 3, 4, 5, 6, 7, 8 are not as the post prints\.$/],
  ])('names the rows that %s does not give', (rule, rows) => {
    expect(sentenceOf(table(rule))).toMatch(rows);
  });
});

describe('arrows lead outwards only under the printed names', () => {
  test.each([
    ['corrected', /All 60 squares of shells 1 to 3 end one shell further in\./],
    [
      'printed',
      /^Left, x = S: moves by \(1, 0\), outwards\. With these names 24 of 60 squares would leave the block\.$/,
    ],
  ])('%s', (naming, says) => {
    const kind = naming === 'printed' ? ' kind=left' : '';
    expect(
      sentenceOf(shown(render(CollapseArrows, { props: { query: `naming=${naming}${kind}`, figure: 'arrows' } }))),
    ).toMatch(says);
  });
});
