import { isLater } from './laterNames.ts';

// Fetches rules that a browser does not have from the start, and loads none by itself.

let coming: Promise<void> | null = null;

/** Fetches the rules that are still to come, once; again where that failed. */
export const fetchLater = (): Promise<void> =>
  (coming ??= import('./allSystems.ts').then(
    () => undefined,
    (error: unknown) => {
      coming = null;
      throw error;
    },
  ));

/**
 * Fetches the rules of the systems that a text names, a query or another text with ids.
 * @returns null where all of them are there, so that nobody waits for nothing
 */
export const systemsNamedIn = (text: string): Promise<void> | null =>
  (text.match(/[a-z0-9-]+/g) ?? []).some(isLater) ? fetchLater() : null;

let waiting = 0;

/** Does something once the rules of the systems that a text names are there: at once where they are, but not before what waits already. */
export function whenKnown(text: string, act: () => void): void {
  const rules = waiting > 0 ? fetchLater() : systemsNamedIn(text);
  if (!rules) return act();
  waiting++;
  const go = (): void => {
    waiting--;
    act();
  };
  void rules.then(go, go);
}
