import { SYSTEMS } from '#rules/registry.ts';
import { wordsOfState, type Field, type Fields, type FigureSpec } from '../fields.ts';
import { systemId } from '../systemFields.ts';

/** A word of a figure's state, what it may be, and what it is where a link leaves it out. */
export interface LinkWord {
  readonly name: string;
  /** Null: the identifier of a system. */
  readonly allowed: string | null;
  /** Null: what the page shows. */
  readonly standard: string | null;
}

/** What links to a figure say: words of its own, or those that figures with boards share. */
export type LinkWords =
  | { readonly is: 'own'; readonly words: readonly LinkWord[] }
  | { readonly is: 'board'; readonly words: readonly string[] };

const systemIds = SYSTEMS.map(({ id }) => id).join(', ');
/** Texts that nobody would read in a table. */
const LONG = 64;

/** The words of a state, from the table by which the figure reads them. */
export const stateLink = <S>({ fields, standard }: Pick<FigureSpec<S>, 'fields' | 'standard'>): LinkWords => ({
  is: 'own',
  words: wordsOfState(fields, standard).map(([name, value]) => {
    const { allowed } = fields[name as keyof S];
    return {
      name,
      allowed: allowed.includes(systemIds) ? null : allowed,
      standard: value.length > LONG ? `${value.slice(0, LONG)}…` : value,
    };
  }),
});

/** The words of a figure whose page gives what a link leaves out. */
export const pageLink = <S>(fields: Fields<S>): LinkWords => ({
  is: 'own',
  words: (Object.entries(fields) as readonly [string, Field<unknown>][]).map(([name, { allowed }]) => ({
    name,
    allowed: allowed === systemId.allowed ? null : allowed,
    standard: null,
  })),
});

/** The words of a figure that shows a board as other figures do. */
export const boardLink = (words: readonly string[]): LinkWords => ({ is: 'board', words });

export const namesIn = ({ words }: LinkWords): readonly string[] =>
  words.map((word) => (typeof word === 'string' ? word : word.name));
