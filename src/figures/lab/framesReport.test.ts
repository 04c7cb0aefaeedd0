import { describe, expect, test } from 'vitest';
import { history } from '#play/history.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene, printScene } from '#play/sceneText.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { report } from './lock/report.ts';
import { textOf } from '#text/phrases.ts';
import { speaker } from '#text/strings.ts';
import { frameParts } from './buttons/frameWords.ts';
import { framesReport } from './common/framesReport.ts';

const voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };

function sceneOf(line: string) {
  const read = parseScene(line);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return read.value;
}

function told(line: string) {
  const scene = sceneOf(line);
  const run = history(beginScene(scene), scene.held);
  return framesReport(run, scene, (frame) => textOf(frameParts(run, frame, voice)), voice);
}

describe('what a report says of frames', () => {
  // The example of a step to the side on the page about DTET's buttons: Rotate Left is held until the T has moved away.
  const held = told(
    'system=dtet piece=T from=0 at=3,2 board=....##..../........../...#....../....##..../.......... gravity=0 lock=300 buttons=L*3_DL_L*3_. frame=5',
  );

  test('is the buttons in runs, and the scene spelt out', () => {
    expect(held.pressed).toEqual([
      'Frames 1 to 3: Rotate Left.',
      'Frame 4: Move right and Rotate Left.',
      'Frames 5 to 7: Rotate Left.',
      'Frame 8: nothing held.',
    ]);
    expect(held.input).toContain('buttons=L*3_DL_L*3_.');
    expect(held.played?.piece).toBe('T');
  });

  test('is the frames in which something came of them, once where a hold repeats itself, with every test that was made', () => {
    const frames = held.sentences!.filter((text) => text.startsWith('Frame'));
    expect(frames.map((text) => text.split(/[,:]/)[0])).toEqual(['Frame 1', 'Frame 4', 'Frame 5']);
    expect(held.sentences![0]).toMatch(/^Start: T in state 0/);
    expect(held.sentences).toContain(
      'counter-clockwise: Test 1, kick (0, 0): blocked by the stack at column 5, row 5.',
    );
    expect(held.sentences!.at(-1)).toMatch(/^counter-clockwise: Test \d, kick .*: fits\. The piece rotates\.$/);
  });

  test('keeps to the frames round the one that is shown where a recording is long', () => {
    const long = told(
      `system=srs-guideline piece=T from=0 at=3,9 board=.......... gravity=0 lock=300 buttons=${Array(250).fill('L_.').join('_')} frame=400`,
    );
    expect(long.pressed).toHaveLength(80);
    const turns = long.sentences!.filter((text) => text.startsWith('Frame'));
    expect(turns).toHaveLength(80);
    expect(turns.some((text) => text.startsWith('Frame 399,'))).toBe(true);
  });

  test('begins with what each rule makes of it where there are several', () => {
    // The example of the page about ACE, which says the same.
    const locks = report('scene=to-and-fro', voice);
    expect(locks.sentences!.slice(0, 4)).toEqual([
      'Infinity: no lock within this recording.',
      '15 moves and rotations: locks in frame 16.',
      'Step reset: locks in frame 31.',
      '128 resets: locks in frame 159.',
    ]);
    expect(locks.input).toBe(printScene(sceneOf(sceneNamed('to-and-fro').query)));
  });
});
