import { createRawSnippet } from 'svelte';

/** Renders the slot for the caption of the page. */
export const caption = createRawSnippet(() => ({ render: () => '<slot name="caption"></slot>' }));
