import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { DTET_SCENES } from './dtetScenes.ts';
import { history, stateAfter } from './history.ts';
import { FRAME_SCENES } from './labScenes.ts';
import { parseScene, printScene, SCENE_PARAMS, beginScene, type PlayScene } from './sceneText.ts';

const LINE =
  'system=ars-ti readings=one-t-floor-kick piece=T from=1 at=3,2 floorkicks=1 board=..#..#..../........../.......... next=OI gravity=1 lock=20 buttons=R_.*2_L frame=3';

function read(line: string): PlayScene {
  return must(parseScene(line), line);
}

/** The words of an example without its frame, and others behind them. */
const sceneQuery = (name: string, params: string): string =>
  `${[...DTET_SCENES, ...FRAME_SCENES].find((scene) => scene.name === name)!.query.replace(/ frame=\d+/, '')} ${params}`.trim();

const faults = (line: string) => {
  const result = parseScene(line);
  return result.ok ? [] : result.diagnostics.map(({ code, span }) => [code, line.slice(span.start, span.end)]);
};

describe('scenes', () => {
  test('are read word by word', () => {
    const scene = read(LINE);
    expect(scene).toMatchObject({
      readings: ['one-t-floor-kick'],
      placement: { piece: 'T', orientation: 1, at: [3, 2] },
      memory: { floorKicks: 1 },
      next: ['O', 'I'],
      settings: { gravity: { rows: 1, frames: 1 }, lockDelay: 20, entryDelay: 0 },
      frame: 3,
    });
    expect(scene.system.selected).toEqual(['one-t-floor-kick']);
    expect(scene.held).toHaveLength(4);
  });

  test('print as they were written, and read back the same', () => {
    const scene = read(LINE);
    expect(printScene(scene)).toBe(LINE);
    expect(read(printScene(scene))).toEqual(scene);
  });

  test('print their words in the order of the list', () => {
    const order = SCENE_PARAMS.map(String);
    const printed = printScene(read(LINE)).split(' ').map((word) => word.split('=')[0]!); // prettier-ignore
    expect(printed).toEqual([...printed].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('need no more than a scenario does', () => {
    const scene = read('system=ars-tgm piece=I from=0 at=3,-2 board=..........');
    expect([scene.held, scene.next, scene.frame]).toEqual([[], [], null]);
  });

  test('play from their start', () => {
    const scene = read(LINE);
    const { phase } = stateAfter(history(beginScene(scene), scene.held), 1);
    // The first floor kick has been made, and the reading allows one.
    expect(phase).toMatchObject({ is: 'piece', active: { placement: { orientation: 1 } } });
  });
});

test.each([
  ['buttons=X', [['buttons', 'X']], 'recording.button'],
  ['next=OX', [['next', 'OX']], 'scene.next'],
  ['frame=-1', [['frame', '-1']], 'scene.frame'],
  ['frame=36001', [['frame', '36001']], 'scene.frame'],
  ['lock=601', [['lock', '601']], 'settings.delay'],
  ['tried=9', [['tried', '9']], 'scene.tried.none'],
] as const)('%s is reported where it stands', (word, [[name, wrong]], code) => {
  const without = LINE.split(' ').filter((other) => !other.startsWith(`${name}=`));
  expect(faults([...without, word].join(' '))).toEqual([[code, wrong]]);
  expect(faults([word, ...without].join(' '))).toEqual([[code, wrong]]);
});

describe('the test that is shown', () => {
  /** A frame with one turn of six tests, and one with three of them: DTET tries the half turn, then each button (README of DTET). */
  const ONE = sceneQuery('compensation', 'frame=5');
  const THREE = sceneQuery('half-turn-t', 'frame=2');

  test.each([
    [`${ONE} tried=3`, { turn: 1, test: 3 }, 'tried=3'],
    [`${ONE} tried=1.6`, { turn: 1, test: 6 }, 'tried=6'],
    [`${THREE} tried=3.2`, { turn: 3, test: 2 }, 'tried=3.2'],
  ])('%s is read, and printed in the shortest way', (line, tried, printed) => {
    const scene = read(line);
    expect(scene.tried).toEqual(tried);
    expect(printScene(scene).split(' ').at(-1)).toBe(printed);
    expect(read(printScene(scene))).toEqual(scene);
  });

  test.each([
    [ONE, '7', 'frame 5; its tests are 1 to 6.'],
    [ONE, '2.1', 'frame 5; its tests are 1 to 6.'],
    [ONE, '0', 'frame 5; its tests are 1 to 6.'],
    [ONE, 'x', 'frame 5; its tests are 1 to 6.'],
    [THREE, '4.1', 'frame 2; its tests are 1 to 6, 2.1 to 2.6, 3.1 to 3.6.'],
    [sceneQuery('entry-at-once', 'frame=1'), '2', 'frame 1; its tests are 1.'],
    [sceneQuery('compensation', 'frame=8'), '1', 'frame 8, which tries no rotation. Choose another frame.'],
    [sceneQuery('compensation', ''), '1', 'frame 0, which tries no rotation. Choose another frame.'],
    // Behind the end of the recording stands its last frame.
    [sceneQuery('compensation', 'frame=99'), '1', 'frame 8, which tries no rotation. Choose another frame.'],
  ])('of %s, %s is none', (line, tried, said) => {
    const query = `tried=${tried} ${line}`;
    const result = parseScene(query);
    const [wrong, ...more] = result.ok ? [] : result.diagnostics;
    expect(more).toEqual([]);
    expect(wrong?.sentence).toBe(`"${tried}" is not a test of ${said}`);
    expect(query.slice(wrong!.span.start, wrong!.span.end)).toBe(tried);
  });
});

test('words of the scenario are reported where they stand, between others', () => {
  expect(faults('lock=10 system=ars-ti gravity=x piece=Q next=O from=9 at=3,2 buttons=L board=..........')).toEqual([
    ['settings.speed', 'x'],
    ['scenario.piece', 'Q'],
    ['scenario.from', '9'],
  ]);
});

test('what is missing comes after what is wrong, and is asked for in words of a scene', () => {
  const result = parseScene('buttons=X gravity=-4 piece=T from=0 at=3,2');
  expect(result.ok ? [] : result.diagnostics.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('"-4" is not a speed for gravity'),
    expect.stringContaining('"X" is not a button'),
    '"system" is missing; add it. A scene needs system, piece, from, at, board.',
    '"board" is missing; add it. A scene needs system, piece, from, at, board.',
  ]);
});

test('a word that no scene has is reported alone', () => {
  expect(faults('system=ars-ti turn=cw speed')).toEqual([
    ['scene.word', 'turn'],
    ['scene.word', 'speed'],
  ]);
});

test.each(['gravity', 'at', 'piece', 'buttons'])('a fault of %s as the last word ends within the line', (word) => {
  const line = `system=dtet piece=T from=0 board=.......... ${word}`;
  const read = parseScene(line);
  const ends = read.ok ? [] : read.diagnostics.map(({ span }) => span.end);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(line.length);
});
