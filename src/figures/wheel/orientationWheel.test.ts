import { describe, expect, test } from 'vitest';
import { add } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { wheelArrow } from './wheelArrows.ts';
import { rimMarkup } from './wheelMarkup.ts';
import {
  madeTurns,
  type MadeTurn,
  ORIENTATION_WHEEL,
  poseScene,
  rotationOf,
  systemOf,
  turnOf,
  wheelOf,
  type WheelRotation,
  type WheelState,
} from './orientationWheel.ts';
import { printState, readState } from '#figure/fields.ts';

const at = (system: string, piece: WheelState['piece'], rotation: WheelRotation = 'basic'): WheelState => ({
  system,
  piece,
  from: 0,
  rotation,
});
const shiftsOf = (state: WheelState): readonly string[] => wheelOf(state).poses.map(({ shift }) => shift.join());

describe('the four orientations of a piece', () => {
  test.each<[what: string, state: WheelState, shifts: readonly string[]]>([
    // Super Rotation System: "unobstructed, each piece rotates purely about a single point".
    ['J of SRS turns about one point', at('srs-guideline', 'J'), ['0,0', '0,0', '0,0', '0,0']],
    ['I of SRS turns about one point', at('srs-guideline', 'I'), ['0,0', '0,0', '0,0', '0,0']],
    // Arika Rotation System, basic rotation: pieces are aligned with the bottom of their box.
    ['T of ARS comes down to rest on the bottom of its box', at('ars-tgm', 'T'), ['0,0', '0,0', '0,-1', '0,0']],
    // The I of ARS has two states, in the third row and the third column of its box.
    ['I of ARS flips between two places', at('ars-tgm', 'I'), ['0,0', '0,0', '0,1', '1,0']],
    // "How Guideline SRS Really Works": first terms of the offsets, with the sign of what they undo.
    ['O in true rotation wobbles', at('srs-guideline', 'O', 'true'), ['0,0', '0,1', '1,1', '1,0']],
    ['I in true rotation wobbles', at('srs-guideline', 'I', 'true'), ['0,0', '1,0', '1,-1', '0,-1']],
    [
      'T in true rotation is where basic rotation has it',
      at('srs-guideline', 'T', 'true'),
      ['0,0', '0,0', '0,0', '0,0'],
    ],
  ])('%s', (_what, state, shifts) => {
    expect(shiftsOf(state)).toEqual(shifts);
  });

  test.each(SYSTEMS.map(({ id }) => id))('of %s are state 0 turned about the ring, moved at most', (id) => {
    for (const piece of PIECES) {
      for (const { minos, beside, shift } of wheelOf(at(id, piece)).poses) {
        expect(
          sameSquares(
            minos,
            beside.map((square) => add(square, shift)),
          ),
        ).toBe(true);
        expect(beside.flat().every(Number.isInteger)).toBe(true);
      }
    }
  });

  test('of J, L, S, T and Z float in SRS at spawn only', () => {
    // The same document: they "float", leaving the bottom row of the box empty, in the spawn state.
    for (const piece of ['J', 'L', 'S', 'T', 'Z'] as const) {
      expect(wheelOf(at('srs-guideline', piece)).poses.map(({ floats }) => floats)).toEqual([1, 0, 0, 0]);
    }
  });

  test.each<[system: string, piece: WheelState['piece'], alike: readonly (readonly number[])[]]>([
    [
      'ars-tgm',
      'S',
      [
        [0, 2],
        [1, 3],
      ],
    ],
    ['ars-tgm', 'O', [[0, 1, 2, 3]]],
    ['ars-tgm', 'T', []],
    ['srs-guideline', 'S', []],
  ])('of %s %s that cover the same squares are named', (system, piece, alike) => {
    expect(wheelOf(at(system, piece)).alike).toEqual(alike);
  });

  test('are drawn in true rotation only where the system is made of it', () => {
    expect(rotationOf(at('sega', 'T', 'true'))).toBe('basic');
    expect(wheelOf(at('srs-guideline', 'O', 'true')).side).toBe(wheelOf(at('srs-guideline', 'O')).side + 1);
  });

  test('lie on their paper, the true ones with the squares beside them', () => {
    const wheel = wheelOf(at('srs-guideline', 'I', 'true'));
    for (const pose of wheel.poses) {
      const { body, start, arrow } = poseScene(wheel, pose);
      expect([...body, ...start].flat().every((along) => along >= 0 && along < wheel.side)).toBe(true);
      expect(arrow?.from).toEqual(wheel.ring);
    }
  });
});

describe('a turn button', () => {
  test('turns a quarter, and four times bring the piece home', () => {
    let state = at('srs-guideline', 'J');
    for (const to of [3, 2, 1, 0] as const) {
      const turn = turnOf(state, 'ccw');
      expect(turn).toMatchObject({ is: 'made', turn: 'ccw', to });
      state = { ...state, from: to };
    }
  });

  test('of Sega turns counter-clockwise, whichever it is', () => {
    expect(turnOf(at('sega', 'T'), 'cw')).toEqual({ is: 'made', pressed: 'cw', turn: 'ccw', times: 1, to: 3 });
  });

  test('for a half turn makes two turns in tetr.js, one in NullpoMino, none by the Guideline', () => {
    expect(turnOf(at('tetr-js', 'T'), '180')).toMatchObject({ turn: 'cw', times: 2, to: 2 });
    expect(turnOf(at('srs-nullpomino-180', 'T'), '180')).toMatchObject({ turn: '180', times: 1, to: 2 });
    expect(turnOf(at('srs-guideline', 'T'), '180')).toMatchObject({ is: 'refused' });
  });
});

describe('the turns that a press makes', () => {
  test.each([
    [
      'tetr-js',
      '180',
      [
        { from: 0, turn: 'cw' },
        { from: 1, turn: 'cw' },
      ],
    ],
    ['srs-nullpomino-180', '180', [{ from: 0, turn: '180' }]],
    ['srs-guideline', '180', []],
    ['sega', 'cw', [{ from: 0, turn: 'ccw' }]],
  ] as const)('%s, %s: %j', (system, pressed, made) => {
    const state = at(system, 'T');
    expect(madeTurns(0, turnOf(state, pressed))).toEqual(made);
  });
});

describe('the state of the wheel', () => {
  const { fields, standard, outcome } = ORIENTATION_WHEEL;

  test('is a line of words', () => {
    const line = 'system=ars-tgm piece=Z from=2 rotation=basic';
    const read = readState(fields, line, standard);
    expect(read.ok && printState(fields, read.value)).toBe(line);
    expect(readState(fields, 'from=4 rotation=upside', standard)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'figure.value' }, { code: 'figure.value' }],
    });
  });

  test('has an outcome that a page can expect', () => {
    expect(outcome(at('ars-tgm', 'T'))).toBe('moved 2');
    expect(outcome(at('srs-guideline', 'T'))).toBe('moved none');
  });

  test('names a system of the registry', () => {
    expect(systemOf(at('sega', 'T')).id).toBe('sega');
  });
});

describe('the arrows of the rim', () => {
  test('lead from each orientation to the next, the clockwise ones outside', () => {
    const end = (from: number, sense: 'cw' | 'ccw'): readonly number[] =>
      wheelArrow(from, sense).head.slice(1).split('L')[0]!.split(' ').map(Number);
    // From the top clockwise: to the right of the middle and still above it. From the right on: below it.
    const [x0 = 0, y0 = 0] = end(0, 'cw');
    expect([x0 > 800, y0 < 500]).toEqual([true, true]);
    const [x1 = 0, y1 = 0] = end(1, 'cw');
    expect([x1 > 500, y1 > 800]).toEqual([true, true]);
    // From the right back to the top.
    const [x2 = 0, y2 = 0] = end(1, 'ccw');
    expect([x2 < 800, y2 < 250]).toEqual([true, true]);
    expect(ORIENTATIONS.every((from) => wheelArrow(from, 'ccw').shaft.includes('A395 395'))).toBe(true);
  });

  test('of a half turn go around the middle to the opposite orientation, each on a side of its own', () => {
    const ends = ORIENTATIONS.map((from) => {
      const { shaft, head } = wheelArrow(from, '180');
      return [shaft.slice(1).split('A')[0], head.slice(1).split('L')[0]].map((point) =>
        point!.split(' ').map((part) => Math.round(Number(part))),
      );
    });
    // From the top down on the right, from the right to the left below, up on the left, to the right above.
    expect(ends).toEqual([
      [[616, 352], [616, 648]],
      [[648, 616], [352, 616]],
      [[384, 648], [384, 352]],
      [[352, 384], [648, 384]],
    ]); // prettier-ignore
  });

  test('of half turns are drawn for the one that was made alone, so that none cross', () => {
    const wheel = wheelOf(at('srs-nullpomino-180', 'T'));
    const drawn = (made: readonly MadeTurn[]): number =>
      rimMarkup(wheel, ['cw', 'ccw', '180'], made).split('A188').length - 1;
    expect([drawn([]), drawn([{ from: 0, turn: '180' }]), drawn([{ from: 0, turn: 'cw' }])]).toEqual([0, 1, 0]);
  });
});
