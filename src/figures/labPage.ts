import { FIGURES } from './registry.ts';

/**
 * Returns the address of the lab page with a single figure, from the root of the site.
 * @throws Error if there is none, to stop the build
 */
export function labPage(figure: string): `/lab/${string}/` {
  const lab = FIGURES.find(({ name }) => name === figure)?.lab;
  if (!lab) throw new Error(`The lab has no page for the figure "${figure}".`);
  return `/${lab.page}/`;
}
