import { withoutFigure, LAB_FIGURE, figureLink } from './figureLink.ts';
import type { Params } from '#text/params.ts';

/** What a game needs of a rotation. */
const NEEDED = ['piece', 'from', 'at'];
/** Columns of a game. */
const COLUMNS = 10;

/** The parameters of a game that begins where a rotation does; null where there is no rotation, or its board has another width. */
export function playParams(params: Params): readonly (readonly [string, string])[] | null {
  const top = params.get('board')?.split('/')[0];
  if (!NEEDED.every((name) => params.has(name)) || (top !== undefined && top.length !== COLUMNS)) return null;
  return ['system', 'systems', ...NEEDED, 'board'].flatMap((name) => {
    const value = params.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
}

/**
 * Returns the address of such a game; null where there is none.
 * @param page the address of the page that has the game
 */
export function playLink(page: string, params: Params): string | null {
  const taken = playParams(params);
  return taken && figureLink(withoutFigure(page), LAB_FIGURE, taken);
}
