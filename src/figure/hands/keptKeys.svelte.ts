import { keysOf, printKeys, readKeys, type KeyChoice, type KeyMap } from './keyMap.ts';

/** Storage key of the keys that a player has chosen. */
const STORED = 'wallkick-keys';

/** The keys of a player, kept in the browser. Until a page is hydrated they are those of the first preset. */
export class KeptKeys {
  choice: KeyChoice = $state.raw('guideline');
  readonly map: KeyMap = $derived(keysOf(this.choice));

  /** Reads what the browser keeps. */
  open(): void {
    try {
      this.choice = readKeys(localStorage.getItem(STORED));
    } catch {
      // Storage is blocked, so nothing is kept.
    }
  }

  choose(choice: KeyChoice): void {
    this.choice = choice;
    try {
      localStorage.setItem(STORED, printKeys(choice));
    } catch {
      // Storage is blocked; the choice holds until the page is left.
    }
  }
}
