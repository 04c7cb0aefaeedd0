import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { dtetScene } from '#play/dtetScenes.ts';
import { history } from '#play/history.ts';
import { beginScene, parseScene } from '#play/sceneText.ts';
import { DEFAULT_CONVENTIONS, type Conventions } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { textOf } from '#text/phrases.ts';
import { speaker } from '#text/strings.ts';
import { frameParts } from './frameWords.ts';

const voice: Voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };

function told(line: string, frame: number, spoken: Voice = voice): string {
  const read = must(parseScene(line), line);
  return textOf(frameParts(history(beginScene(read), read.held), frame, spoken));
}

describe('what is said of a frame', () => {
  test.each([
    ['double', 0, 'Start: T in state 0 at columns 4 to 6, rows 5 and 6.'],
    ['double', 1, 'Frame 1, Rotate Left: the piece rotates counter-clockwise by test 1, kick (0, 0).'],
    ['double', 2, 'Frame 2: Rotate Left is spent until you release it.'],
    ['double', 4, 'Frame 4, Rotate Right, reversed: the piece rotates counter-clockwise by test 1, kick (0, 0).'],
    ['double', 5, 'Frame 5: Rotate Left and Rotate Right are spent until you release them.'],
    ['double', 8, 'Frame 8: no rotation button is pressed.'],
    [
      'both',
      2,
      'Frame 2, Left then Right: the piece rotates counter-clockwise by test 1, kick (0, 0), then counter-clockwise by test 1, kick (0, 0).',
    ],
    ['compensation', 1, 'Frame 1, Rotate Left: every test fails. Rotate Left stays pending and is tried again.'],
    [
      'compensation',
      4,
      'Frame 4, Rotate Left: every test fails. Rotate Left stays pending and is tried again. It moves right.',
    ],
    [
      'partial',
      1,
      'Frame 1, Left then Right: the piece rotates counter-clockwise by test 1, kick (0, 0). Rotate Right fails and stays pending.',
    ],
    [
      'between',
      2,
      'Frame 2, Left then Right and Right then Left: nothing fits. Rotate Left and Rotate Right stay pending and are tried again.',
    ],
    ['half-turn-j', 2, 'Frame 2, direct half turn: the piece rotates by 180° with test 3, kick (1, 0).'],
    ['entry', 1, 'Frame 1: no piece is in play. It locks.'],
    ['entry', 4, 'Frame 4: no piece is in play. Rotate Left is held, and pending.'],
    ['entry', 5, 'Frame 5: Rotate Left is pending. The T spawns.'],
  ])('%s, frame %i', (name, frame, sentence) => {
    expect(told(dtetScene(name).query, frame)).toBe(sentence);
  });

  test('follows the reader’s conventions', () => {
    const other: Conventions = { y: 'down', names: '0R2L', rows: '0' };
    const spoken: Voice = { ...voice, conventions: other };
    expect(told(dtetScene('compensation').query, 0, spoken)).toContain('T in state 0 at columns 4 to 6, rows 2 and 3');
    expect(told(dtetScene('joined').query, 4, spoken)).toContain('kick (0, 1)');
  });

  const heboris =
    'system=dtet-heboris piece=T from=0 at=3,2 board=....##..../........../...#....../....##..../..........';

  test.each([
    [1, 'Frame 1, Rotate Left: every test fails. A press is tried once.'],
    [2, 'Frame 2: Rotate Left is down; a press is tried once.'],
    [4, 'Frame 4: no rotation button is pressed.'],
  ])('of a system that tries a press once, frame %i', (frame, sentence) => {
    expect(told(`${heboris} gravity=0 lock=600 buttons=L*3_.`, frame)).toBe(sentence);
  });

  test('tells drops, full rows and the end', () => {
    const line = 'system=dtet piece=I from=0 at=3,5 board=###....### lock=0 are=0 buttons=W';
    expect(told(line, 1)).toBe(
      'Frame 1: no piece is in play. It falls 6 rows. It locks. 1 row is full and disappears. No more pieces.',
    );
  });
});
