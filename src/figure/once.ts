import { untrack } from 'svelte';

/** Reads props once. A figure keeps its initial props, and changes through its controls, its link, or a request of the page. */
export const once: <T>(read: () => T) => T = untrack;
