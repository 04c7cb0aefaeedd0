/**
 * Whether the address of the page may have a state for a figure, to load the code that reads it. On other sites the address must name the
 * figure, because they have parameters of their own. Figures of the lab also accept addresses for others or without a name.
 */
export const mayBeMeant = (figure: string): boolean =>
  import.meta.env.BASE_URL === './'
    ? new URLSearchParams(location.search).get('figure') === figure
    : location.search !== '';
