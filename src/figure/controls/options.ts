import 'strings:heldKeys';
import 'strings:orientation';
import 'strings:pickers';
import 'strings:turn';
import { printHeldKeys } from '#engine/heldKeys.ts';
import { keysThatMatter } from '#engine/keysThatMatter.ts';
import { ORIENTATIONS, PIECES, PRECEDENCES, TURNS } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { listText } from '#text/phrases.ts';
import { formatOrientation } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';

/** A choice in a field of a figure. */
export interface Option<V> {
  readonly value: V;
  readonly text: string;
  /** The heading above it in the list, and above its neighbours with the same one. */
  readonly group?: string;
}

type Listed = Pick<RotationSystem, 'id' | 'name' | 'family'>;

/** Options for a list of systems, by family. */
export function systemOptions(systems: readonly Listed[]): readonly Option<string>[] {
  const families = [...new Set(systems.map(({ family }) => family))];
  return families.flatMap((group) =>
    systems.filter(({ family }) => family === group).map(({ id, name }) => ({ value: id, text: name, group })),
  );
}

/** The same options with some of them moved to the front, under a heading of their own. */
export function withFirst(options: readonly Option<string>[], ids: readonly string[], group: string) {
  const isFirst = ({ value }: Option<string>): boolean => ids.includes(value);
  return [
    ...options.filter(isFirst).map((option) => ({ ...option, group })),
    ...options.filter((option) => !isFirst(option)),
  ];
}

export const PIECE_OPTIONS = PIECES.map((piece) => ({ value: piece, text: piece }));

/** Numbers of floor kicks that a piece may have used. */
export const FLOOR_KICK_OPTIONS: readonly Option<number>[] = [0, 1, 2].map((value) => ({ value, text: String(value) }));

export const orientationOptions = ({ say, conventions }: Voice) =>
  ORIENTATIONS.map((orientation) => ({
    value: orientation,
    text: say('pickers.orientation', {
      state: formatOrientation(orientation, conventions),
      name: say(`orientation.${orientation}`),
    }),
  }));

export const turnOptions = ({ say }: Voice) => TURNS.map((turn) => ({ value: turn, text: say(`turn.${turn}`) }));

export const sideOptions = ({ say }: Voice) =>
  PRECEDENCES.map((side) => ({ value: side, text: say(`precedence.${side}`) }));

/** What a reader may hold under a system; null where that makes no difference. */
export const heldKeysOptions = (system: RotationSystem, { say }: Voice): readonly Option<string>[] | null =>
  keysThatMatter(system)?.map((keys) => ({
    value: printHeldKeys(keys),
    text:
      keys.length === 0
        ? say('heldKeys.none')
        : listText(
            keys.map((key) => say(`heldKeys.${key}`)),
            say,
          ),
  })) ?? null;
