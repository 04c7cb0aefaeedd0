import { dataText } from '#data/formats.ts';
import { systemById } from '#rules/registry.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import { anyText } from '#figure/textField.ts';
import { checkTable } from './tableCheck.ts';

export interface TableState {
  /** The pasted text, unchanged. */
  readonly text: string;
  /** The id of a system to compare with, or `nearest`. */
  readonly against: string;
  /** Whether the kicks and a stepper of the table are shown. */
  readonly steps: 'hidden' | 'shown';
}

/** The nearest system of the table. */
export const NEAREST = 'nearest';

const SIGNED = "'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, ";

/** Guideline SRS as in a program with y downwards, with one wrong sign. */
function example(): string {
  const text = dataText(systemById('srs-guideline')!, 'typescript', { y: 'down', names: '0123', vectors: 'kicks' })!;
  const kicks = text.slice(text.indexOf('export const kicks'));
  return kicks.replace(`${SIGNED}1]`, `${SIGNED}-1]`);
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
  },
  standard: { text: example(), against: NEAREST, steps: 'hidden' },
  outcome: ({ text }) => {
    const verdict = checkTable(text);
    return 'match' in verdict ? `${verdict.match.system.id}, ${verdict.match.differences.length} differ` : verdict.is;
  },
};
