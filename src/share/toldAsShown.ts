import type { Told } from './shown.ts';
import { tidied, wordsIn } from './wordsOnPage.ts';

// What leaves the page of figures whose tables and rows of boards are all that a rule says.

/** `Test 2: Kick (-1, 0); Verdict blocked`, row by row, with the heads of the columns. A row of one cell is a head for those below. */
function rowsOf(table: HTMLTableElement): readonly string[] {
  const heads = [...(table.tHead?.rows ?? [])].at(-1)?.cells ?? [];
  return [...table.tBodies].flatMap(({ rows }) => {
    let over = '';
    return [...rows].flatMap((row) => {
      const [name = '', ...cells] = Array.from(row.cells, wordsIn);
      if (cells.length === 0) {
        over = `${name}, `;
        return [];
      }
      const told = cells.flatMap((cell, index) => (cell === '' ? [] : [`${wordsIn(heads[index + 1])} ${cell}`.trim()]));
      return [`${over}${name}: ${told.join('; ')}`];
    });
  });
}

const framesOf = (list: Element): readonly string[] =>
  [...list.children].flatMap((frame) =>
    frame.querySelector('.head')
      ? [`${wordsIn(frame.querySelector('.head'))}: ${wordsIn(frame.querySelector('.foot'))}`]
      : [],
  );

const factsOf = (list: Element): readonly string[] =>
  Array.from(list.querySelectorAll('dt'), (term) => `${wordsIn(term)}: ${wordsIn(term.nextElementSibling)}`);

/** The rows of a part of a figure, under its name where it has one. */
function named(part: Element, rows: readonly string[]): readonly string[] {
  const name = part.getAttribute('aria-label');
  return name === null ? rows : rows.map((row) => `${name}. ${row}`);
}

/** Everything that a figure says of what it shows: its sentence, and whatever stands in its tables and under its small boards. */
export function toldAsShown(root: HTMLElement): Told {
  const visible = (selector: string): readonly Element[] =>
    [...root.querySelectorAll(selector)].filter((part) =>
      // What only keeps room for other words is there, and not seen.
      part.checkVisibility({ visibilityProperty: true }),
    );
  const sentences = visible('.sentence').map(({ textContent }) => tidied(textContent));
  const told = visible('table, ol, dl').flatMap((part) => {
    if (part instanceof HTMLTableElement) return named(part, rowsOf(part));
    if (part.matches('ol')) return named(part, framesOf(part));
    return factsOf(part);
  });
  return { trace: [...sentences, ...told].filter((text) => text !== '') };
}
