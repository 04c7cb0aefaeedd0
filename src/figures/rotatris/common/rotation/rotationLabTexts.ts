import 'strings:rotationLab';
import 'strings:rotatris';
import { ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import { centreOfTurn, checkCore, CORE, orbit, PRINTED_TURN_TABLE } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { viewOf } from '../paper.ts';
import { accepted, blocked, squareText, vector } from '../squareText.ts';
import { MAP_NAMES, MAPS, type MapName } from './maps.ts';
import { ROTATION_BOARD, type RotationLabState } from './rotationStates.ts';

// The texts of the formulas.

export const ROTATION_VIEW = viewOf(ROTATION_BOARD);
export const LAB_TURNS: readonly number[] = [0, 1, 2, 3, 4];

const after = (map: MapName, square: Vec, turns: number): Vec => orbit(square, MAPS[map].apply, turns).at(-1) ?? square;

/** Returns the coloured squares after some applications of a formula. */
export const shapeAfter = (map: MapName, turns: number, say: Say) =>
  PRINTED_TURN_TABLE.map(({ colour, positions: [start = ORIGIN] }) => ({
    colour,
    at: after(map, start, turns),
    letter: say(`rotatris.letter.${colour}`),
  }));

/** Returns the core after applying a formula. */
export const coreAfter = (map: MapName, turns: number): readonly Vec[] =>
  CORE.map((square) => after(map, square, turns));

/** Counts the squares of the core's image that are on the core. */
export const onCore = (squares: readonly Vec[]): number =>
  squares.filter((square) => CORE.some((core) => sameVec(core, square))).length;

/** Returns the formulas, and the image of the core under each. */
export const mapsTable = (say: Say): TextTable<MapName> => ({
  label: say('rotationLab.table'),
  heads: ['formula', 'origin', 'core'].map((head) => say(`rotationLab.head.${head}`)),
  rows: MAP_NAMES.map((key) => {
    const { formula, origin, apply } = MAPS[key];
    const { image, same } = checkCore(apply);
    return {
      key,
      name: formula,
      cells: [
        { text: say(`rotationLab.origin.${origin}`), is: 'text' },
        { text: say('rotationLab.onCore', { count: onCore(image) }), is: same ? undefined : 'wrong' },
      ],
    };
  }),
});

export function rotationLabSentence({ map }: RotationLabState, say: Say): readonly Part[] {
  const { apply, formula } = MAPS[map];
  const { image, same } = checkCore(apply);
  return phrase(say, same ? 'rotationLab.sentence.right' : 'rotationLab.sentence.wrong', {
    formula: vector(formula),
    verdict: same ? accepted(say('rotationLab.kept')) : blocked(say('rotationLab.moved')),
    count: onCore(image),
    centre: vector(squareText(centreOfTurn(apply))),
  });
}

export const rotationLabFrames = (map: MapName, say: Say) =>
  LAB_TURNS.map((turns) => {
    const count = onCore(coreAfter(map, turns));
    return {
      key: turns,
      head: say('rotationLab.turns', { count: turns }),
      foot: say('rotationLab.onCore', { count }),
      is: count === 4 ? ('good' as const) : ('wrong' as const),
    };
  });

export function rotationLabTitle({ map }: RotationLabState, say: Say): string {
  const { formula, origin } = MAPS[map];
  return say('rotationLab.title', { formula, origin: say(`rotationLab.origin.${origin}`) });
}
