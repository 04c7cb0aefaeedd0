import { untrack } from 'svelte';

/**
 * Reads props once. A figure keeps what it was made with: another state comes through its controls, its link, or a request of the page.
 */
export const once: <T>(read: () => T) => T = untrack;
