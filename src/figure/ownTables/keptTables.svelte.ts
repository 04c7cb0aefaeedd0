import { OwnTables } from './ownTables.svelte.ts';
import { storedTables, TABLES_EVENT, TABLES_KEY } from './ownTables.ts';
import { readTables } from './readTables.ts';
import { printTables, withoutTable, withTable } from './keepTables.ts';

/** The tables that the reader keeps, with more of them and less. */
export class KeptTables extends OwnTables {
  /** Kept by this page alone where the browser keeps nothing. */
  refused: boolean = $state(false);

  /** What the browser holds now: another tab may have kept a table since. */
  #stored(): readonly string[] {
    return readTables(storedTables());
  }

  #store(ids: readonly string[]): void {
    try {
      localStorage.setItem(TABLES_KEY, printTables(ids));
    } catch {
      this.refused = true;
      return;
    }
    document.dispatchEvent(new CustomEvent(TABLES_EVENT));
  }

  keep(id: string): void {
    this.#store(withTable(this.#stored(), id));
  }

  drop(id: string): void {
    this.#store(withoutTable(this.#stored(), id));
  }
}
