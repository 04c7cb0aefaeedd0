import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { LOCK_SCENES } from './arsScenes.ts';
import { history } from './history.ts';
import { FRAME_SCENES, sceneNamed as labSceneNamed } from './labScenes.ts';
import { beginScene, parseScene, printScene, type PlayScene } from './sceneText.ts';
import { eventWord, pieceWord } from './testing/timeline.ts';

const SCENES = [...FRAME_SCENES, ...LOCK_SCENES];

function sceneNamed(name: string): PlayScene {
  return must(parseScene(labSceneNamed(name).query), name);
}

/** The piece after a frame and what happened in it. */
function told(name: string, frame: number): string {
  const scene = sceneNamed(name);
  const played = history(beginScene(scene), scene.held).frames[frame - 1]!;
  return [pieceWord(played.state), ...played.events.map(eventWord)].join(', ');
}

const lockedIn = (name: string): number => {
  const scene = sceneNamed(name);
  return history(beginScene(scene), scene.held).frames.findIndex(({ events }) => events.some(({ is }) => is === 'locked')) + 1; // prettier-ignore
};

describe('the scenes', () => {
  test.each(SCENES.map(({ name, query }) => [name, query] as const))('%s is written as it prints', (name, query) => {
    expect(printScene(sceneNamed(name))).toBe(query);
  });

  test('have different names, and open at a frame of their own', () => {
    expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length);
    for (const { name } of SCENES) {
      const { frame, held } = sceneNamed(name);
      expect(frame, name).toBeGreaterThan(0);
      expect(frame, name).toBeLessThanOrEqual(held.length);
    }
  });
});

// Arika Rotation System, "T-piece floor kicks", last two paragraphs; the frames are those of the timelines in tiTimelines.test.ts.
test.each([
  ['i-in-the-air', 1, 'I1 3,0, cw 3, contact'],
  ['i-in-the-air', 3, 'I0 3,-1, ccw 1, gravity 1, nothing'],
  ['i-in-the-air', 4, 'no piece left, cw failed, gravity 1, contact, locked: no lock delay, no piece left'],
  ['i-locks', 3, 'no piece left, ccw 1, gravity 2, contact, locked: no lock delay, no piece left'],
  [
    'i-moves-and-locks',
    3,
    'no piece left, ccw 1, moved right, gravity 2, contact, locked: no lock delay, no piece left',
  ],
  ['t-twice', 4, 'no piece left, cw 4, contact, locked: no lock delay, no piece left'],
  ['t-once', 4, 'T1 3,1, cw failed, gravity 1, nothing'],
  ['i-in-ace', 9, 'I1 3,0, cw 3, restored by turn, contact'],
  ['t-in-ace', 10, 'T2 3,3, cw 4, contact'],
  // "Mihara's conspiracy", the use at 20G: in turned, right, against the block, over it.
  ['j-over-a-block', 1, 'J3 3,18, ccw 1, contact, locked: soft drop, entered ccw 1'],
  ['j-over-a-block', 5, 'J3 4,14, blocked right, contact'],
  ['j-over-a-block', 6, 'J0 5,14, cw 2, contact'],
  ['j-over-a-block', 8, 'J0 6,14, moved right, contact'],
])('%s, frame %i', (name, frame, expected) => {
  expect(told(name, frame)).toBe(expected);
});

// Under step reset moves and turns restore nothing: thirty frames of contact, whatever is pressed; falling does, last in frame 78.
test.each([
  ['to-and-fro', 31],
  ['turning', 31],
  ['down-the-stairs', 108],
])('under step reset %s locks in frame %i', (name, frame) => {
  expect(lockedIn(name)).toBe(frame);
});

// SRS article, "Other": a soft drop does not lock, a hard drop does; infinity; no ARE and no IRS. ARS article: sonic drop, and IRS in
// the pause before a piece enters. Fifteen resets and the turn at entry are NullpoMino's.
test.each([
  ['soft-drop', 6, 'T0 3,-1, soft drop 1, contact'],
  ['soft-drop', 13, 'T0 3,-1, contact'],
  ['soft-drop', 14, 'no piece left, contact, locked: lock delay, no piece left'],
  ['hard-drop', 3, 'no piece left, hard drop 4, contact, locked: hard drop, no piece left'],
  ['sonic-drop', 3, 'T2 3,0, sonic drop 3, contact'],
  ['sonic-drop', 6, 'T2 4,0, moved right, contact'],
  ['entry-at-once', 3, 'T0 3,19, hard drop 5, contact, locked: hard drop, entered'],
  ['entry-turned', 3, 'T1 3,19, hard drop 5, contact, locked: hard drop, entered cw 1'],
  ['entry-delay', 3, 'entry 6, contact, locked: soft drop'],
  ['entry-delay', 9, 'T1 3,18, entered cw 1'],
])('%s, frame %i', (name, frame, expected) => {
  expect(told(name, frame)).toBe(expected);
});

test.each([
  ['infinity', 0],
  ['fifteen-resets', 91],
])('%s locks in frame %i, 0 where it does not', (name, frame) => {
  expect(lockedIn(name)).toBe(frame);
});
