import type { Drawing } from './drawing.ts';

interface Given {
  readonly drawn?: 'first' | 'last';
  readonly children: (drawing: Drawing) => void;
}

/** Stands in a drawing for widgets/contract/Later.svelte. */
// A component is what its module exports by default.
// eslint-disable-next-line no-restricted-syntax
export default function Later(drawing: Drawing, { drawn, children }: Given): void {
  drawing.part(children, drawn);
}
