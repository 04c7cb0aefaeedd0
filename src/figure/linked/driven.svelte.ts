import { onMount } from 'svelte';
import type { Params } from '#text/params.ts';
import { askToShow, figureOf, followFigure, requestFor, stateOf, type PublishedFigure } from '../drive.ts';

/** The figure of the page that a table or an atlas drives and follows. Its component makes it as it begins. */
export class Driven {
  /** Null if the page has none; undefined until the component is mounted. */
  #element: HTMLElement | null | undefined = $state.raw();

  constructor(name: string | undefined, follow: (shown: Params) => void) {
    if (name === undefined) this.#element = null;
    else
      onMount(() => {
        const element = document.getElementById(name);
        this.#element = element;
        return element ? followFigure(element, () => follow(stateOf(figureOf(element)).shown)) : undefined;
      });
  }

  /** False if there is no such figure; then nothing can be pressed. */
  get exists(): boolean {
    return this.#element !== null;
  }

  /** Makes the figure show exactly the wanted state. */
  show(wanted: (state: PublishedFigure) => Params): void {
    if (!this.#element) return;
    const driven = figureOf(this.#element);
    const state = stateOf(driven);
    askToShow(driven, requestFor(state, wanted(state)));
  }
}
