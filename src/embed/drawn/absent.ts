import type { Drawing } from './drawing.ts';

/** Stands in a drawing for components that show nothing before something is fetched for them. */
// A component is what its module exports by default.
// eslint-disable-next-line no-restricted-syntax
export default function absent(drawing: Drawing): void {
  drawing.push('<!--[-1--><!--]-->');
}
