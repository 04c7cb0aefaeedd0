import { createRawSnippet } from 'svelte';

/** The caption of a figure takes what a page puts into its slot. */
export const caption = createRawSnippet(() => ({ render: () => '<slot name="caption"></slot>' }));
