import 'strings:board';
import 'strings:playLab';
import { extentOf, minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { lockedPieces } from '#play/game/locks.ts';
import { traceOfPress } from '#play/game/presses.ts';
import { startGame } from '#play/game/setup.ts';
import { playTape, type Tape } from '#play/game/tape.ts';
import { boardDrawing, type BoardDrawn } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { sceneAt, type Scene } from '#board/scene.ts';
import { stateOf } from '#figure/record/run.ts';
import { animated } from '#share/picture/animated.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { lastStep } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { colouredStack } from './colouredStack.ts';
import css from './playedBoard.css?raw';
import { placementIn, playScene, playView } from './playScene.ts';
import { PLAYED_GAME, setupOf, type PlayedGame } from './playState.ts';
import { gameTitle, pressText, secondsText } from './pressTexts.ts';

/** Frames of a second, of the animation before and after the shown frame, and from one picture to the next. */
const SECOND = 60;
const BEFORE = 2.5 * SECOND;
const AFTER = 0.5 * SECOND;
const STRIDE = 6;

/** Draws some three seconds around a frame of a game, each picture with the press before it, on the rows in which something happens. */
function secondsAround({ tape, at }: PlayedFrame, voice: Voice): Pick<Pictures, 'frames' | 'frameTime'> {
  const end = Math.min(tape.length, at + AFTER);
  const count = Math.floor(Math.min(BEFORE + AFTER, end) / STRIDE);
  if (count === 0) return {};
  const frameAt = (step: number): number => end - (count - step) * STRIDE;
  const sceneOf = (step: number): Scene => {
    const { system, field, phase } = tape.stateAt(frameAt(step));
    return playScene(system, field, placementIn(phase), true);
  };
  const scenes = Array.from({ length: count + 1 }, (_scene, step) => sceneOf(step));
  const top = Math.max(...scenes.map(topOf)) + 1;
  const { palette } = tape.start.system;
  return animated(
    [0, count],
    (step) => {
      const scene = scenes[step]!;
      return {
        step: [boardDrawing({ scene, view: { ...playView(scene.field), top }, ...coloured(scene), voice, palette })],
      };
    },
    (step) => {
      const press = tape.presses.findLast(({ frame }) => frame <= frameAt(step));
      return press ? pressText(press, voice) : voice.say('playLab.begun');
    },
    (1000 * STRIDE) / SECOND,
  );
}

/** A game, and the frame of it that is shown. */
interface PlayedFrame {
  readonly tape: Tape;
  readonly at: number;
}

function frameOf(state: PlayedGame): PlayedFrame {
  const tape = playTape(startGame(setupOf(state)), state.moves);
  return { tape, at: Math.min(state.frame, tape.length) };
}

/** The row above stack and piece. */
const topOf = ({ field, start, body }: Scene): number => extentOf([...start, ...body, [0, field.rows.length]]).top;

/** The stack in the colours of its pieces. */
const coloured = ({ field }: Scene): Pick<BoardDrawn, 'under' | 'css'> => ({
  under: (frame) => colouredStack(frame, field),
  css,
});

/** Draws the stack with the piece, without the empty rows above. */
const smallBoard = (scene: Scene, { palette }: RotationSystem, voice: Voice): Drawing =>
  boardDrawing({
    ...coloured(scene),
    scene,
    view: { ...playView(scene.field), top: topOf(scene) + 1 },
    voice,
    size: 'mini',
    palette,
  });

/**
 * The report of a game: every press with its time, the current board, and one board for each piece that locked.
 * @param played the whole game, which may be too long for a query
 */
export function report(query: string, voice: Voice, played?: PlayedFrame): FigureReport {
  const state = stateOf(PLAYED_GAME, query);
  const { tape, at } = played ?? frameOf(state);
  const { phase, field, system } = tape.stateAt(at);
  const press = tape.presses.findLast(({ frame }) => frame <= at);
  const pressed = press?.frame === at ? tape.frameAt(at) : null;
  const trace = pressed && press ? traceOfPress(pressed, press) : null;
  const scene = trace ? sceneAt(trace, lastStep(trace)) : playScene(system, field, placementIn(phase), true);
  const pages = lockedPieces(tape).map(({ field, piece, minos, frame }) => ({
    field,
    piece,
    squares: minos,
    comment: secondsText(frame, voice),
  }));
  return {
    title: gameTitle(state.system, voice),
    sentence: press ? pressText(press, voice) : voice.say('playLab.ready'),
    palette: system.palette,
    sentences: tape.presses.map((one) => `${secondsText(one.frame, voice)}: ${pressText(one, voice)}`),
    played:
      phase.is === 'piece'
        ? { field, piece: phase.active.placement.piece, minos: minosOf(system.shapes, phase.active.placement) }
        : null,
    pages,
    pictures: {
      step: [boardDrawing({ scene, view: playView(field), ...coloured(scene), voice, palette: system.palette })],
      small: () => smallBoard(scene, system, voice),
      ...secondsAround({ tape, at }, voice),
    },
  };
}
