import { printState, readState, yesOrNo, type Fields } from '#figure/fields.ts';
import { PLAYED_GAME, type PlayedGame } from '../playState.ts';

/** What a player sets once for all games. */
interface Handling extends Pick<PlayedGame, 'das' | 'soft'> {
  /** Whether locked pieces keep their colours. */
  readonly coloured: boolean;
}

const { das, soft } = PLAYED_GAME.fields;
const FIELDS: Fields<Handling> = { das, soft, coloured: yesOrNo };
const USUAL: Handling = { das: 'usual', soft: 'usual', coloured: true };
/** Storage key of the handling of a player. */
const STORED = 'wallkick-handling';

/** The handling of a player, kept in the browser. */
export class KeptHandling {
  #value: Handling = $state.raw(USUAL);

  get coloured(): boolean {
    return this.#value.coloured;
  }

  /** What a new game takes over; a link says what its own game had. */
  get ofGame(): Partial<PlayedGame> {
    const { das, soft } = this.#value;
    return { ...(das !== 'usual' && { das }), ...(soft !== 'usual' && { soft }) };
  }

  /** Reads what the browser keeps. What cannot be read is not kept. */
  open(): void {
    try {
      const read = readState(FIELDS, localStorage.getItem(STORED) ?? '', USUAL);
      if (read.ok) this.#value = read.value;
    } catch {
      // Storage is blocked, so nothing is kept.
    }
  }

  choose(changes: Partial<Handling>): void {
    this.#value = { ...this.#value, ...changes };
    try {
      localStorage.setItem(STORED, printState(FIELDS, this.#value));
    } catch {
      // Storage is blocked; the choice holds until the page is left.
    }
  }
}
