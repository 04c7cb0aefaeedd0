import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { KickTest } from '#engine/trace.ts';

/** A position and the test that wins in it; null if none wins. */
export interface PositionAndWinner {
  readonly scenario: Scenario;
  readonly winner: KickTest | null;
}

export function withWinner(scenario: Scenario): PositionAndWinner {
  const { outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
  return { scenario, winner: 'test' in outcome ? outcome.test : null };
}
