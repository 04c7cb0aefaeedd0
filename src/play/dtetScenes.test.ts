import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { DTET_SCENES, dtetScene } from './dtetScenes.ts';
import { history, stateAfter } from './history.ts';
import { beginScene, parseScene, printScene, type PlayScene } from './sceneText.ts';
import { eventWord, pieceWord } from './testing/timeline.ts';

function sceneNamed(name: string): PlayScene {
  return must(parseScene(dtetScene(name).query), name);
}

/** The piece and the buttons after a frame, and what was tried in it. */
function told(name: string, frame: number): string {
  const scene = sceneNamed(name);
  const run = history(beginScene(scene), scene.held);
  const state = stateAfter(run, frame);
  const turns = (run.frames[frame - 1]?.events ?? []).filter(({ is }) => is === 'rotation').map(eventWord);
  return [pieceWord(state), `${state.two.left} ${state.two.right}`, turns.join() || '-'].join(' | ');
}

describe('the scenes about DTET buttons', () => {
  test.each(DTET_SCENES.map(({ name, query }) => [name, query] as const))(
    '%s is written as it prints',
    (name, query) => {
      const scene = sceneNamed(name);
      expect(printScene(scene)).toBe(query);
      expect(scene.system.id).toBe('dtet');
    },
  );

  test('have different names', () => {
    expect(new Set(DTET_SCENES.map(({ name }) => name)).size).toBe(DTET_SCENES.length);
  });

  test('open at a frame of their own', () => {
    for (const { name } of DTET_SCENES) {
      const { frame, held } = sceneNamed(name);
      expect(frame, name).toBeGreaterThan(0);
      expect(frame, name).toBeLessThanOrEqual(held.length);
    }
  });

  // The sentence of the source's section "Button processing" that each stands for, paragraph and sentence counted from 1.
  test.each([
    ['1.2', 'each-its-way', 1, 'T3 3,4 | spent up | ccw left 1'],
    ['1.2', 'each-its-way', 5, 'T0 3,4 | up spent | cw right 1'],
    ['2.1', 'let-go', 3, 'T3 3,4 | spent up | -'],
    ['2.2', 'let-go', 7, 'T2 3,4 | spent up | ccw left 1'],
    ['2.3', 'compensation', 4, 'T0 4,2 | pending up | ccw left failed'],
    ['2.4', 'compensation', 5, 'T3 5,2 | spent up | ccw left 3'],
    ['2.3', 'forgotten', 4, 'T0 4,2 | up up | -'],
    ['2.5', 'entry', 4, 'entry 1 | pending up | -'],
    ['2.5', 'entry', 5, 'T0 3,18 | pending up | -'],
    ['2.5', 'entry', 6, 'T3 3,18 | spent up | ccw left 1'],
    ['2.5', 'entry-both', 6, 'T2 3,18 | spent spent | left, then right: ccw left 1 + ccw right 1'],
    ['2.5', 'entry-let-go', 6, 'T0 3,18 | up up | -'],
    ['3.1', 'reversal', 3, 'J2 3,4 | spent spent | cw left 1'],
    ['3.1', 'reversal', 7, 'J3 3,4 | spent spent | cw left 1'],
    ['3.3', 'double', 4, 'T2 3,4 | spent spent | ccw right 1'],
    ['4.1', 'both', 2, 'T2 3,4 | spent spent | left, then right: ccw left 1 + ccw right 1'],
    [
      '4.2',
      'joined',
      4,
      'T2 3,1 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 4',
    ],
    ['4.3', 'fixed-order', 4, 'T3 3,2 | spent spent | left, then right: ccw left 1 + ccw right 1'],
    [
      '4.3',
      'right-then-left',
      2,
      'T1 3,2 | spent spent | left, then right: ccw left failed; right, then left: cw right 1 + cw left 1',
    ],
    [
      '4.6',
      'between',
      5,
      'S0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed',
    ],
    [
      '4.7',
      'half-turn-t',
      2,
      'T2 3,1 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 4',
    ],
    [
      '4.7',
      'half-turn-j',
      2,
      'J2 4,2 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 3',
    ],
    [
      '4.7',
      'half-turn-l',
      2,
      'L3 3,2 | spent spent | left, then right: ccw left failed; right, then left: cw right failed; 180 left 1',
    ],
    [
      '4.7',
      'no-half-turn-i',
      4,
      'I0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed',
    ],
    [
      '4.7',
      'nothing-fits',
      4,
      'T0 3,2 | pending pending | left, then right: ccw left failed; right, then left: cw right failed; 180 left failed',
    ],
    ['4.8', 'partial', 1, 'J3 3,2 | spent pending | left, then right: ccw left 1 + ccw right failed'],
    [
      '4.8',
      'partial-later',
      2,
      'L2 2,1 | pending spent | left, then right: ccw left failed; right, then left: cw right 6 + cw left failed',
    ],
    ['4.9', 'partial', 5, 'J2 5,1 | spent spent | ccw right 5'],
    ['4.9', 'own-way-again', 4, 'J0 3,2 | up spent | cw right 1'],
  ])('sentence %s: %s, frame %i', (_sentence, name, frame, expected) => {
    expect(told(name, frame)).toBe(expected);
  });
});
