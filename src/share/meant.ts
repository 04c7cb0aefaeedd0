/**
 * Whether the address of the page may hold something for a figure; what reads it is fetched only then. Somebody else's page has words
 * of its own there, and must name the figure. On the site, figures of the lab take words that are meant for others, too, or for none.
 */
export const mayBeMeant = (figure: string): boolean =>
  import.meta.env.BASE_URL === './'
    ? new URLSearchParams(location.search).get('figure') === figure
    : location.search !== '';
