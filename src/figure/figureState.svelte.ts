import type { Diagnostic } from '#engine/diagnostics.ts';
import { figureLink, linkedWords } from '#share/figureLink.ts';
import { printWords } from '#text/words.ts';
import { printState, readState, wordsBeside, type Fields, type FigureSpec } from './fields.ts';
import { FIGURE_WORDS } from './figureWords.ts';

/** What the frame of a figure needs to know of its state, and asks it to do. */
export interface ShownState {
  /** What is shown, as words; what it goes back to. */
  readonly line: string;
  readonly openingLine: string;
  readonly problems: readonly Diagnostic[];
  /** The text that the problems are about. */
  readonly problemText: string;
  /** Words to change. */
  show(line: string): void;
  reset(): void;
  /** What is shown becomes what it goes back to. */
  keep(): void;
  /** Takes over what an address holds for the figure. */
  openLink(search: string, figure: string): void;
  /** The address of a page with the figure as it is now. */
  linkFrom(page: string, figure: string): string;
}

/** The state of one figure: changed by its controls, by words of the page, or by a link. What cannot be read changes nothing. */
export class FigureState<S extends object> implements ShownState {
  value: S = $state.raw() as S;
  problems: readonly Diagnostic[] = $state.raw([]);
  /** The text that the problems are about. */
  problemText: string = $state('');
  opening: S = $state.raw() as S;
  readonly #fields: Fields<S>;
  readonly #standard: S;

  constructor({ fields, standard }: FigureSpec<S>, line: string) {
    this.#fields = fields;
    this.#standard = standard;
    this.value = standard;
    this.show(line);
    this.opening = this.value;
  }

  get line(): string {
    return printState(this.#fields, this.value);
  }

  get openingLine(): string {
    return printState(this.#fields, this.opening);
  }

  change(changes: Partial<S>): void {
    this.problems = [];
    this.value = { ...this.value, ...changes };
  }

  reset(): void {
    this.change(this.opening);
  }

  keep(): void {
    this.opening = this.value;
  }

  #read(line: string, base: S): void {
    const read = readState(this.#fields, line, base);
    this.problems = read.ok ? [] : read.diagnostics;
    this.problemText = line;
    if (read.ok) this.value = read.value;
  }

  /** Words to change, `rule=four-chebyshevs size=16`. */
  show(line: string): void {
    this.#read(line, this.value);
  }

  /** Takes over what an address holds for this figure; a word that it leaves out stands for the default, whatever is shown. */
  openLink(search: string, figure: string): void {
    const words = linkedWords(search, figure, Object.keys(this.#fields));
    if (words) this.#read(printWords(words), this.#standard);
  }

  /** The address of a page with this figure as it is now, without what is the default; words that other figures left in the address go. */
  linkFrom(page: string, figure: string): string {
    const url = new URL(page);
    for (const name of FIGURE_WORDS) url.searchParams.delete(name);
    const words = wordsBeside(this.#fields, this.value, this.#standard);
    return figureLink(url.href, figure, words);
  }
}
