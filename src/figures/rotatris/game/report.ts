import { landing, newGame, squaresOf, step as stepOf, type GameEvent, type GameState } from '#rotatris/index.ts';
import type { Drawing } from '#board/drawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import { factLines, type FigureReport, type Pictures } from '#share/report.ts';
import { escapeText } from '#text/escape.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { boardRows, type SquareMark } from '../common/boardRows.ts';
import css from '../common/paper.css?raw';
import { paperDrawing } from '../common/paperDrawing.ts';
import type { OnPaper } from '../common/paperMarkup.ts';
import { coreMarkup, fallingMarkup, fieldMarkup, stuckSquares } from './gameMarkup.ts';
import { GAME } from './gameStates.ts';
import { GAME_VIEW, gameFacts, nextPieces, readyText, shellFacts } from './gameTexts.ts';
import { announcement, isSpoken } from './gameVoice.ts';

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
    css,
  };
}

function gamePictures(game: GameState, say: Say): Pictures {
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

/** A game after an input, and the last events that have a sentence. */
interface Moment {
  readonly game: GameState;
  readonly events: readonly GameEvent[];
}

/**
 * The report of a game.
 * @param event the sentence of the last event; a game that nobody has played on this page has none
 */
export function report(query: string, { say }: Pick<Voice, 'say'>, event?: string): FigureReport {
  const { seed, moves } = stateOf(GAME, query);
  const moments: Moment[] = [{ game: newGame(seed), events: [] }];
  for (const input of moves) {
    const { game, events } = moments.at(-1)!;
    const next = stepOf(game, input);
    moments.push({ game: next.state, events: next.events.some(isSpoken) ? next.events : events });
  }
  const { game } = moments.at(-1)!;
  const { block, falling } = game;
  const marks = [
    ...block.map(({ at, from }): SquareMark => [at, from === 'core' ? '#' : from]),
    ...(falling ? squaresOf(falling).map((at): SquareMark => [at, falling.piece]) : []),
  ];
  const next = { name: say('rotatrisGame.next'), value: nextPieces(game).join(', ') };
  const sentence = event ?? readyText(game, say);
  return {
    title: say('rotatrisGame.title'),
    sentence,
    sentences: [sentence, ...factLines([...gameFacts(game, say), next, ...shellFacts(game, say)])],
    board: boardRows(GAME_VIEW, marks).join('\n'),
    pictures: {
      ...gamePictures(game, say),
      ...(moves.length > 0 &&
        animated(
          [0, moves.length],
          (count) => gamePictures(moments[count]!.game, say),
          (count) => textOf(announcement(moments[count]!.events, say) ?? [{ text: say('rotatrisGame.ready') }]),
          RECORDED_TIME,
        )),
    },
  };
}
