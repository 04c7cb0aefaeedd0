import { kickTable } from '#analysis/kickTable.ts';
import { PIECES } from '#engine/piece.ts';
import { DEFAULT_SYSTEM } from '#rules/registry.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import { anyText } from '#figure/textField.ts';
import { quarterVerdict } from '#data/tableReader/verdict.ts';
import { checkTable, NEAREST } from './tableCheck.ts';

export interface TableState {
  /** The pasted text, unchanged. */
  readonly text: string;
  /** The id of a system to compare with, or `nearest`. */
  readonly against: string;
  /** Whether the kicks and a stepper of the table are shown. */
  readonly steps: 'hidden' | 'shown';
  /** What the reader calls the table. */
  readonly name: string;
}

/** Guideline SRS as in a program with y downwards, with one wrong sign: the fourth test of the first turn of the I. */
function example(): string {
  const tables = PIECES.map((piece) => {
    const rows = Array.from(kickTable(DEFAULT_SYSTEM, piece), ([turn, tests]) => {
      const isWrong = piece === 'I' && turn === '0>>1';
      const vectors = tests.map(([x, y], index) => `[${x}, ${isWrong && index === 3 ? y : 0 - y}]`);
      return `    '${turn}': [${vectors.join(', ')}],\n`;
    });
    return `  ${piece}: {\n${rows.join('')}  },\n`;
  });
  return `export const kicks = {\n${tables.join('')}} as const;\n`;
}

export const TABLE_CHECKER: FigureSpec<TableState> = {
  fields: {
    text: anyText('a table'),
    against: {
      ...systemId,
      read: (id) => (id === NEAREST ? id : systemId.read(id)),
      allowed: `${NEAREST}, ${systemId.allowed}`,
    },
    steps: oneOf(['hidden', 'shown']),
    name: anyText('a name'),
  },
  standard: { text: example(), against: NEAREST, steps: 'hidden', name: '' },
  outcome: ({ text }) => {
    const verdict = checkTable(text);
    if (!('reading' in verdict)) return verdict.is;
    const { system, differences } = quarterVerdict(verdict.reading);
    return `${system?.id ?? verdict.is}, ${differences.length} differ`;
  },
};
