import { PIECES, type Piece } from '#engine/piece.ts';
import { oneOf, type Field, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** The systems of the two tables. */
export interface KickDiffState {
  readonly systems: readonly [string, string];
  readonly piece: Piece;
}

const SEPARATOR = ',';

const pair: Field<KickDiffState['systems']> = {
  print: (ids) => ids.join(SEPARATOR),
  read: (text) => {
    const [first, second, ...more] = text.split(SEPARATOR).map(systemId.read);
    return first && second && more.length === 0 ? [first, second] : null;
  },
  allowed: `two of ${systemId.allowed}, with a comma between them`,
};

export const KICK_DIFF: Pick<FigureSpec<KickDiffState>, 'fields' | 'standard'> = {
  fields: { systems: pair, piece: oneOf(PIECES) },
  standard: { systems: ['srs-guideline', 'srs-arika'], piece: 'I' },
};
