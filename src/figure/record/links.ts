import { SYSTEMS } from '#rules/registry.ts';
import { wordsOfState, type Field, type Fields, type FigureSpec } from '../fields.ts';
import { systemId } from '../systemFields.ts';

/** A parameter of a figure's state, its allowed values and its default in links. */
export interface LinkWord {
  readonly name: string;
  /** Null: the identifier of a system. */
  readonly allowed: string | null;
  /** Null: the state on the page. */
  readonly standard: string | null;
}

/** The parameters in links to a figure: its own, or those shared by figures with boards. */
export type LinkWords =
  | { readonly is: 'own'; readonly words: readonly LinkWord[] }
  | { readonly is: 'board'; readonly words: readonly string[] };

const systemIds = SYSTEMS.map(({ id }) => id).join(', ');
/** Longer texts would be unreadable in a table. */
const LONG = 64;

/** Returns the parameters of a state, from its fields. */
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

/** Returns the parameters of a figure whose page provides the defaults. */
export const pageLink = <S>(fields: Fields<S>): LinkWords => ({
  is: 'own',
  words: (Object.entries(fields) as readonly [string, Field<unknown>][]).map(([name, { allowed }]) => ({
    name,
    allowed: allowed === systemId.allowed ? null : allowed,
    standard: null,
  })),
});

/** Returns the parameters of a figure that shows a board as other figures do. */
export const boardLink = (words: readonly string[]): LinkWords => ({ is: 'board', words });

export const namesIn = ({ words }: LinkWords): readonly string[] =>
  words.map((word) => (typeof word === 'string' ? word : word.name));
