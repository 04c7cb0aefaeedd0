/** The URL parameter that says for which figure of a page the other words are meant. */
export const FIGURE_PARAMETER = 'figure';

/** The turn of a comparison that turns each system both ways. */
export const BOTH_WAYS = 'both';
