import { FIGURES } from './registry.ts';

/**
 * The address of the page of the lab that has a figure alone, from the root of the site.
 * @throws Error when there is none: it stops the build
 */
export function labPage(figure: string): `/lab/${string}/` {
  const lab = FIGURES.find(({ name }) => name === figure)?.lab;
  if (!lab) throw new Error(`The lab has no page for the figure "${figure}".`);
  return `/${lab.page}/`;
}
