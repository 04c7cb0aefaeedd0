import 'strings:ownTables';
import { knownOwnRows } from '#rules/known.ts';
import { nameOf, OWN_MARK, ownName } from '#rules/names.ts';
import { formatTransition, type Conventions } from '../conventions.ts';
import { storedTables, TABLES_EVENT } from '../ownTables.ts';
import { readTables } from '../readTables.ts';
import type { Say } from '../strings.ts';
import { withRules } from '../withRules.ts';
import { SYSTEM_OPTIONS } from './options.ts';

/** Rows that an own table is told apart by; more would make the name too long. */
const MOST_NAMED = 2;

/** The name of a system with what makes it the reader's own: `Guideline SRS* (I 0>>1)`. */
export function systemName(id: string, say: Say, conventions: Conventions): string {
  const name = nameOf(id.split(OWN_MARK)[0]!) ?? id;
  const rows = knownOwnRows(id);
  if (rows.length === 0) return name;
  const named = rows.slice(0, MOST_NAMED).map(({ piece, name }) => `${piece} ${formatTransition(name, conventions)}`);
  const more = rows.length - named.length;
  return say(more > 0 ? 'ownTables.nameMore' : 'ownTables.name', {
    system: ownName(name),
    rows: named.join(', '),
    count: more,
  });
}

/** The tables that the reader keeps, followed while a component uses them; none until then, as in the page that the server sent. */
export class OwnTables {
  ids: readonly string[] = $state.raw([]);

  constructor() {
    $effect(() => {
      const follow = (): void => {
        const text = storedTables();
        // Which of them are tables only the rules can say.
        withRules(text === '' ? null : text, () => {
          this.ids = readTables(text);
        });
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

  /** What a picker of systems offers: those of the site, the reader's own, and the ones that are shown, wherever they came from. */
  options(say: Say, conventions: Conventions, ...shown: readonly string[]) {
    const own = [...this.ids, ...shown].filter(
      (id, index, all) =>
        all.indexOf(id) === index && !SYSTEM_OPTIONS.some(({ value }) => value === id) && knownOwnRows(id).length > 0,
    );
    return [...SYSTEM_OPTIONS, ...own.map((id) => ({ value: id, text: systemName(id, say, conventions) }))];
  }
}
