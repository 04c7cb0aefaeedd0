import { getContext, setContext } from 'svelte';
import { THROW_EVENT } from './events.ts';

// A figure that throws does not go on: who put it into the page takes it away and says so.

/** Called with what a figure threw: it cannot go on. */
export type OnFault = (error: unknown) => void;

const KEY = Symbol('fault');

/** The context in which an element makes a figure: its handler is called with what its components throw, while they are made and later. */
export const faultContext = (onfault: OnFault): Map<symbol, OnFault> => new Map([[KEY, onfault]]);

const ofContext = (): OnFault | undefined => getContext<OnFault | undefined>(KEY);

/** The handler of the figure that a component belongs to. */
export const faultHandler = (): OnFault => ofContext() ?? ((error) => reportError(error));

/** The handler of a figure, for all its components. On the site it is the island, in which the server drew the figure, that restores it. */
export function figureFaults(figure: string): OnFault {
  const given = ofContext();
  if (given) return given;
  const islands = globalThis.document?.querySelectorAll<HTMLElement>('[data-figure]') ?? [];
  const island = Array.from(islands).find(({ dataset }) => dataset['figure'] === figure);
  const onfault: OnFault = (error) => {
    island?.dispatchEvent(new CustomEvent(THROW_EVENT));
    reportError(error);
  };
  setContext(KEY, onfault);
  return onfault;
}
