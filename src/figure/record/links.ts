import { LISTED } from '#rules/registry.ts';
import { paramsOfState, type Field, type Fields, type FigureSpec } from '../fields.ts';
import { systemId } from '../systemFields.ts';

/** A parameter of a figure's state, its allowed values and its default in links. */
export interface LinkParam {
  readonly name: string;
  /** Null: the identifier of a system. */
  readonly allowed: string | null;
  /** Null: the state on the page. */
  readonly standard: string | null;
}

/** The parameters in links to a figure: its own, or those shared by figures with boards. */
export type LinkParams =
  | { readonly is: 'own'; readonly params: readonly LinkParam[] }
  | { readonly is: 'board'; readonly params: readonly string[] };

const systemIds = LISTED.map(({ id }) => id).join(', ');
/** Longer texts would be unreadable in a table. */
const LONG = 64;

/** Returns the parameters of a state, from its fields. */
export const stateLink = <S>({ fields, standard }: Pick<FigureSpec<S>, 'fields' | 'standard'>): LinkParams => ({
  is: 'own',
  params: paramsOfState(fields, standard).map(([name, value]) => {
    const { allowed } = fields[name as keyof S];
    return {
      name,
      allowed: allowed.includes(systemIds) ? null : allowed,
      standard: value.length > LONG ? `${value.slice(0, LONG)}…` : value,
    };
  }),
});

/** Returns the parameters of a figure whose page provides the defaults. */
export const pageLink = <S>(fields: Fields<S>): LinkParams => ({
  is: 'own',
  params: (Object.entries(fields) as readonly [string, Field<unknown>][]).map(([name, { allowed }]) => ({
    name,
    allowed: allowed === systemId.allowed ? null : allowed,
    standard: null,
  })),
});

/** Returns the parameters of a figure that shows a board as other figures do. */
export const boardLink = (params: readonly string[]): LinkParams => ({ is: 'board', params });

export const namesIn = ({ params }: LinkParams): readonly string[] =>
  params.map((word) => (typeof word === 'string' ? word : word.name));
