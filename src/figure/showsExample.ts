import { parseParams } from '#text/params.ts';
import { standsAlone } from '#share/figureLink.ts';

/** Parameters that differ only from step to step. */
const STEP_PARAMS = ['step', 'frame', 'line', 'tried'];

function withoutStep(query: string): string {
  const params = new Map(parseParams(query));
  for (const name of STEP_PARAMS) params.delete(name);
  return JSON.stringify([...params].sort());
}

/** True when a figure shows the example of its caption, at any step. A figure in the lab has no example: its caption explains its use. */
export const showsExample = (figure: string, query: string, example: string): boolean =>
  standsAlone(figure) || withoutStep(query) === withoutStep(example);
