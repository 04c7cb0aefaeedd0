import 'strings:ownTables';
import { OWN_MARK, ownLabel, ownName, ownRows } from '#rules/ownSystems.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { formatTransition, type Conventions } from '#text/conventions.ts';
import { storedTables, TABLES_EVENT } from './ownTables.ts';
import { numbered } from './numbered.ts';
import { readTables } from './readTables.ts';
import type { Say } from '#text/strings.ts';
import { systemOptions, withFirst } from '../controls/options.ts';
import { systemsShown } from './systemsShown.ts';

/** Rows that an own table is told apart by; more would make the name too long. */
const MOST_NAMED = 2;

/** The name of a system: the one that its reader gave, or what makes it the reader's own, `Guideline SRS* (I 0>>1)`. */
export function systemName(id: string, say: Say, conventions: Conventions): string {
  const name = systemById(id.split(OWN_MARK)[0]!)?.name ?? id;
  const label = ownLabel(id);
  if (label !== null) return label;
  const rows = ownRows(id);
  if (rows.length === 0) return name;
  const named = rows.slice(0, MOST_NAMED).map(({ piece, name }) => `${piece} ${formatTransition(name, conventions)}`);
  const more = rows.length - named.length;
  return say(more > 0 ? 'ownTables.nameMore' : 'ownTables.name', {
    system: ownName(name),
    rows: named.join(', '),
    count: more,
  });
}

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
        this.ids = readTables(storedTables());
      };
      follow();
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
      ...withFirst(systemOptions(SYSTEMS), this.#page, say('ownTables.onThisPage')),
      ...numbered(own.map((id) => ({ value: id, text: systemName(id, say, conventions) }))).map((option) => ({
        ...option,
        group,
      })),
    ];
  }
}
