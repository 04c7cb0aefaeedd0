/** The URL parameter that names the figure of the other parameters. */
export const FIGURE_PARAMETER = 'figure';

/** The turn of a comparison that rotates each system both ways. */
export const BOTH_WAYS = 'both';
