import { systemById } from '#rules/registry.ts';
import { pressEnded } from './pressEnded.ts';

/** Storage key of the system of the reader's own game. */
const KEY = 'wallkick-my-game';

/** Its id, the same in every figure of a page; empty where the reader chose none. */
let chosen = $state('');

/** The system of the reader's own game in one figure. It is remembered on the device. */
export class MyGame {
  #isRecalled = $state(false);

  /** Its id; empty where the reader chose none, and until it is recalled. */
  get id(): string {
    return this.#isRecalled ? chosen : '';
  }

  /**
   * Reads what the device remembers, which can be anything. Headlines become longer by it, so a press ends first. Another figure may have
   * read it before that.
   */
  async recall(): Promise<void> {
    await pressEnded();
    try {
      chosen = systemById(localStorage.getItem(KEY) ?? '')?.id ?? '';
    } catch {
      // Storage is blocked.
    }
    this.#isRecalled = true;
  }

  choose(id: string): void {
    chosen = id;
    try {
      if (id === '') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, id);
    } catch {
      // Storage is blocked; the choice holds until the page is left.
    }
  }
}
