import { getContext } from 'svelte';

// A figure that throws does not go on: who put it into the page is called, takes it away and says so.

/** Called with what a figure threw: it cannot go on. */
export type OnFault = (error: unknown) => void;

const KEY = Symbol('fault');

/** The context in which a figure is made: its handler is called with what its components throw, while they are made and later. */
export const faultContext = (onfault: OnFault): Map<symbol, OnFault> => new Map([[KEY, onfault]]);

/** The handler of the figure that a component belongs to. */
export const faultHandler = (): OnFault => getContext<OnFault | undefined>(KEY) ?? ((error) => reportError(error));
