import { OWN_MARK } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { parseParams } from '#text/params.ts';

/**
 * The ids of the systems that figures show, in order and each once. Systems that a reader made are left out.
 * @param states the states of the figures, as queries
 */
export function systemsShown(states: readonly string[]): readonly string[] {
  const named = states
    .map(parseParams)
    .flatMap((words) => [words.get('system'), ...(words.get('systems')?.split(',') ?? [])]);
  const systems = named.flatMap((id) => (id === undefined || id.includes(OWN_MARK) ? [] : (systemById(id) ?? [])));
  return [...new Set(systems.map(({ id }) => id))];
}
