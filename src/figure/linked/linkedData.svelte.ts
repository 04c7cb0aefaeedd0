import type { Diagnostic } from '#engine/diagnostics.ts';
import { FetchedParts } from '../controls/fetchedParts.svelte.ts';
import { figureLink, linkedParams } from '#share/figureLink.ts';
import { printParams, type Params } from '#text/params.ts';

/** Returns the data of a query; null for the published data, or the problems of the query. */
export type LinkReader<D> = (query: string, published: D) => D | readonly Diagnostic[] | null;

interface Linking<D> {
  /** Returns the parameters of the state. */
  readonly params: (data: D) => Params;
  /** The parameters that a link may have. */
  readonly names: readonly string[];
  /** Those in a link to the published data; all where nothing is said. */
  readonly pageNames?: readonly string[];
  /** Loads the code that reads a link, which may include the whole analysis. */
  readonly reader: () => Promise<LinkReader<D>>;
}

const areProblems = (found: unknown): found is readonly Diagnostic[] => Array.isArray(found);

/** The data of a figure that only a link can change. */
export class LinkedData<D> {
  readonly #published: () => D;
  readonly #linking: Linking<D>;
  #linked: D | null = $state.raw(null);
  problems: readonly Diagnostic[] = $state.raw([]);
  problemText = $state('');
  /** The code that reads a link may not come. */
  readonly parts: FetchedParts = new FetchedParts();

  constructor(published: () => D, linking: Linking<D>) {
    this.#published = published;
    this.#linking = linking;
  }

  get value(): D {
    return this.#linked ?? this.#published();
  }

  get params(): Params {
    return this.#linking.params(this.value);
  }

  get query(): string {
    return printParams(this.params);
  }

  get openingQuery(): string {
    return printParams(this.#linking.params(this.#published()));
  }

  /** Shows the data of an address, if it has any for the figure. */
  async openLink(search: string, figure: string): Promise<void> {
    const wanted = linkedParams(search, figure, this.#linking.names);
    if (!wanted) return;
    const read = await this.parts.fetch(this.#linking.reader);
    if (!read) return;
    this.problemText = printParams(wanted);
    const found = read(this.problemText, this.#published());
    if (areProblems(found)) this.problems = found;
    else if (found) this.#linked = found;
  }

  linkFrom(page: string, figure: string): string {
    const { names, pageNames = names } = this.#linking;
    const wanted = this.#linked ? names : pageNames;
    return figureLink(
      page,
      figure,
      [...this.params].filter(([name]) => wanted.includes(name)),
    );
  }
}
