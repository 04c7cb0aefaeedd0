import { describe, expect, test } from 'vitest';
import { held } from '#play/buttons.ts';
import { framesDue } from './clock.ts';
import { Hands } from './hands.ts';

describe('buttons that hands hold', () => {
  test('are held until they are let go', () => {
    const hands = new Hands();
    hands.press('left');
    hands.press('rotate right');
    expect([hands.take(), hands.take()]).toEqual([held('left', 'rotate right'), held('left', 'rotate right')]);
    hands.release('left');
    expect(hands.take()).toBe(held('rotate right'));
  });

  test('count for a frame when they are let go before it', () => {
    const hands = new Hands();
    hands.press('hard drop');
    hands.release('hard drop');
    expect([hands.take(), hands.take()]).toEqual([held('hard drop'), 0]);
  });

  test('count twice when they are pressed twice within a frame', () => {
    const hands = new Hands();
    for (let tap = 0; tap < 2; tap++) {
      hands.press('left');
      hands.release('left');
    }
    expect([hands.take(), hands.take(), hands.take(), hands.take()]).toEqual([held('left'), 0, held('left'), 0]);
  });

  test('are pressed anew by a second key: for a frame the button is up', () => {
    const hands = new Hands();
    hands.press('rotate left');
    hands.take();
    hands.press('rotate left');
    expect([hands.take(), hands.take(), hands.take()]).toEqual([0, held('rotate left'), held('rotate left')]);
  });

  test('are all let go when a game stops', () => {
    const hands = new Hands();
    hands.press('left');
    hands.releaseAll();
    expect(hands.take()).toBe(0);
  });
});

describe('frames that are due', () => {
  const FRAME = 1000 / 60;

  test('are one for each picture of a display of sixty a second, whatever the jitter', () => {
    let played = 0;
    for (let picture = 0; picture < 600; picture++) {
      const due = framesDue(picture * FRAME + (picture % 3) - 1, played);
      expect(due).toBe(1);
      played += due;
    }
  });

  test('are sixty a second on a faster display', () => {
    const playedAfter: number[] = [];
    let played = 0;
    for (let picture = 0; picture < 288; picture++) {
      played += framesDue((picture * 1000) / 144, played);
      playedAfter.push(played);
    }
    expect(playedAfter[287]! - playedAfter[143]!).toBe(60);
  });
});
