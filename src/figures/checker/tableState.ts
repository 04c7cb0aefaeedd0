import { dataText } from '#data/formats.ts';
import { systemById } from '#rules/registry.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import { anyText } from '#figure/textField.ts';
import { checkTable } from './tableCheck.ts';

export interface TableState {
  /** What was pasted, as it was pasted. */
  readonly text: string;
  /** Id of a system to compare it with, or `nearest`. */
  readonly against: string;
  /** Whether its kicks and a stepper of it are shown. */
  readonly steps: 'hidden' | 'shown';
}

/** The system that the table is nearest to. */
export const NEAREST = 'nearest';

const SIGNED = "'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, ";

/** Guideline SRS as a program with y downwards writes it, one sign wrong. */
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
