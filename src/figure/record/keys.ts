/** Keys, as browsers report them, and their effect: the interface string `keys.does.…`. */
export interface KeyUse {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of one place, and a page with that place. */
export interface KeyboardPlace {
  readonly page: `/${string}`;
  readonly uses: readonly KeyUse[];
}

export const use = (does: string, ...keys: readonly string[]): KeyUse => ({ does, keys });

export const STEP = use('step', 'ArrowLeft', 'ArrowRight');
export const ENDS = use('ends', 'Home', 'End');
export const MIRROR = use('mirror', 'm');
export const RESET = use('reset', 'r');
export const CHOICE = use('choice', 'ArrowLeft', 'ArrowRight');
export const OUTERMOST = use('outermost', 'Home', 'End');
const PLAY = use('play', ' ');
/** Keys of a figure that plays, and of one that can be mirrored as well. */
export const PLAYER = [STEP, ENDS, PLAY];
export const MIRRORED = [STEP, ENDS, PLAY, MIRROR];

export const MOVE = use('move', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
export const ROW_ENDS = use('rowEnds', 'Home', 'End');

/**
 * Keys of parts that several figures have, and of the site. The record of a figure lists those of its own parts. Inside a part they override
 * the keys of its figure.
 */
export const PART_KEYS = {
  figure: { page: '/lab/stepper/', uses: [use('keys', '?')] },
  board: { page: '/lab/stepper/', uses: [MOVE, ROW_ENDS, use('paint', ' ')] },
  piece: { page: '/lab/stepper/', uses: [use('movePiece', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')] },
  share: { page: '/lab/stepper/', uses: [use('close', 'Escape')] },
  table: { page: '/systems/srs/kicks/', uses: [MOVE, ROW_ENDS, use('show', 'Enter', ' ')] },
  search: { page: '/', uses: [use('search', '/'), use('close', 'Escape')] },
} as const satisfies Readonly<Record<string, KeyboardPlace>>;
