/** Keys, as browsers report them, and what they do: the interface string `keys.does.…`. */
export interface KeyUse {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What can be done with keys in one place, and a page that has the place. */
export interface KeyboardPlace {
  readonly page: `/${string}`;
  readonly uses: readonly KeyUse[];
}

const use = (does: string, ...keys: readonly string[]): KeyUse => ({ does, keys });

const STEP = use('step', 'ArrowLeft', 'ArrowRight');
const ENDS = use('ends', 'Home', 'End');
const PLAY = use('play', ' ');
const MIRROR = use('mirror', 'm');
const RESET = use('reset', 'r');
const PLAYER = [STEP, ENDS, PLAY, RESET];
const MIRRORED = [STEP, ENDS, PLAY, MIRROR, RESET];
const CHOICE = use('choice', 'ArrowLeft', 'ArrowRight');
const OUTERMOST = use('outermost', 'Home', 'End');
const TURN = use('turn', 'ArrowLeft', 'ArrowRight');

/** The keys of each figure while the focus is inside it, by the name of the widget; those not here have `r` at most. A test holds them and the built pages together. */
export const FIGURE_KEYS = {
  'kick-stepper': { page: '/lab/stepper/', uses: MIRRORED },
  'kick-compare': { page: '/lab/compare/', uses: MIRRORED },
  'offset-deriver': { page: '/lab/offsets/', uses: MIRRORED },
  'button-lab': { page: '/lab/buttons/', uses: MIRRORED },
  'frame-lab': { page: '/lab/frames/', uses: MIRRORED },
  'lock-lab': { page: '/systems/ars/ace/', uses: MIRRORED },
  'reach-map': { page: '/lab/reach/', uses: [STEP, ENDS, RESET] },
  'spin-finder': { page: '/lab/spins/', uses: [CHOICE, OUTERMOST, RESET] },
  'orientation-wheel': { page: '/systems/srs/rotation/', uses: [TURN, OUTERMOST, MIRROR, RESET] },
  'spawn-viewer': { page: '/systems/srs/spawn/', uses: [CHOICE, OUTERMOST, MIRROR, RESET] },
  'kick-atlas': { page: '/systems/srs/kick-atlas/', uses: [MIRROR, RESET] },
  'centre-column-scanner': { page: '/systems/ars/center-column/', uses: PLAYER },
  'joker-stock': { page: '/systems/dtet/', uses: PLAYER },
  'hard-lines': { page: '/systems/dtet/', uses: [CHOICE, OUTERMOST, RESET] },
  'dtet-modes': { page: '/systems/dtet/', uses: [CHOICE, OUTERMOST, RESET] },
  'rotation-lab': { page: '/systems/rotatris/rotation/', uses: PLAYER },
  'node-turn': { page: '/systems/rotatris/rotation/', uses: PLAYER },
  'turn-table': { page: '/systems/rotatris/rotation/', uses: PLAYER },
  'collapse-stepper': { page: '/systems/rotatris/collapse/', uses: PLAYER },
  'speed-curves': { page: '/systems/rotatris/speed/', uses: [CHOICE, OUTERMOST, RESET] },
  'rotatris-game': {
    page: '/systems/rotatris/',
    uses: [use('pause', 'p'), use('begin', 'n'), use('describe', 'i'), RESET],
  },
  'ptn-viewer': { page: '/notation/', uses: PLAYER },
  'ptn-example': { page: '/notation/ptn/', uses: PLAYER },
  'ptn-editor': { page: '/lab/notation/', uses: PLAYER },
} as const satisfies Readonly<Record<string, KeyboardPlace>>;

const MOVE = use('move', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
const ROW_ENDS = use('rowEnds', 'Home', 'End');

/** Keys of the parts of figures and of the site; inside a part they come before those of its figure. */
export const PART_KEYS = {
  board: { page: '/lab/stepper/', uses: [MOVE, ROW_ENDS, use('paint', ' ')] },
  piece: { page: '/lab/stepper/', uses: [use('movePiece', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')] },
  share: { page: '/lab/stepper/', uses: [use('close', 'Escape')] },
  table: { page: '/systems/srs/kicks/', uses: [MOVE, ROW_ENDS, use('show', 'Enter', ' ')] },
  lanes: { page: '/lab/buttons/', uses: [MOVE, ROW_ENDS, use('hold', ' ')] },
  recording: {
    page: '/lab/buttons/',
    uses: [
      use('rotateLeft', 'z'),
      use('rotateRight', 'x'),
      use('halfTurn', 'c'),
      use('push', 'ArrowLeft', 'ArrowRight'),
      use('softDrop', 'ArrowDown'),
      use('stop', 'Escape'),
    ],
  },
  atlas: { page: '/systems/ars/center-column/', uses: [MOVE, use('open', 'Enter', ' ')] },
  game: {
    page: '/systems/rotatris/',
    uses: [
      use('push', 'ArrowLeft', 'ArrowRight'),
      use('softDrop', 'ArrowDown'),
      use('hardDrop', ' '),
      use('turnLeft', 'z'),
      use('turnRight', 'x', 'ArrowUp'),
      use('blockLeft', 'a'),
      use('blockRight', 'd'),
    ],
  },
  search: { page: '/', uses: [use('search', '/'), use('close', 'Escape')] },
} as const satisfies Readonly<Record<string, KeyboardPlace>>;
