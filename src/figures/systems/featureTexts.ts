import 'strings:facts';
import 'strings:features';
import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { halfTurnIsUnknown, kicksAreUnknown } from '#rules/unknownFacts.ts';
import { listText } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import { features } from './features.ts';

/** What the rules of a system decide, as cells of a table. `unknown` wherever its own data say that nobody knows. */
export interface FeatureTexts {
  readonly tests: string;
  readonly order: string;
  readonly up: string;
  readonly conditions: string;
  readonly turns: string;
  readonly half: string;
  readonly isz: string;
  readonly floor: string;
}

/** How a system makes half turns. */
export function halfTurnText(system: RotationSystem, say: Say): string {
  if (halfTurnIsUnknown(system)) return say('facts.known.unknown');
  const { turns, buttons } = system;
  const { halfTests } = features(system);
  if (halfTests === null) return say(`facts.halfTurn.${turns.rules['180'].is}`);
  return buttons.is === 'two, tried every frame'
    ? say('facts.halfTurn.buttons', { pieces: listText(buttons.halfTurn, say), count: halfTests })
    : say('facts.halfTurn.made', { count: halfTests });
}

export function featureTexts(system: RotationSystem, say: Say): FeatureTexts {
  const { upright, grounded, floorKicks, kicked, order, tests } = features(system);
  const none = say('features.none');
  const pieces = (some: readonly Piece[]): string => (some.length > 0 ? some.join(' ') : none);
  const ofKicks = (text: string): string => (kicksAreUnknown(system) ? say('facts.known.unknown') : text);
  const list = (words: readonly string[]): string => (words.length > 0 ? listText(words, say) : none);
  return {
    tests: ofKicks(String(tests)),
    order: ofKicks(
      order.length > 0
        ? list(order.map((name) => say(`features.order.${name}`)))
        : kicked.length > 0
          ? say('features.order.one', { pieces: kicked.join(' ') })
          : say('features.order.none'),
    ),
    up: ofKicks(pieces(floorKicks)),
    conditions: ofKicks(list(system.guards.map(({ name }) => say(`features.guard.${name}`)))),
    turns: say(system.turns.rules.cw.is === 'becomes' ? 'features.oneWay' : 'features.bothWays'),
    half: halfTurnText(system, say),
    isz: String(upright),
    floor: pieces(grounded),
  };
}
