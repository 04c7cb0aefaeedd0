import { systemById } from '#rules/registry.ts';

/** Storage key of the system of the reader's own game. */
const KEY = 'wallkick-my-game';

/** The id of the system that the reader chose as the own game; empty where there is none. Storage can hold anything. */
export function myGame(): string {
  try {
    const id = localStorage.getItem(KEY) ?? '';
    return systemById(id)?.id ?? '';
  } catch {
    return '';
  }
}

export function rememberGame(id: string): void {
  try {
    if (id === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage is blocked; the choice holds until the page is left.
  }
}
