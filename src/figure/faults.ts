import { getContext, setContext } from 'svelte';
import { THROW_EVENT } from './events.ts';

// A figure that throws does not continue: its creator removes it and reports the error.

/** Called with an error that a figure threw and cannot recover from. */
export type OnFault = (error: unknown) => void;

const KEY = Symbol('fault');

/** Returns a context for mounting a figure. The handler gets the errors of its components, during the mount and later. */
export const faultContext = (onfault: OnFault): Map<symbol, OnFault> => new Map([[KEY, onfault]]);

const ofContext = (): OnFault | undefined => getContext<OnFault | undefined>(KEY);

/** Returns the error handler of the figure around a component. */
export const faultHandler = (): OnFault => ofContext() ?? ((error) => reportError(error));

/** Returns one error handler for all components of a figure. On the site, the island has the figure from the server and restores it. */
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
