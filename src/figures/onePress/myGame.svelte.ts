import { systemById } from '#rules/registry.ts';
import { pressEnded } from './pressEnded.ts';

/** Storage key of the system of the reader's own game. */
const KEY = 'wallkick-my-game';

/** The system of the reader's own game, the same in every figure of a page; it is remembered on the device. */
class MyGame {
  /** Its id; empty where the reader chose none. */
  id = $state('');

  /** Reads what the device remembers, which can be anything. Headlines become longer by it, so a press ends first. */
  async recall(): Promise<void> {
    await pressEnded();
    try {
      this.id = systemById(localStorage.getItem(KEY) ?? '')?.id ?? '';
    } catch {
      // Storage is blocked.
    }
  }

  choose(id: string): void {
    this.id = id;
    try {
      if (id === '') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, id);
    } catch {
      // Storage is blocked; the choice holds until the page is left.
    }
  }
}

export const myGame = new MyGame();
