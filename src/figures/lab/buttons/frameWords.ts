import 'strings:button';
import 'strings:buttonLab';
import 'strings:plan';
import 'strings:precedence';
import 'strings:turn';
import { minosOf } from '#engine/shapes.ts';
import { type Turn } from '#engine/piece.ts';
import { mirrorTurn } from '#engine/mirror.ts';
import { mostTried } from '#engine/kicks.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { isHeld } from '#play/buttons.ts';
import type { ButtonState } from '#play/dtetButtons.ts';
import { rotationOf, type PlayFrame } from '#play/frame.ts';
import type { History } from '#play/history.ts';
import type { Plan, PlanStep, RotationButton, RotationRun } from '#play/plans.ts';
import type { PlayScene } from '#play/sceneText.ts';
import type { PlayState } from '#play/state.ts';
import { formatVec } from '#text/conventions.ts';
import { eventText } from '../common/eventTexts.ts';
import { BUTTON_EXAMPLES, exampleText } from '../common/labChoices.ts';
import type { Say } from '#text/strings.ts';
import { poseText } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { listText, phrase, type Part } from '#text/phrases.ts';
import { isRotation, laneButtons } from '../common/lanes/lanes.ts';

/** Returns the direction of a button that no other button reverses. */
function naturalTurn(button: RotationButton, { buttons }: RotationSystem): Turn {
  const left = buttons.is === 'two, tried every frame' ? buttons.left : 'ccw';
  switch (button) {
    case 'rotate left':
      return left;
    case 'rotate right':
      return mirrorTurn(left);
    case 'half turn':
      return '180';
  }
}

const buttonName = (button: RotationButton, { say }: Voice): string => say(`button.${button}`);

/** `Rotate Left`, or `Rotate Left, reversed` if it rotates the other way. */
function stepButton({ uses, turn }: PlanStep, system: RotationSystem, voice: Voice): string {
  const [button] = uses;
  if (!button) return '';
  const name = buttonName(button, voice);
  return naturalTurn(button, system) === turn ? name : voice.say('plan.reversed', { button: name });
}

export const planName = ({ name, steps }: Plan, system: RotationSystem, voice: Voice): string =>
  name === 'press' || name === 'retry' ? stepButton(steps[0]!, system, voice) : voice.say(`plan.${name}`);

/** `counter-clockwise, left first`. */
export function stepName({ turn, precedence }: PlanStep, { say }: Voice): string {
  const way = say(`turn.${turn}`);
  return precedence === null ? way : say('plan.step', { turn: way, side: say(`precedence.${precedence}`) });
}

/** `test 3 (0, -1) fits`, `all 6 tests fail`. */
export function traceText({ system, outcome, tests }: RotationTrace, { say, conventions }: Voice): string {
  if ('test' in outcome)
    return say('plan.trace.fits', { number: outcome.test.number, kick: formatVec(outcome.test.kick, conventions) });
  if (outcome.is === 'refused') return say('plan.trace.refused');
  return mostTried(system, tests.length) < tests.length
    ? say('plan.trace.chosenFail')
    : say('plan.trace.fails', { count: tests.length });
}

function turnParts({ outcome, request }: RotationTrace, { say, conventions }: Voice): readonly Part[] {
  if (!('test' in outcome)) return [];
  return phrase(say, request.turn === '180' ? 'buttonLab.sentence.half' : 'buttonLab.sentence.turn', {
    turn: say(`turn.${request.turn}`),
    number: outcome.test.number,
    kick: { text: formatVec(outcome.test.kick, conventions), kind: 'vector' },
  });
}

function turnedParts(
  run: RotationRun,
  carried: number,
  { system }: PlayState,
  frame: number,
  voice: Voice,
): readonly Part[] {
  const { plan, traces, made } = run.tried[carried]!;
  const won = traces.map((trace) => turnParts(trace, voice)).filter((parts) => parts.length > 0);
  const turns = won.reduce((first, last) => phrase(voice.say, 'buttonLab.sentence.then', { first, last }));
  const parts = phrase(voice.say, 'buttonLab.sentence.turned', {
    frame,
    plan: planName(plan, system, voice),
    verdict: { text: voice.say('buttonLab.turns'), kind: 'accepted' },
    turns,
  });
  const left = made === 'a part' ? plan.steps[traces.length - 1]!.asks[0] : undefined;
  if (!left) return parts;
  return [...parts, { text: ` ${voice.say('buttonLab.sentence.rest', { button: buttonName(left, voice) })}` }];
}

/** Returns the rotation buttons that the system counts as down. */
function downButtons({ system, two, held }: PlayState): readonly (readonly [RotationButton, ButtonState])[] {
  if (system.buttons.is === 'two, tried every frame') {
    const states = [['rotate left', two.left] as const, ['rotate right', two.right] as const];
    return states.filter(([, is]) => is !== 'up');
  }
  const known = laneButtons(system).filter(isRotation);
  return known.filter((button) => isHeld(held, button)).map((button) => [button, 'spent'] as const);
}

const named = (buttons: readonly RotationButton[], voice: Voice) => ({
  buttons: listText(
    buttons.map((button) => buttonName(button, voice)),
    voice.say,
  ),
  count: buttons.length,
});

function failedParts(run: RotationRun, state: PlayState, frame: number, voice: Voice): readonly Part[] {
  const { say } = voice;
  const parts = phrase(say, 'buttonLab.sentence.failed', {
    frame,
    plans: listText(
      run.tried.map(({ plan }) => planName(plan, state.system, voice)),
      say,
    ),
    verdict: { text: say('plan.made.nothing.plural', { count: run.tried.length }), kind: 'blocked' },
  });
  const pending = downButtons(state).flatMap(([button, is]) => (is === 'pending' ? [button] : []));
  const rest =
    pending.length > 0 ? say('buttonLab.sentence.again', named(pending, voice)) : say('buttonLab.sentence.once');
  return [...parts, { text: ` ${rest}` }];
}

function quietText(state: PlayState, entered: 'entered' | 'in play', frame: number, voice: Voice): string {
  const { say } = voice;
  const down = downButtons(state);
  const pending = down.flatMap(([button, is]) => (is === 'pending' ? [button] : []));
  const spent = down.flatMap(([button, is]) => (is === 'spent' ? [button] : []));
  if (pending.length > 0) {
    const key = entered === 'entered' ? 'buttonLab.sentence.entered' : 'buttonLab.sentence.waits';
    return say(key, { frame, ...named(pending, voice) });
  }
  if (state.phase.is !== 'piece') return say('buttonLab.sentence.empty', { frame });
  if (spent.length === 0) return say('buttonLab.sentence.idle', { frame });
  if (state.system.buttons.is === 'tried once a press')
    return say('buttonLab.sentence.held', { frame, ...named(spent, voice) });
  return say('buttonLab.sentence.spent', { frame, ...named(spent, voice) });
}

/** Says where the piece is. */
export function phaseText({ phase, system }: PlayState, voice: Voice): string {
  if (phase.is !== 'piece') return voice.say('buttonLab.noPiece');
  const { placement } = phase.active;
  return poseText(placement, minosOf(system.shapes, placement), voice);
}

function playedParts({ state, events }: PlayFrame, run: RotationRun | null, frame: number, voice: Voice) {
  if (run) {
    return run.carriedOut === null
      ? failedParts(run, state, frame, voice)
      : turnedParts(run, run.carriedOut, state, frame, voice);
  }
  const entered = events.some(({ is }) => is === 'entered') ? 'entered' : 'in play';
  return [{ text: quietText(state, entered, frame, voice) }];
}

/** Describes a frame: which plan rotated the piece, or why none did; then the other events. Frame 0 is the start. */
export function frameParts({ start, frames }: History, frame: number, voice: Voice): readonly Part[] {
  const played = frames[frame - 1];
  if (!played) return phrase(voice.say, 'buttonLab.sentence.start', { pose: phaseText(start, voice) });
  const more = played.events.map((event) => eventText(event, voice.say)).filter((text) => text !== null);
  return [...playedParts(played, rotationOf(played), frame, voice), ...more.map((text) => ({ text: ` ${text}` }))];
}

export const buttonTitle = (scene: PlayScene, say: Say): string =>
  say(scene.readings.length > 0 ? 'buttonLab.title.read' : 'buttonLab.title', {
    system: scene.system.name,
    example: exampleText(BUTTON_EXAMPLES, scene, say),
    readings: scene.readings.join(', '),
  });
