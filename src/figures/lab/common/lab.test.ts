import { must } from '#engine/diagnostics.ts';
import { describe, expect, test, vi } from 'vitest';
import { DTET_SCENES, dtetScene } from '#play/dtetScenes.ts';
import { printRecording } from '#play/recording.ts';
import { stateAfter } from '#play/history.ts';
import { parseParams, printParams } from '#text/params.ts';
import { requestFor } from '#figure/drive.ts';
import { ButtonLab } from './lab.svelte.ts';
import { LAB_FORMAT } from './sceneFormats.ts';
import { FigureState } from '#figure/figureState.svelte.ts';
import { exampleName, readLab, shortParams } from './labParams.ts';
import { upToEnd, withinFrames } from './readScene.ts';
import { framesByHand } from '#figure/testing/frames.ts';

function lab(line: string): ButtonLab {
  return new ButtonLab(must(readLab(line).scene, line));
}

const paint = framesByHand();

const buttons = ({ scene }: ButtonLab): string => printRecording(scene.held);
const pieceAt = (shown: ButtonLab, frame: number): string => {
  const { phase } = stateAfter(shown.run, frame);
  if (phase.is !== 'piece') return phase.is;
  const { piece, orientation, at } = phase.active.placement;
  return `${piece}${orientation} ${at.join()}`;
};

describe('the words of a lab', () => {
  test.each(DTET_SCENES.map(({ name }) => name))('scene=%s is the whole scene, and prints as its name', (name) => {
    const { scene } = readLab(`scene=${name}`);
    if (!scene.ok) throw new Error('it was not read');
    expect(exampleName(scene.value)).toBe(name);
    expect(printParams(shortParams({ ...scene.value, frame: 1 }))).toBe(`scene=${name} frame=1`);
    expect(readLab(dtetScene(name).query).scene).toEqual(scene);
  });

  test('an example with other buttons is no example any more, and is spelt out', () => {
    const { scene } = readLab('scene=double buttons=R*2 frame=1');
    expect(scene.ok && printParams(shortParams(scene.value))).toBe(
      'system=dtet piece=T from=0 at=3,4 board=##......../####...### gravity=0 lock=600 buttons=R*2 frame=1',
    );
  });

  test('an example under another reading keeps its name', () => {
    const line = 'scene=double frame=1 readings=left-is-clockwise';
    const shown = lab(line);
    expect(pieceAt(shown, 1)).toBe('T1 3,4');
    expect(printParams(shortParams(shown.shown))).toBe('scene=double readings=left-is-clockwise frame=1');
  });

  // A page that requests an example empties all current parameters of the lab.
  test.each(DTET_SCENES.map(({ name }) => name))('scene=%s is brought back from an edited board by a page', (name) => {
    const edited =
      'system=dtet piece=L from=0 at=3,2 board=.......... gravity=0 lock=600 buttons=R*2 readings=left-is-clockwise frame=1';
    const shown = new FigureState(LAB_FORMAT, lab(edited));
    const page = { shown: parseParams(shown.query), example: new Map(), tried: 0 };
    shown.show(requestFor(page, parseParams(`scene=${name} frame=1`)));
    expect([shown.query, shown.problems]).toEqual([`scene=${name} frame=1`, []]);
  });

  test('a frame behind the end is refused', () => {
    const read = (line: string) => withinFrames(line, readLab(line)).scene;
    expect(read('scene=double frame=99')).toMatchObject({ ok: false, diagnostics: [{ code: 'figure.beyond' }] });
    expect(read('scene=double frame=8').ok).toBe(true);
    // The frame of the example ends with the buttons that replace its own.
    expect(read('scene=double buttons=R')).toMatchObject({ ok: true });
    expect(upToEnd(readLab('scene=double frame=99')).scene).toMatchObject({ ok: true, value: { frame: 8 } });
  });

  test.each([
    ['scene=triple frame=1', 'lab.scene', 'triple'],
    ['system=dtet piece=Q from=0 at=3,4 board=..........', 'scenario.piece', 'Q'],
    ['scene=double buttons=X', 'recording.button', 'X'],
  ])('%j is reported as %s', (line, code, wrong) => {
    const { scene, text } = readLab(line);
    if (scene.ok) throw new Error('it was read');
    const [{ code: found, span }] = scene.diagnostics as [(typeof scene.diagnostics)[number]];
    expect([found, text.slice(span.start, span.end)]).toEqual([code, wrong]);
  });

  test('a recording that is too long is refused', () => {
    const { scene } = readLab('scene=double buttons=L*601');
    expect(scene.ok || scene.diagnostics[0]?.sentence).toBe(
      'The recording has 601 frames; a button lab plays 600. Remove the rest.',
    );
  });
});

describe('a lab', () => {
  test('tells of a frame when it is painted, however many were gone to before that', () => {
    const shown = lab('scene=double');
    const { frame } = shown;
    shown.steps.goTo(2);
    shown.steps.goTo(3);
    expect([shown.frame, shown.steps.marked]).toEqual([3, frame]);
    paint();
    expect([shown.frame, shown.steps.marked]).toEqual([3, 3]);
  });

  test('tells at once of frames that run by themselves, and of another scene', () => {
    const shown = lab('scene=double frame=2');
    shown.steps.toggle();
    expect([shown.frame, shown.steps.marked]).toEqual([0, 0]);
    vi.advanceTimersByTime(300);
    expect([shown.frame, shown.steps.marked]).toEqual([1, 1]);
    shown.steps.pause();
    shown.steps.goTo(1);
    shown.edits.clear();
    expect(shown.steps.marked).toBe(shown.frame);
  });

  test('opens at the frame of its scene and stays between its ends', () => {
    const shown = lab('scene=compensation');
    expect(shown.frame).toBe(5);
    shown.steps.goTo(99);
    expect(shown.frame).toBe(8);
    shown.steps.goTo(-1);
    expect(shown.frame).toBe(0);
  });

  test('paints a hold, plays it, and takes the whole stroke back at once', () => {
    const shown = lab('scene=double');
    shown.edits.begin();
    for (const frame of [1, 2, 3]) shown.paintButton('rotate left', frame, 'up');
    expect(buttons(shown)).toBe('.*3 LR*3 .*2');
    expect(pieceAt(shown, 4)).toBe('T2 3,4');
    shown.edits.undo();
    expect(buttons(shown)).toBe('L*3 LR*3 .*2');
    shown.edits.redo();
    expect(buttons(shown)).toBe('.*3 LR*3 .*2');
  });

  test('painting beyond the end adds frames; letting go there adds none', () => {
    const shown = lab('scene=double');
    shown.edits.begin();
    shown.paintButton('rotate right', 11, 'held');
    expect(buttons(shown)).toBe('L*3 LR*3 .*4 R');
    shown.paintButton('rotate left', 20, 'up');
    expect(shown.last).toBe(11);
    shown.paintButton('rotate left', 601, 'held');
    expect(shown.last).toBe(11);
  });

  test('keeps the frames before the first that was painted', () => {
    const shown = lab('scene=double');
    const { frames } = shown.run;
    shown.edits.begin();
    shown.paintButton('left', 5, 'held');
    expect(shown.run.frames[3]).toBe(frames[3]);
    expect(shown.run.frames[4]).not.toBe(frames[4]);
  });

  test('plays anew when the board changes', () => {
    const shown = lab('scene=compensation');
    const state = new FigureState(LAB_FORMAT, shown);
    shown.edits.clear();
    expect(pieceAt(shown, 1)).toBe('T3 3,2');
    expect(exampleName(shown.scene)).toBeNull();
    state.reset();
    expect(pieceAt(shown, 1)).toBe('T0 3,2');
    expect(exampleName(shown.scene)).toBe('compensation');
  });

  test('opens a trace at the test that tells, and closes it with another frame', () => {
    const shown = lab('scene=compensation');
    shown.toggleTurn(1);
    expect(shown.open).toEqual({ turn: 1, test: 3 });
    expect(shown.opened?.outcome).toMatchObject({ is: 'rotated', test: { number: 3 } });
    shown.steps.goTo(1);
    expect(shown.opened).toBeNull();
    shown.toggleTurn(1);
    expect([shown.open?.test, shown.opened?.outcome.is]).toEqual([1, 'failed']);
    shown.toggleTurn(1);
    expect(shown.open).toBeNull();
  });

  test('keeps the test that is shown in its words, and opens it from them', () => {
    const shown = lab('scene=half-turn-t frame=2');
    shown.toggleTurn(2);
    shown.goToTest(4);
    expect(printParams(shortParams(shown.shown))).toBe('scene=half-turn-t frame=2 tried=2.4');
    const again = lab('scene=half-turn-t frame=2 tried=2.4');
    const state = new FigureState(LAB_FORMAT, again);
    expect(again.opened).toEqual(shown.opened);
    again.steps.goTo(3);
    state.reset();
    expect(again.open).toEqual({ turn: 2, test: 4 });
    shown.edits.begin();
    shown.paintButton('left', 1, 'held');
    expect(shown.shown.tried).toBeNull();
  });

  test('is asked for another frame without the test of the one before', () => {
    const model = new FigureState(LAB_FORMAT, lab('scene=half-turn-t frame=2 tried=2.4'));
    model.show('frame=3');
    expect(model.query).toBe('scene=half-turn-t frame=3');
    model.show('frame=2 tried=3');
    expect(model.query).toBe('scene=half-turn-t frame=2 tried=3');
    model.show('tried=9.1');
    expect(model.problems.map(({ code }) => code)).toEqual(['scene.tried']);
    expect(model.query).toBe('scene=half-turn-t frame=2 tried=3');
    model.show('frame=2');
    expect(model.query).toBe('scene=half-turn-t frame=2');
  });

  test.each(DTET_SCENES.map(({ name }) => name))('mirrored twice, %s is itself', (name) => {
    const shown = lab(`scene=${name}`);
    shown.edits.mirror();
    shown.edits.mirror();
    expect(exampleName(shown.scene)).toBe(name);
  });

  test('mirrored, a hold of Rotate Left turns the other way', () => {
    const shown = lab('scene=compensation');
    shown.edits.mirror();
    expect(buttons(shown)).toBe('R*3 AR R*3 .');
    expect(pieceAt(shown, 5)).toBe('T1 2,2');
  });

  test('moves the piece only where it has room', () => {
    const shown = lab('scene=double');
    expect(shown.edits.move([1, 0])).toBe(true);
    expect(shown.edits.move([0, -9])).toBe(false);
    expect(shown.edits.refusal).toBe('edit.blocked');
    expect(pieceAt(shown, 0)).toBe('T0 4,4');
  });

  test('six hundred frames are painted and gone through without playing them again', () => {
    const shown = lab('scene=double buttons=L*600');
    const { frames } = shown.run;
    for (let frame = 0; frame <= 600; frame++) shown.steps.goTo(frame);
    expect(shown.run.frames).toBe(frames);
  });
});
