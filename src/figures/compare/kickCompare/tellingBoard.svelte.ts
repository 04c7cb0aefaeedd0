import 'strings:compare';
import { NOT_LOOKED_AT } from '#analysis/job.ts';
import { transition, turned, type Orientation, type Turn } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { formatTransition } from '#text/conventions.ts';
import { listText } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { Work } from '../../analysis/work.svelte.ts';
import type { ComparedSystems } from './comparison.svelte.ts';

/** Finds a smallest board on which the first system of a comparison and another one differ. */
export class TellingBoard {
  readonly work = new Work('difference');
  /** Why no board is shown; empty where one is. */
  without: string = $state('');
  readonly #compared: ComparedSystems;

  constructor(compared: ComparedSystems) {
    this.#compared = compared;
  }

  /**
   * @param others the systems to compare with the first, in the order in which they are tried
   * @param show shows a comparison, given as parameters
   */
  find(
    others: readonly RotationSystem[],
    { from, turn }: { readonly from: Orientation; readonly turn: Turn },
    voice: Voice,
    show: (query: string) => void,
  ): void {
    const { systems, stepper } = this.#compared;
    const { placement, memory } = stepper.scenario;
    const { piece } = placement;
    const ids = systems.map(({ id }) => id);
    this.without = '';
    const compareWith = ([other, ...rest]: readonly RotationSystem[]): void => {
      if (!other) return;
      this.work.forget();
      this.work.ask(ids, { piece, from, turn, memory, other: systems.indexOf(other) }, ({ query }) => {
        if (query !== null && query !== NOT_LOOKED_AT) show(query);
        else if (rest.length > 0) compareWith(rest);
        else
          this.without = voice.say(query === null ? 'compare.alike' : 'compare.notLookedAt', {
            systems: listText(
              [systems[0]!, ...others].map(({ name }) => name),
              voice.say,
            ),
            piece,
            transition: formatTransition(transition(from, turned(from, turn)), voice.conventions),
          });
      });
    };
    compareWith(others);
  }
}
