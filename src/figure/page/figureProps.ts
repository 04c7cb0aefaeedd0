import type { Snippet } from 'svelte';

/** What a page gives to every figure whose state is a query. */
export interface FigureProps {
  /** The state that the figure opens with. */
  readonly query: string;
  /** The name of the figure on its page. */
  readonly figure: string;
  readonly language?: string;
  readonly children?: Snippet;
}
