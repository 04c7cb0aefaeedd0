import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { rotationOf } from '#play/frame.ts';
import { history, type History } from '#play/history.ts';
import { FRAME_SCENES, sceneNamed as labSceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene, type PlayScene } from '#play/sceneText.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { labView } from './common/labView.ts';
import { longestRotation } from './common/lanes/lanes.ts';
import { inView } from '#board/geometry.ts';
import type { Voice } from '#text/voice.ts';
import { speaker } from '#text/strings.ts';
import { expectedScene, lockWord } from './common/checkedScene.ts';
import { firstLock, frameFigures, frameMarks } from './common/figures.ts';
import { lockingScene } from './common/frameScene.ts';
import { FRAME_PRESETS, LOCK_PRESETS, presetName } from './common/labChoices.ts';
import { lockRulesWord, lockRuns, standingAt } from './lock/lockRules.ts';
import { frameText, longestPhases, phasesOf, PHASES } from './common/phases.ts';
import { ButtonLab } from './common/lab.svelte.ts';
import { SCENE_FORMAT } from './common/sceneFormats.ts';
import { framesByHand } from '#figure/testing/frames.ts';
import { FigureState } from '#figure/figureState.svelte.ts';
import { requestFor } from '#figure/drive.ts';
import { parseParams } from '#text/params.ts';

const voice: Voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };

function sceneNamed(name: string): PlayScene {
  return must(parseScene(labSceneNamed(name).query), name);
}

const played = (name: string): History => {
  const scene = sceneNamed(name);
  return history(beginScene(scene), scene.held);
};

const marksOf = (name: string) => frameMarks(played(name)).map(({ frame, is }) => `${frame} ${is}`);

describe('the figures of a run', () => {
  // The numbers are those of the timelines in src/play/tiTimelines.test.ts.
  test.each([
    ['t-twice', [29, 28, 0, 0, null], [1, 1, 1, 2, null]],
    ['i-locks', [29, 28, 0, null, null], [1, 1, 1, null, null]],
    ['i-in-the-air', [29, 28, 0, 0, null], [1, 1, 1, 1, null]],
  ])('%s: lock delay and floor kicks after every frame', (name, delays, kicks) => {
    const figures = frameFigures(played(name));
    expect(figures.map(({ delay }) => delay)).toEqual(delays);
    expect(figures.map(({ floorKicks }) => floorKicks)).toEqual(kicks);
  });

  test.each([
    ['t-twice', ['1 floor kick', '3 delay gone', '4 floor kick', '4 locked']],
    ['i-in-the-air', ['1 floor kick', '3 delay gone', '4 locked']],
    [
      'i-in-ace',
      ['1 floor kick', '3 restored', '5 floor kick', '5 restored', '7 restored', '9 floor kick', '9 restored'],
    ],
  ])('%s: what happened when', (name, marks) => {
    expect(marksOf(name)).toEqual(marks);
  });

  test('a piece that does not lock has no lock', () => {
    expect([firstLock(played('t-in-ace')), firstLock(played('t-twice'))]).toEqual([null, 4]);
  });
});

// A hard drop locks a piece below its positions in all other frames, and these rows must be visible, too.
test.each(FRAME_SCENES.map(({ name }) => name))(
  'the board of %s has all squares of its piece in every frame',
  (name) => {
    const run = played(name);
    const view = labView(run, 'to what happens');
    for (let frame = 0; frame <= run.frames.length; frame++) {
      const { start, body } = lockingScene(run, frame);
      expect([...start, ...body].filter((square) => !inView(view, square))).toEqual([]);
    }
  },
);

describe('the phases of a frame', () => {
  test('stand in their order, also where nothing happens in them', () => {
    const phases = phasesOf(played('t-twice').frames[0]!, voice);
    expect(phases.map(({ phase }) => phase)).toEqual(PHASES);
    expect(phases.filter(({ is }) => is === 'idle').map(({ phase }) => phase)).toEqual(['movement', 'gravity', 'lock']);
    expect(phasesOf(played('entry-at-once').frames[2]!, voice).map(({ phase }) => phase)).toEqual([...PHASES, 'entry']);
  });

  test('room is kept for the longest account of each, and for an entry where there is one', () => {
    const longest = longestPhases(played('entry-at-once'), voice);
    expect([...longest.keys()]).toEqual([...PHASES, 'entry']);
    for (const frame of played('entry-at-once').frames)
      for (const { phase, texts } of phasesOf(frame, voice))
        expect(texts.join(' ').length).toBeLessThanOrEqual(longest.get(phase)!.length);
    expect([...longestPhases(played('t-twice'), voice).keys()]).toEqual(PHASES);
  });

  // The timeline of t-twice: three turns, of 4 tests, of 1 and of 4; the first of the longest is taken.
  test('room is kept for the turn of most tests', () => {
    const run = played('t-twice');
    expect(longestRotation(run)?.tried[0]?.traces[0]?.tests).toHaveLength(4);
    expect(longestRotation(run)).toBe(rotationOf(run.frames[0]!));
    expect(longestRotation({ ...run, frames: run.frames.slice(1, 2) })).toBeNull();
  });

  test.each([
    ['t-twice', 0, 'Start: T in state 1 at columns 4 and 5, rows 3 to 5.'],
    [
      't-twice',
      4,
      'Frame 4. It rotates clockwise by test 4, kick (0, 1). That is floor kick 2. It locks: it has no lock delay left. No more pieces.',
    ],
    [
      'i-in-the-air',
      4,
      'Frame 4. It cannot rotate clockwise. The I is in the air. A floor kick needs ground below it. It locks: it has no lock delay left. No more pieces.',
    ],
    ['i-in-the-air', 5, 'Frame 5. No piece is in play.'],
    ['entry-delay', 5, 'Frame 5. No piece is in play. The next one spawns in 4 frames.'],
    ['entry-delay', 8, 'Frame 8. No piece is in play. The next one spawns in the next frame.'],
    ['entry-delay', 9, 'Frame 9. The T spawns. A rotation button is held, so the piece enters rotated clockwise.'],
    ['entry-at-once', 3, 'Frame 3. It locks by hard drop. The T spawns.'],
    ['i-in-the-air', 2, 'Frame 2. On the ground. Lock delay: 28 frames left.'],
    ['j-over-a-block', 5, 'Frame 5. It cannot move right.'],
    [
      'i-in-ace',
      3,
      'Frame 3. It rotates counter-clockwise by test 1, kick (0, 0). The rotation restores its lock delay.',
    ],
  ])('%s, frame %i, in words', (name, frame, told) => {
    expect(frameText(played(name), frame, voice)).toBe(told);
  });

  test('a piece that locks is still drawn in the frame in which it does', () => {
    const scene = lockingScene(played('t-twice'), 4);
    expect([scene.piece, scene.body.length, scene.marked.length]).toEqual(['T', 4, 4]);
    expect(lockingScene(played('t-twice'), 5).body).toEqual([]);
  });
});

describe('one input under four rules', () => {
  // Walking moves in every frame: 15 resets lock in frame 16, 128 give 129 + 30, and step reset gives none.
  test.each([
    ['to-and-fro', 'infinity in play, 15 locks 16, step locks 31, 128 locks 159'],
    ['turning', 'infinity in play, 15 locks 151, step locks 31, 128 in play'],
    ['down-the-stairs', 'infinity locks 120, 15 locks 120, step locks 108, 128 locks 120'],
  ])('%s: %s', (name, word) => {
    expect(lockRulesWord(sceneNamed(name))).toBe(word);
  });

  test('how each stands after a frame', () => {
    const standings = lockRuns(sceneNamed('to-and-fro')).map((run) => standingAt(run, 60));
    expect(standings.map(({ left, resets }) => [left, resets])).toEqual([[29, 59], [null, 15], [null, 0], [29, 59]]); // prettier-ignore
  });
});

describe('a scene on a page', () => {
  test.each([
    ['t-twice', 'locks 4', '', 'ok'],
    ['t-twice', 'in play', '', 'expected "in play", the play says "locks 4".'],
    ['t-twice', 'in play', 'system=ars-ace', 'ok'],
    ['t-twice', undefined, 'piece=Q', '"Q" is not a piece; pieces are I J L O S T Z.'],
  ])('%s expects %s with %j: %s', (given, expected, changes, result) => {
    const checked = expectedScene(given, expected, lockWord, changes);
    expect(checked.ok ? 'ok' : checked.reason).toBe(result);
  });

  test('an unknown name stops the build', () => {
    expect(() => expectedScene('t-thrice', undefined, lockWord)).toThrow('there is no scene "t-thrice"');
  });

  test('presets are known by what they play, whatever frame they show', () => {
    for (const presets of [FRAME_PRESETS, LOCK_PRESETS]) {
      for (const { name, scene } of presets) expect(presetName(presets, { ...scene, frame: 0 })).toBe(name);
    }
    expect(presetName(FRAME_PRESETS, sceneNamed('turning'))).toBe(null);
  });
});

describe('a lab in words and links', () => {
  const PAGE = 'https://example.org/page/?rows=0&scene=x';
  framesByHand();
  const stateOf = (scene: PlayScene): FigureState<PlayScene> => new FigureState(SCENE_FORMAT, new ButtonLab(scene));

  test('a link holds what is shown, and opens it again', () => {
    const model = stateOf(sceneNamed('t-twice'));
    model.show('frame=2 buttons=R_._L');
    const link = new URL(model.linkFrom(PAGE, 'lab'));
    const other = stateOf(sceneNamed('i-locks'));
    other.openLink(link.search, 'lab');
    expect(other.query).toBe(model.query);
    expect(other.value.frame).toBe(2);
    other.openLink(link.search, 'another');
    expect(link.searchParams.get('rows')).toBe('0');
  });

  test('a link holds the test that is shown, and another frame leaves it behind', () => {
    const lab = new ButtonLab({ ...sceneNamed('t-twice'), frame: 3 });
    const model = new FigureState(SCENE_FORMAT, lab);
    lab.open = { turn: 1, test: 2 };
    const link = new URL(model.linkFrom(PAGE, 'lab'));
    expect(link.searchParams.get('tried')).toBe('2');
    const other = stateOf(sceneNamed('i-locks'));
    other.openLink(link.search, 'lab');
    expect(other.value.tried).toEqual({ turn: 1, test: 2 });
    other.show('frame=4');
    expect(other.query).not.toContain('tried');
    expect(other.problems).toEqual([]);
  });

  test('words that a link leaves out say the default', () => {
    const plain = stateOf(sceneNamed('turning'));
    const once = stateOf(sceneNamed('t-once'));
    once.openLink(new URL(plain.linkFrom(PAGE, 'lab')).search, 'lab');
    expect(once.query).toBe(plain.query);
  });

  test('what cannot be read changes nothing and says why', () => {
    const model = stateOf(sceneNamed('t-twice'));
    const before = model.query;
    model.show('buttons=X');
    expect(model.query).toBe(before);
    expect(model.problems.map(({ code }) => code)).toEqual(['recording.button']);
    model.reset();
    expect(model.problems).toEqual([]);
  });

  test('the name of an example stands for its words, others beside it change it', () => {
    const model = stateOf(sceneNamed('t-twice'));
    model.show('scene=i-locks frame=1');
    expect(model.query).toBe(stateOf({ ...sceneNamed('i-locks'), frame: 1 }).query);
    model.show('frame=2 scene=i-lock');
    expect(model.problems[0]).toMatchObject({ code: 'scene.example', span: { start: 14, end: 20 } });
    expect(model.problems[0]?.sentence).toMatch(/^"i-lock" is not an example; examples are i-in-the-air, /);
  });

  test('a page that asks for an example empties the words of another scene', () => {
    const model = stateOf(sceneNamed('t-twice'));
    const page = { shown: parseParams(model.query), example: new Map(), tried: 0 };
    model.show(requestFor(page, parseParams('scene=i-locks frame=1')));
    expect([model.query, model.problems]).toEqual([stateOf({ ...sceneNamed('i-locks'), frame: 1 }).query, []]);
  });

  test('what is shown can become what it goes back to', () => {
    const model = stateOf(sceneNamed('t-twice'));
    model.show('scene=i-locks frame=1');
    model.setBaseline();
    const { query: line } = model;
    model.show('scene=t-once frame=2');
    model.reset();
    expect(model.query).toBe(line);
    expect(model.openingQuery).toBe(line);
  });
});
