import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { KickTest } from '#engine/trace.ts';
import { underSystem } from '#engine/underSystem.ts';
import { DESKTOP_GAMES } from '#rules/desktopGames.ts';
import { systemById } from '#rules/registry.ts';

/** What one program makes of a press: the test that wins, or null where the piece stays. */
interface Answered {
  readonly scenario: Scenario;
  readonly test: KickTest | null;
}

/**
 * The press of a scenario on the same squares in several programs.
 * @throws Error with the first id that is no program, or whose piece has no such state
 */
export const samePress = (scenario: Scenario, ids: readonly string[]): readonly Answered[] =>
  ids.map((id) => {
    const system = systemById(id) ?? DESKTOP_GAMES.find((game) => game.id === id);
    const own = system && underSystem(scenario, system);
    if (!own) throw new Error(`${id} is no system, or has no such state.`);
    const { outcome } = rotate(own.system, requestOf(own));
    return { scenario: own, test: 'test' in outcome ? outcome.test : null };
  });
