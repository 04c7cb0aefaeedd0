import {
  landing,
  newGame,
  squaresOf,
  step as stepOf,
  TABLE_DEGREES,
  type GameEvent,
  type GameState,
} from '#rotatris/index.ts';
import { DRAWING_ID } from '#board/boardMarkup.ts';
import type { Extent } from '#engine/shapes.ts';
import type { Drawing } from '#board/drawing.ts';
import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { animated, CHART_TIME, RECORDED_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import { escapeText } from '#text/escape.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import { arrowsMarkup } from '../collapseArrows/arrowsMarkup.ts';
import { ARROWS_VIEW } from '../collapseArrows/arrowsReport.ts';
import { collapseMarkup } from '../collapseStepper/collapseMarkup.ts';
import { COLLAPSE_VIEW, collapseFrames } from '../collapseStepper/collapseReport.ts';
import { lastStepOf, sceneOf, type CollapseArrowsState, type CollapseState } from './collapse/collapseStates.ts';
import { coreMarkup, fallingMarkup, fieldMarkup, stuckSquares } from '../game/gameMarkup.ts';
import { GAME_VIEW, nextPieces } from '../game/gameReport.ts';
import type { GameFigureState } from '../game/gameStates.ts';
import { announcement, isSpoken } from '../game/gameVoice.ts';
import paperCss from './paper.css?raw';
import { paperFrame, viewOf, type PaperSize } from './paper.ts';
import { paperMarkup, type OnPaper } from './paperMarkup.ts';
import matrixCss from '../matrixSlider/matrix.css?raw';
import { MATRIX_SIDE, matrixMarkup } from '../matrixSlider/matrixMarkup.ts';
import { nodeTurnFrames, nodeTurnSentence } from '../nodeTurn/nodeTurnReport.ts';
import { LAB_TURNS, ROTATION_VIEW, rotationLabFrames, rotationLabSentence } from './rotation/rotationLabReport.ts';
import {
  chosenMarkup,
  homeMarkup,
  nodeTurnMarkup,
  rotationLabMarkup,
  turnTableMarkup,
} from './rotation/rotationMarkup.ts';
import type { MatrixState, NodeTurnState, RotationLabState, TurnTableState } from './rotation/rotationStates.ts';
import { columnOf, TURN_TABLE_VIEW, turnTableFrames, turnTableSentence } from './rotation/turnTableReport.ts';
import { scoreMarkup } from '../scoreCalculator/scoreMarkup.ts';
import { SCORE_VIEW } from './score/scoreReport.ts';
import type { ScoreCalculatorState } from './score/scoreStates.ts';
import { shellMarkup } from '../shellExplorer/shellMarkup.ts';
import type { ShellExplorerState } from '../shellExplorer/shellStates.ts';
import speedCss from '../speed/speed.css?raw';
import { speedChart } from '../speed/speedChart.ts';
import { speedSentence } from '../speed/speedReport.ts';
import { LAST_LEVEL, type SpeedCurvesState } from '../speed/speedStates.ts';

// The shared pictures of the figures about Rotatris.

function paperDrawing(view: Extent, size: PaperSize, on: OnPaper): Drawing {
  const { width, height, unit } = paperFrame(view, size);
  return {
    content: paperMarkup(view, size, on),
    width,
    height,
    classes: `paper ${size}`,
    style: `--unit:${unit}px`,
    css: paperCss,
    pixel: unit,
  };
}

interface Frame {
  readonly key: number;
  readonly head: string;
  readonly foot: string;
}

const strip = (view: Extent, frames: readonly Frame[], on: (key: number) => OnPaper): readonly Drawing[] =>
  frames.map(({ key, head, foot }) => ({ ...paperDrawing(view, 'mini', on(key)), head, foot }));

export const shellPictures = (state: ShellExplorerState): Pictures => ({
  step: [paperDrawing(viewOf(state.size / 2), 'big', (frame) => shellMarkup(frame, state, DRAWING_ID))],
});

export const arrowsPictures = (state: CollapseArrowsState): Pictures => ({
  step: [paperDrawing(ARROWS_VIEW, 'big', (frame) => arrowsMarkup(frame, state))],
});

export function collapsePictures({ block, step }: CollapseState, say: Say): Pictures {
  const at =
    (key: number): OnPaper =>
    (frame, size) =>
      collapseMarkup(frame, sceneOf(block, key), size);
  const big = (key: number): Pictures => ({ step: [paperDrawing(COLLAPSE_VIEW, 'big', at(key))] });
  const frames = collapseFrames(block, say);
  return {
    ...big(Math.min(step, lastStepOf(block))),
    steps: strip(COLLAPSE_VIEW, frames, at),
    ...animated([0, lastStepOf(block)], big, (key) => frames[key]!.words),
  };
}

export function turnTablePictures(state: TurnTableState, say: Say): Pictures {
  const at =
    (column: number): OnPaper =>
    (frame, size) =>
      turnTableMarkup(frame, state.table, column, say) + (size === 'big' ? homeMarkup(frame) : '');
  const big = (column: number): Pictures => ({ step: [paperDrawing(TURN_TABLE_VIEW, 'big', at(column))] });
  return {
    ...big(columnOf(state)),
    steps: strip(TURN_TABLE_VIEW, turnTableFrames(state.table, say), at),
    ...animated([0, TABLE_DEGREES.length - 1], big, (column) =>
      textOf(turnTableSentence({ ...state, degrees: TABLE_DEGREES[column]! }, say)),
    ),
  };
}

export function rotationLabPictures({ map, turns }: RotationLabState, say: Say): Pictures {
  const at =
    (count: number): OnPaper =>
    (frame, size) =>
      rotationLabMarkup(frame, map, count, size, say);
  const big = (count: number): Pictures => ({ step: [paperDrawing(ROTATION_VIEW, 'big', at(count))] });
  return {
    ...big(turns),
    steps: strip(ROTATION_VIEW, rotationLabFrames(map, say), at),
    ...animated([0, LAB_TURNS.length - 1], big, (count) => textOf(rotationLabSentence({ map, turns: count }, say))),
  };
}

export function nodeTurnPictures({ turns, at }: NodeTurnState, say: Say): Pictures {
  const after =
    (count: number): OnPaper =>
    (frame, size) =>
      nodeTurnMarkup(frame, count, size, DRAWING_ID) + (size === 'big' ? chosenMarkup(frame, at) : '');
  const big = (count: number): Pictures => ({ step: [paperDrawing(ROTATION_VIEW, 'big', after(count))] });
  const frames = nodeTurnFrames(say);
  return {
    ...big(turns),
    steps: strip(ROTATION_VIEW, frames, after),
    ...animated([0, frames.length - 1], big, (count) => textOf(nodeTurnSentence({ turns: count, at }, say))),
  };
}

export const scorePictures = (state: ScoreCalculatorState): Pictures => ({
  step: [paperDrawing(SCORE_VIEW, 'big', (frame) => scoreMarkup(frame, state))],
});

/** The side of a square of the next pieces, and the width of each piece. */
const NEXT = { side: 20, width: 110, height: 60 } as const;

/** Draws the next tetrominoes. */
function nextDrawing(game: GameState, say: Say): Drawing {
  const pieces = nextPieces(game).map((piece, index) =>
    squaresOf({ piece, quarters: 0, at: [2, 1] })
      .map(
        ([x, y]) =>
          `<rect class="p-next" fill="var(--${piece})" stroke="var(--${piece}-line)" x="${(index + 1) * NEXT.width + x * NEXT.side}" y="${30 - y * NEXT.side}" width="${NEXT.side}" height="${NEXT.side}"/>`,
      )
      .join(''),
  );
  return {
    content: `<text class="p-next-word" x="0" y="36">${escapeText(say('rotatrisGame.next'))}</text>${pieces.join('')}`,
    width: NEXT.width * (pieces.length + 1),
    height: NEXT.height,
    classes: 'paper next',
    css: paperCss,
  };
}

export function gamePictures(game: GameState, say: Say): Pictures {
  const { block, falling } = game;
  const board: OnPaper = (frame, size) =>
    fieldMarkup(frame) +
    stuckSquares(frame, block, new Map(), size)
      .map(({ markup }) => markup)
      .join('') +
    coreMarkup(frame) +
    fallingMarkup(frame, falling, falling && landing(falling, block), size);
  return { step: [paperDrawing(GAME_VIEW, 'big', board)], below: [nextDrawing(game, say)] };
}

/** Draws every input of a game. */
export function gameAnimation({ seed, moves }: GameFigureState, say: Say): Pick<Pictures, 'frames' | 'frameTime'> {
  const states: { readonly game: GameState; readonly events: readonly GameEvent[] }[] = [];
  let next: (typeof states)[number] = { game: newGame(seed), events: [] };
  for (const input of moves) {
    states.push(next);
    const { state, events } = stepOf(next.game, input);
    next = { game: state, events: events.some(isSpoken) ? events : next.events };
  }
  states.push(next);
  const at = (count: number) => states[count]!;
  return animated(
    [0, moves.length],
    (count) => gamePictures(at(count).game, say),
    (count) => textOf(announcement(at(count).events, say) ?? [{ text: say('rotatrisGame.ready') }]),
    RECORDED_TIME,
  );
}

export const matrixPictures = (state: MatrixState): Pictures => ({
  step: [{ content: matrixMarkup(state), width: MATRIX_SIDE, height: MATRIX_SIDE, classes: 'matrix', css: matrixCss }],
});

export function speedPictures(state: SpeedCurvesState, say: Say): Pictures {
  const at = (level: number): Pictures => ({ step: [chartDrawing(speedChart({ ...state, level }, say), speedCss)] });
  const sentenceAt = (level: number): string => textOf(speedSentence({ ...state, level }, say));
  return { ...at(state.level), ...animated([0, LAST_LEVEL], at, sentenceAt, CHART_TIME) };
}
