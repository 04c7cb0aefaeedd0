import { untrack } from 'svelte';
import { ownRows } from '#rules/ownSystems.ts';
import { fetchLater } from '#rules/laterSystems.ts';
import { LISTED } from '#rules/registry.ts';
import type { Conventions } from '#text/conventions.ts';
import { storedTables, TABLES_EVENT } from './ownTables.ts';
import { numbered } from './numbered.ts';
import { readTables } from './readTables.ts';
import type { Say } from '#text/strings.ts';
import { systemOptions, withFirst } from '../controls/options.ts';
import { systemName } from './systemName.ts';
import { systemsShown } from './systemsShown.ts';

/**
 * The tables that the reader keeps, followed while a component uses them, and the systems of the page; none until then, as in the page that
 * the server sent.
 */
export class OwnTables {
  ids: readonly string[] = $state.raw([]);
  #page: readonly string[] = $state.raw([]);

  constructor() {
    $effect(() => {
      const figures = document.querySelectorAll<HTMLElement>('[data-state]');
      this.#page = systemsShown(Array.from(figures, ({ dataset }) => dataset['state']!));
      const follow = (): void => {
        const ids = readTables(storedTables());
        // An id contains all data of its table. Where the ids stay, as when another page stores something, nothing is drawn again.
        if (String(ids) !== String(untrack(() => this.ids))) this.ids = ids;
      };
      follow();
      // Tables may be of systems whose rules come later, and a reader may choose one of those next.
      const drawAgain = (): void => {
        if (this.ids.length > 0) this.ids = [...this.ids];
      };
      void fetchLater().then(drawAgain, drawAgain);
      document.addEventListener(TABLES_EVENT, follow);
      addEventListener('storage', follow);
      return () => {
        document.removeEventListener(TABLES_EVENT, follow);
        removeEventListener('storage', follow);
      };
    });
  }

  /** What a picker of systems offers: those of the page, the others by family, the reader's own, and the ones that are shown, wherever they came from. */
  options(say: Say, conventions: Conventions, ...shown: readonly string[]) {
    const own = [...this.ids, ...shown].filter((id, index, all) => all.indexOf(id) === index && ownRows(id).length > 0);
    const group = say('ownTables.changed');
    return [
      ...withFirst(systemOptions(LISTED), this.#page, say('ownTables.onThisPage')),
      ...numbered(own.map((id) => ({ value: id, text: systemName(id, say, conventions) }))).map((option) => ({
        ...option,
        group,
      })),
    ];
  }
}
