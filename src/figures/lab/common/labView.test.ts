import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { DTET_SCENES, dtetScene } from '#play/dtetScenes.ts';
import { history, type History } from '#play/history.ts';
import { beginScene, parseScene } from '#play/sceneText.ts';
import { frameRows, rowsAround } from './frameRows.ts';
import { frameScene, labView, smallView } from './labView.ts';

function played(name: string): History {
  const read = must(parseScene(dtetScene(name).query), name);
  return history(beginScene(read), read.held);
}

describe('the board of a frame', () => {
  test('shows where the piece was and the kick that took it away', () => {
    const scene = frameScene(played('compensation'), 5);
    expect(scene.start).toHaveLength(4);
    expect(scene.arrow).not.toBeNull();
    expect(scene.bodyIs).toBe('solid');
  });

  test('of two turns, shows the place before the first', () => {
    const run = played('partial');
    expect(frameScene(run, 1).start).toEqual(frameScene(run, 0).body);
  });

  test('shows a move as well', () => {
    const run = played('compensation');
    expect(frameScene(run, 4)).toMatchObject({ start: frameScene(run, 3).body, arrow: null });
    expect(frameScene(run, 2).start).toEqual([]);
  });

  test('is empty while no piece is in play, and a piece that has just come in was nowhere before', () => {
    const run = played('entry');
    expect(frameScene(run, 3).body).toEqual([]);
    expect(frameScene(run, 5)).toMatchObject({ piece: 'T', start: [] });
  });

  test.each(DTET_SCENES.map(({ name }) => name))('of %s has all of the piece in both views', (name) => {
    const run = played(name);
    for (const view of [labView(run, 'to what happens'), labView(run, 'whole'), smallView(run)]) {
      for (let frame = 0; frame <= run.frames.length; frame++) {
        for (const [x, y] of frameScene(run, frame).body) {
          expect(x >= view.left && x <= view.right && y >= view.bottom && y <= view.top).toBe(true);
        }
      }
      expect(view.top - view.bottom).toBeLessThanOrEqual(24);
    }
  });

  test('leaves out the stack far below', () => {
    const run = played('entry');
    expect(labView(run, 'to what happens')).toMatchObject({ left: 0, right: 9, bottom: 12, top: 21 });
    expect(labView(run, 'whole')).toMatchObject({ bottom: 0, top: 21 });
    expect(labView(played('double'), 'to what happens').bottom).toBe(0);
  });
});

describe('the rows of a run', () => {
  const spans = (name: string): string =>
    frameRows(played(name))
      .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
      .join(' ');

  test.each([
    ['double', '1 2-3 4 5-6 7-8'],
    ['compensation', '1-3 4 5 6-7 8'],
    ['entry', '1 2 3-4 5 6 7 8'],
    ['partial', '1 2-3 4 5 6 7'],
  ])('take frames of %s together in which the same happens', (name, rows) => {
    expect(spans(name)).toBe(rows);
  });

  test('hold every frame once', () => {
    for (const { name } of DTET_SCENES) {
      const run = played(name);
      const frames = frameRows(run).flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, n) => first + n),
      );
      expect(frames).toEqual(run.frames.map((_, n) => n + 1));
      for (const { run: asked, last } of frameRows(run)) {
        const events = run.frames[last - 1]!.events;
        expect(asked !== null).toBe(events.some(({ is }) => is === 'rotation'));
      }
    }
  });

  test.each([
    [0, [1, 2]],
    [1, [1, 2]],
    [4, [2, 4]],
    [8, [5, 7]],
  ])('are cut to those round frame %i', (frame, firsts) => {
    expect(rowsAround(frameRows(played('double')), frame, 2).map(({ first }) => first)).toEqual(firsts);
  });
});

test('the view is that of the stack where there is nothing else', () => {
  const run = played('double');
  const empty: History = { start: { ...run.start, phase: { is: 'no piece left' } }, held: [], frames: [] };
  expect(labView(empty, 'to what happens')).toEqual({ left: 0, right: 9, bottom: 0, top: 7 });
});
