import { ownEntry } from '#engine/ownEntry.ts';
import { KEEP_EVENT, SHOW_EVENT } from './events.ts';

type Commands = Readonly<Record<string, () => void>>;

/**
 * Keys of a figure: heard while the focus is inside, without a modifier, and never inside a field. Space stays with buttons. What is
 * done here, or written in a field, is no shortcut of the page around, which may see no more than an element.
 */
export const hearKeys = (commands: Commands) => (figure: HTMLElement) => {
  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    const target = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || key === 'Tab' || key === 'Escape') return;
    if (
      !target.isContentEditable &&
      !target.matches(key === ' ' ? 'input, select, textarea, button' : 'input, select, textarea')
    ) {
      const command = ownEntry(commands, key);
      if (!command || event.shiftKey) return;
      command();
      event.preventDefault();
    }
    event.stopPropagation();
  };
  figure.addEventListener('keydown', press);
  return () => figure.removeEventListener('keydown', press);
};

/** The keys that a figure hears, in one word for its `data-keys`: `ArrowLeft Home Space`. */
export const keyNames = (commands: Commands): string =>
  Object.keys(commands)
    .map((key) => (key === ' ' ? 'Space' : key))
    .join(' ');

/** What words and tables elsewhere on the page, or attributes, ask a figure to show, and to go back to from then on. */
export const hearRequests = (show: (line: string) => void, keep: () => void) => (figure: HTMLElement) => {
  const hear = (event: Event): void => show((event as CustomEvent<string>).detail);
  figure.addEventListener(SHOW_EVENT, hear);
  figure.addEventListener(KEEP_EVENT, keep);
  return () => {
    figure.removeEventListener(SHOW_EVENT, hear);
    figure.removeEventListener(KEEP_EVENT, keep);
  };
};
