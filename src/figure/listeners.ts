import { ownEntry } from '#engine/ownEntry.ts';
import { whenKnown } from '#rules/laterSystems.ts';
import { KEEP_EVENT, SHOW_EVENT } from './events.ts';

type Commands = Readonly<Record<string, () => void>>;

/**
 * Handles keys while the focus is inside a figure, without modifiers and outside fields. Buttons keep the space bar. The surrounding page
 * does not get handled keys or text input: it may see only the element and take them for shortcuts.
 */
export const attachKeys = (commands: Commands) => (figure: HTMLElement) => {
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
  figure.addEventListener('keydown', press);
  return () => figure.removeEventListener('keydown', press);
};

/** Returns the keys of a figure for its `data-keys`: `ArrowLeft Home Space`. */
export const keyNames = (commands: Commands): string =>
  Object.keys(commands)
    .map((key) => (key === ' ' ? 'Space' : key))
    .join(' ');

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
