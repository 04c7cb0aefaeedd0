import { parseParams } from '#text/params.ts';

/**
 * The ids of the systems that figures show.
 * @param states the states of the figures, as queries
 */
export const systemsShown = (states: readonly string[]): readonly string[] =>
  states.flatMap((state) => {
    const params = parseParams(state);
    return (params.get('system') ?? params.get('systems') ?? '').split(',');
  });
