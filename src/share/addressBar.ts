import { readable } from './addresses.ts';
import { FIGURE_PARAMETER } from './linkParameters.ts';
import { standsAlone, withoutFigure } from './figureLink.ts';

/** Milliseconds without a change before the address follows: Safari allows 100 changes in 30 seconds. */
const PAUSE = 350;

/**
 * Keeps the address of the page true, so that it can be copied and reloaded. Where a figure is alone on its page, the address follows it.
 * Elsewhere an address for the figure loses its parameters when the figure shows something else. Pages of others and frames stay as they are.
 */
export class AddressBar {
  readonly #figure: string;
  /** What the figure shows at this address; null until it has read the address. */
  #known: string | null = null;
  /** What it shows at an address without a state. */
  #example: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(figure: string) {
    this.#figure = figure;
  }

  /** The figure has read the address. */
  opened(query: string): void {
    this.#known = query;
    if (withoutFigure(location.href) === readable(new URL(location.href))) this.#example = query;
  }

  /**
   * The figure may show something else.
   * @param link returns the address with the state; null if there is none
   */
  changed(query: string, link: () => string | null | Promise<string | null>): void {
    if (this.#known === null || this.#known === query) return;
    this.#known = query;
    clearTimeout(this.#timer);
    if (import.meta.env.BASE_URL === './' || window !== parent) return;
    this.#timer = setTimeout(() => {
      // Code that packs a long state may not come: then the address keeps the last state that it had.
      this.#follow(query, query === this.#example ? () => null : link).catch(() => undefined);
    }, PAUSE);
  }

  async #follow(query: string, link: () => string | null | Promise<string | null>): Promise<void> {
    const isAlone = standsAlone(this.#figure);
    const isNamed = new URLSearchParams(location.search).get(FIGURE_PARAMETER) === this.#figure;
    if (!isAlone && !isNamed) return;
    const address = (isAlone ? await link() : null) ?? withoutFigure(location.href);
    if (this.#known === query && address !== location.href) history.replaceState(history.state, '', address);
  }
}
