import { dataText } from '#data/formats.ts';
import { systemById } from '#rules/registry.ts';
import { oneOf, type FigureSpec } from '../contract/fields.ts';
import { systemId } from '../contract/systemFields.ts';
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

/** Text in a link: base64 of UTF-8 with the letters that addresses take as they are. */
function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function decoded(text: string): string | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

const SIGNED = "'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, ";

/** Guideline SRS as a program with y downwards writes it, one sign wrong. */
function example(): string {
  const text = dataText(systemById('srs-guideline')!, 'typescript', { y: 'down', names: '0123', vectors: 'kicks' })!;
  const kicks = text.slice(text.indexOf('export const kicks'));
  return kicks.replace(`${SIGNED}1]`, `${SIGNED}-1]`);
}

export const TABLE_CHECKER: FigureSpec<TableState> = {
  fields: {
    text: { print: encoded, read: decoded, allowed: 'a table as a link carries it' },
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
