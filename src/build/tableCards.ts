import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { escapeText } from '#text/escape.ts';
import { attributeOf, elementsIn } from './elementsIn.ts';
import type { Edit, FinishedPage } from './finishedPage.ts';

// On a phone each row of these tables is a card, in which every cell has the name of its column above it.

const isIn = (element: Tree.Element, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);
const rowsIn = (element: Tree.Element): readonly Tree.Element[] =>
  elementsIn(element).filter(({ tagName }) => tagName === 'tr');
const cellsOf = (row: Tree.Element): readonly Tree.Element[] =>
  row.childNodes.filter((child): child is Tree.Element => 'tagName' in child && ['th', 'td'].includes(child.tagName));
const spanOf = (cell: Tree.Element, name: 'colspan' | 'rowspan'): number => Number(attributeOf(cell, name) ?? 1);
const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
const nameOf = (head: Tree.Element): string => textOf(head).replaceAll(/\s+/g, ' ').trim();

function* tableEdits(table: Tree.Element): Generator<Edit> {
  const [heading, ...rows] = rowsIn(table);
  const names = heading ? cellsOf(heading).map(nameOf) : [];
  /** For each column, how many more rows a cell from above covers. */
  const covered = names.map(() => 0);
  for (const row of rows) {
    let column = 0;
    const freeFrom = (from: number): number => {
      let free = from;
      while (covered[free]) covered[free++]!--;
      return free;
    };
    for (const cell of cellsOf(row)) {
      column = freeFrom(column);
      const start = cell.sourceCodeLocation?.startTag?.startOffset;
      const name = names[column];
      if (cell.tagName === 'td' && name && start !== undefined) {
        const end = start + '<td'.length;
        yield { start: end, end, text: ` data-column="${escapeText(name)}"` };
      }
      for (const last = column + spanOf(cell, 'colspan'); column < last; column++)
        covered[column] = spanOf(cell, 'rowspan') - 1;
    }
    freeFrom(column);
  }
}

/** Writes the name of its column into each cell of the tables whose box has the class `cards`. */
export const cardEdits = ({ elements }: FinishedPage): readonly Edit[] =>
  elements
    .filter((element) => isIn(element, 'cards'))
    .flatMap((box) => elementsIn(box).filter(({ tagName }) => tagName === 'table'))
    .flatMap((table) => [...tableEdits(table)]);
