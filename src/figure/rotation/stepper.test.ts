import { must } from '#engine/diagnostics.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { croppedView, sceneAt } from '#board/scene.ts';
import type { Scenario } from '#engine/scenario.ts';
import { placementAfter } from '#engine/trace.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { FigureState } from '../figureState.svelte.ts';
import { SCENARIO_FORMAT } from './scenarioFormat.ts';
import { Stepper } from './stepper.svelte.ts';
import { framesByHand } from '../testing/frames.ts';

const WORKED =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

function read(line: string): Scenario {
  return must(readScenario(line), line);
}

const stepperFor = (line: string): Stepper => new Stepper(read(line));

function used(line: string) {
  const stepper = stepperFor(line);
  return { stepper, state: new FigureState(SCENARIO_FORMAT, stepper, read(line)) };
}

const paint = framesByHand();

describe('a stepper', () => {
  test('opens on the winning test, on the outcome where none wins, and on the step that is written', () => {
    expect(stepperFor(WORKED).step).toBe(5);
    expect(stepperFor('system=srs-guideline piece=T from=0 at=0,0 turn=cw board=####/#.##/...#/####').step).toBe(6);
    expect(stepperFor(`${WORKED} step=2`).step).toBe(2);
    expect(stepperFor(`${WORKED} step=99`).step).toBe(6);
  });

  test('is changed by words as its example is written, so that another board opens where it makes its point', () => {
    const { state } = used(WORKED);
    expect(state.openingQuery).toBe(WORKED);
    expect(used(`${WORKED} step=2`).state.openingQuery).toBe(`${WORKED} step=2`);
  });

  test('goes back to what it was told to keep', () => {
    const { stepper, state } = used(WORKED);
    stepper.setTurn('cw');
    stepper.steps.goTo(1);
    paint();
    const { query: line } = state;
    state.setBaseline();
    stepper.edits.setPiece('T');
    state.reset();
    expect([state.query, state.openingQuery]).toEqual([line, line]);
    expect(stepper.step).toBe(1);
  });

  test('is told by lines: of another scenario, of another step, and of words that change', () => {
    const { stepper, state } = used(WORKED);
    state.show(`${WORKED} step=2`);
    expect([stepper.step, stepper.edits.canUndo]).toEqual([2, false]);
    state.show(WORKED.replace('ccw', 'cw'));
    expect([stepper.scenario.turn, stepper.edits.canUndo]).toEqual(['cw', true]);
    state.show('turn=ccw step=3');
    expect([stepper.scenario.turn, stepper.step]).toEqual(['ccw', 3]);
  });

  test('opens another scenario where it makes its point, and stays at its step where nothing else is asked for', () => {
    const { stepper, state } = used(WORKED);
    state.show('step=2');
    state.show('piece=J');
    expect(stepper.step).toBe(2);
    stepper.edits.paint([5, 4], '.');
    expect(stepper.step).toBe(3);
    stepper.edits.undo();
    expect(stepper.step).toBe(5);
    state.show('board=..........');
    expect(stepper.step).toBe(1);
  });

  test('says why a line is not shown, keeps what was shown, and forgets it with the next right one', () => {
    const { stepper, state } = used(WORKED);
    const { scenario } = stepper;
    const { openingQuery } = state;
    stepper.steps.goTo(1);
    state.show('turn=left');
    expect(state.problemText).toBe('turn=left');
    expect(state.problems).toMatchObject([{ code: 'scenario.turn' }]);
    expect(stepper.scenario).toBe(scenario);
    expect(state.openingQuery).toBe(openingQuery);
    state.show('step=2');
    expect(state.problems).toEqual([]);
    state.setBaseline();
    expect(state.openingQuery).toBe(`${WORKED} step=2`);
  });

  test('stays between start and outcome', () => {
    const stepper = stepperFor(WORKED);
    stepper.steps.goTo(-3);
    expect(stepper.step).toBe(0);
    stepper.steps.goTo(50);
    expect(stepper.step).toBe(stepper.steps.last);
  });

  test('steps without making another trace', () => {
    const stepper = stepperFor(WORKED);
    const { trace } = stepper;
    for (let step = 0; step <= stepper.steps.last; step++) {
      stepper.steps.goTo(step);
      expect(stepper.trace).toBe(trace);
    }
  });

  test('marks a step when it is painted, however many were made before that', () => {
    const stepper = stepperFor(WORKED);
    stepper.steps.goTo(4);
    stepper.steps.goTo(3);
    expect([stepper.step, stepper.steps.marked]).toEqual([3, 5]);
    paint();
    expect([stepper.step, stepper.steps.marked]).toEqual([3, 3]);
  });

  test('tells the page of a press when it is painted, and of a request at once', () => {
    const { stepper, state } = used(`${WORKED} step=5`);
    const steps: string[] = [];
    const tell = (): void => void steps.push(state.query.slice(-1));
    stepper.steps.goTo(4);
    tell();
    paint();
    tell();
    state.show('step=2');
    tell();
    expect(steps).toEqual(['5', '4', '2']);
  });

  test('keeps a press that is not yet painted', () => {
    const { stepper, state } = used(WORKED);
    stepper.steps.goTo(4);
    state.setBaseline();
    expect(state.openingQuery).toBe(`${WORKED} step=4`);
  });

  test('marks what another scenario shows at once', () => {
    const stepper = stepperFor(WORKED);
    stepper.steps.goTo(4);
    stepper.setTurn('cw');
    expect(stepper.steps.marked).toBe(stepper.step);
  });

  test('takes edits back and makes them again', () => {
    const { stepper, state } = used(WORKED);
    stepper.edits.paint([5, 4], '.');
    expect(stepper.trace.outcome).toMatchObject({ test: { number: 3 } });
    stepper.edits.undo();
    expect(stepper.trace.outcome).toMatchObject({ test: { number: 5 } });
    expect(stepper.edits.canUndo).toBe(false);
    stepper.edits.redo();
    expect(stepper.trace.outcome).toMatchObject({ test: { number: 3 } });
    state.reset();
    expect(stepper.step).toBe(5);
    expect(stepper.edits.canUndo).toBe(true);
  });

  test('stays at the start while its board is edited there', () => {
    const stepper = stepperFor(WORKED);
    stepper.steps.goTo(0);
    stepper.edits.paint([5, 4], '.');
    stepper.edits.move([0, 1]);
    expect(stepper.step).toBe(0);
  });

  test('plays from the start to the end, longer where a test wins', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const stepper = stepperFor(WORKED);
    stepper.steps.toggle();
    const times = [0, 1, 2, 3, 4].map(() => {
      const { step } = stepper;
      vi.advanceTimersByTime(700);
      return step;
    });
    expect([...times, stepper.step]).toEqual([0, 1, 2, 3, 4, 5]);
    vi.advanceTimersByTime(1099);
    expect(stepper.step).toBe(5);
    vi.advanceTimersByTime(1);
    expect([stepper.step, stepper.steps.playing]).toEqual([6, false]);
  });

  test('draws the piece where it is under a system that makes no turn', () => {
    const { trace } = stepperFor('system=tetris-dx piece=T from=0 at=3,0 turn=180 board=####......');
    expect([trace.outcome.is, trace.tests]).toEqual(['refused', []]);
    const squares = ['4,0', '3,1', '4,1', '5,1'].sort();
    for (const step of [0, 1])
      expect([step, ...sceneAt(trace, step).body.map(String).sort()]).toEqual([step, ...squares]);
    expect(croppedView(trace)).toMatchObject({ left: 2, right: 7, bottom: 0, top: 6 });
  });

  test('refuses edits that cannot be, and says why', () => {
    const stepper = stepperFor(WORKED);
    expect(stepper.edits.move([0, -1])).toBe(false);
    expect(stepper.edits.refusal).toBe('edit.blocked');
    stepper.edits.paint([3, 3], '#');
    expect(stepper.edits.refusal).toBe('edit.occupied');
    expect(stepper.edits.canUndo).toBe(false);
  });

  test('keeps another piece as near to its place as it fits', () => {
    const stepper = stepperFor(WORKED);
    stepper.edits.setPiece('I');
    expect(stepper.scenario.placement.piece).toBe('I');
    expect(stepper.trace.legs[0]?.startMinos.every(([, y]) => y >= 3)).toBe(true);
  });

  test('forgets readings, sides and floor kicks that belong to another system', () => {
    const stepper = stepperFor('system=dtet piece=T from=0 at=3,5 turn=cw precedence=left board=..........');
    stepper.setSystem('ars-ti');
    stepper.setFloorKicks(1);
    stepper.setSystem('srs-guideline');
    expect(stepper.scenario).toMatchObject({ precedence: null, readings: [], memory: { floorKicks: 0 } });
  });

  test('mirrors to the mirrored outcome', () => {
    const stepper = stepperFor(WORKED);
    const before = placementAfter(stepper.trace);
    stepper.edits.mirror();
    expect(stepper.scenario.placement.piece).toBe('L');
    expect(placementAfter(stepper.trace).at).toEqual([10 - 3 - before.at[0], before.at[1]]);
  });
});
