import { must } from '#engine/diagnostics.ts';
import { readSpec, readState, differingParams, type FigureSpec } from '../fields.ts';

/** The outcome of a state, and the parameters of a link to it. */
export interface Ran {
  readonly outcome: string;
  readonly params: Iterable<readonly [string, string]>;
}

/** Returns the state of a query; missing parameters have their default. */
export const stateOf = <S>({ fields, standard }: Pick<FigureSpec<S>, 'fields' | 'standard'>, query: string): S =>
  must(readState(fields, query, standard), query);

/** Runs a figure whose state is a query. */
export const runState =
  <S>(spec: FigureSpec<S>, outcomeOf = spec.outcome) =>
  (query: string): Ran => {
    const { fields, standard } = spec;
    const state = must(readSpec(spec, query, standard), query);
    return { outcome: outcomeOf(state), params: differingParams(fields, state, standard) };
  };

/** @throws Error when the outcome of a query differs from that in the record; it stops the build */
export function mustBe(expected: string, run: (query: string) => Ran, query: string): void {
  const { outcome } = run(query);
  if (outcome !== expected) throw new Error(`${query}: expected "${expected}", the figure says "${outcome}".`);
}
