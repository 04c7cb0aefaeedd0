/** Weights of Pagefind: 1 is ordinary text, 10 the most. */
export interface SearchWeights {
  readonly title: string;
  readonly lead: string;
  /** The text of the page. Headings in it keep the weights that Pagefind gives them. */
  readonly text: string | undefined;
}

/** Lists that repeat the words of all other pages, the reference of the package, and pages for people who change the code. */
const FAR_DOWN = /^(?:reference\/(?:api|claims|errata)|project\/|changelog)/;

export const searchWeights = (page: string): SearchWeights =>
  FAR_DOWN.test(page) ? { title: '3', lead: '1', text: '0.1' } : { title: '10', lead: '7', text: undefined };
