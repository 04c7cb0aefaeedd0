import { expect, it } from 'vitest';
import { mirrorX } from '#engine/geometry.ts';
import { testList } from '#engine/kicks.ts';
import { mirrorTransition } from '#engine/mirror.ts';
import { PIECES, type Piece, type Transition } from '#engine/piece.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { underSystem } from '#engine/underSystem.ts';
import { displacementOf } from '#analysis/displacement.ts';
import { DESKTOP_GAMES } from '#rules/desktopGames.ts';
import { systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';

// Sentences with numbers on the pages about desktops, consoles, Apotris and hands.

const named = (id: string) => systemById(id)!;
const tests = (id: string, piece: Piece, of: Transition, list = 0) =>
  testList(named(id).kicks, piece, ...endsOf(of), null, list);

it('Quadrapassel tries columns alone, up to two away, and I, S and Z have two shapes', () => {
  expect(tests('quadrapassel', 'T', '0>>1').slice(1)).toEqual([[1, 0], [-1, 0], [2, 0], [-2, 0]]); // prettier-ignore
  const shapes = PIECES.filter((piece) => {
    const [up, , down] = named('quadrapassel').shapes[piece].states;
    return piece !== 'O' && up.join() === down.join();
  });
  expect(shapes).toEqual(['I', 'S', 'Z']);
});

it('TetriNET has 12 columns and 22 rows, and kicks one or two columns', () => {
  expect(named('gtetrinet').field).toEqual({ width: 12, height: 22 });
  expect(tests('gtetrinet', 'J', '0>>1').slice(1).map(([x, y]) => [Math.abs(x), y])).toEqual([[1, 0], [1, 0], [2, 0], [2, 0]]); // prettier-ignore
});

it('of the programs in the picture three know the wall, and tetr.js has the kicks of SRS', () => {
  const read = readScenario('system=quadrapassel piece=T from=3 at=8,0 turn=cw board=..........');
  const ids = 'quadrapassel gtetrinet kblocks bastet emacs-tetris bsd-tetris vitetris nullpomino-classic-s tetr-js';
  const programs = ids.split(' ').map((id) => systemById(id) ?? DESKTOP_GAMES.find((game) => game.id === id)!);
  const answers = programs.map((system) => underSystem(read.ok ? read.value : expect.fail(), system)!);
  const kicked = answers
    .filter((own) => 'test' in rotate(own.system, requestOf(own)).outcome)
    .map(({ system }) => system.id);
  expect(kicked).toEqual(['quadrapassel', 'gtetrinet', 'nullpomino-classic-s', 'tetr-js']);
});

it('Tengen has one kick, The New Tetris goes down first, and Sega turns one way', () => {
  expect(tests('tengen-nes', 'T', '0>>1')).toEqual([[0, 0], [-1, 0]]); // prettier-ignore
  expect(tests('the-new-tetris', 'T', '0>>1')[1]).toEqual([0, -1]);
  expect(named('sega').turns.rules.cw).toEqual({ is: 'becomes', turn: 'ccw' });
});

it('BARS and SDRS reach three rows down, and BARS ends its lists one row up', () => {
  for (const id of ['apotris-bars', 'apotris-sdrs']) expect(displacementOf(named(id), PIECES).down, id).toBe(3);
  for (const of of QUARTER_TRANSITIONS) expect(tests('apotris-bars', 'T', of).at(-1)).toEqual([0, 1]);
  const bottom = (id: string) => Math.min(...named(id).shapes.T.states[0].map(([, y]) => y));
  expect(bottom('apotris-bars')).toBe(bottom('apotris-srs') - 1);
  expect(named('apotris-bars').lock.resetLimit).toBe(15);
});

it('a half turn of Apotris tries five kicks, and from both lying states the first goes up; SRS+ goes down from state 2', () => {
  for (const of of HALF_TRANSITIONS) expect(tests('apotris-srs', 'T', of)).toHaveLength(6);
  expect([tests('apotris-srs', 'T', '0>>2')[1], tests('apotris-srs', 'T', '2>>0')[1]]).toEqual([[0, 1], [0, 1]]); // prettier-ignore
  expect(tests('tetrio-srs-plus', 'T', '2>>0')[1]).toEqual([0, -1]);
});

it('SDRS lacks in 0>>1 the mirror image of one kick of 0>>3', () => {
  const own = tests('apotris-sdrs', 'T', '0>>1').map(String);
  const image = tests('apotris-sdrs', 'T', '0>>3').map((kick) => String(mirrorX(kick)));
  expect(image.filter((kick) => !own.includes(kick))).toEqual(['-1,1']);
});

it('CRS has two lists, and J and L mirror each other in all rows in the air and in all but four on the ground', () => {
  const unlike = (list: number): number =>
    QUARTER_TRANSITIONS.filter((of) => {
      const image = tests('cambridge-crs', 'L', mirrorTransition(of), list).map(mirrorX);
      return tests('cambridge-crs', 'J', of, list).join() !== image.join();
    }).length;
  expect([unlike(0), 2 * unlike(1)]).toEqual([0, 4]);
});

it('Tetris Best tries 25 positions in every turn, the same for the half turn as to the left', () => {
  for (const of of [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS])
    expect(tests('tetris-best-25', 'T', of)).toHaveLength(25);
  expect(tests('tetris-best-25', 'T', '0>>2')).toEqual(tests('tetris-best-25', 'T', '0>>3'));
});
