import { listen } from './controls/listen.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import { whenKnown } from '#rules/laterSystems.ts';
import { KEEP_EVENT, SHOW_EVENT } from './events.ts';
import type { KeyUse } from './record/keys.ts';

/** What the keys of a figure do, by use. A command gets the index of the key in its use: 0 for the first arrow of a step. */
export type Commands = Readonly<Record<string, (key: number) => void>>;

type ByKey = Readonly<Record<string, () => void>>;

/**
 * Returns the commands of a figure by the keys of its record.
 * @throws Error for a use without a command: records are part of the program
 */
export function commandsByKey(uses: readonly KeyUse[], commands: Commands): ByKey {
  return Object.fromEntries(
    uses.flatMap(({ does, keys }) => {
      const command = ownEntry(commands, does);
      if (!command) throw new Error(`No command to ${does}.`);
      return keys.map((key, index) => [key, () => command(index)] as const);
    }),
  );
}

/**
 * Handles keys while the focus is inside a figure, without modifiers and outside fields. Buttons keep the space bar. The surrounding page
 * does not get handled keys or text input: it may see only the element and take them for shortcuts.
 */
export const attachKeys = (commands: ByKey) => (figure: HTMLElement) => {
  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    const target = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || key === 'Tab' || key === 'Escape') return;
    if (
      !target.isContentEditable &&
      !target.matches(key === ' ' ? 'input, select, textarea, button' : 'input, select, textarea')
    ) {
      const command = ownEntry(commands, key);
      if (!command || (event.shiftKey && key !== '?')) return;
      command();
      event.preventDefault();
    }
    event.stopPropagation();
  };
  return listen(figure, { keydown: press });
};

/** Handles requests of words, tables and attributes to show a state and to make it the one that reset returns to. */
export const attachRequests = (show: (query: string) => void, setBaseline: () => void) => (figure: HTMLElement) => {
  const onShow = (event: Event): void => {
    const { detail } = event as CustomEvent<string>;
    whenKnown(detail, () => show(detail));
  };
  figure.addEventListener(SHOW_EVENT, onShow);
  figure.addEventListener(KEEP_EVENT, setBaseline);
  return () => {
    figure.removeEventListener(SHOW_EVENT, onShow);
    figure.removeEventListener(KEEP_EVENT, setBaseline);
  };
};
