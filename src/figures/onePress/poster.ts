import 'strings:board';
import type { PressAnswer } from '#analysis/onePress.ts';
import type { Scenario } from '#engine/scenario.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing, Layer } from '#board/drawing.ts';
import { linesOf, type TextStyle } from '#board/glyphs/outlineText.ts';
import { escapeText } from '#text/escape.ts';
import { pressAnswerText } from '#text/pressAnswer.ts';
import type { Voice } from '#text/voice.ts';
import { answerScene, answersView, boardTop, boardView, cloudMarkup, startScene } from './answerDrawings.ts';
import css from './onePress.css?raw';

/** The columns with the words above and below them, in the shape of a link preview. */
const PANEL = 560;
const GAP = 28;
const HEAD = 34;
const PHRASE: TextStyle = { face: 'text', size: 16 };
const PHRASE_LINE = 19;
const LINES = 2;

/** How many answers are beside each other. */
const columnsFor = (count: number): number => (count <= 4 ? 2 : count <= 6 ? 3 : 4);

const textMarkup = (name: string, text: string, x: number, y: number): string =>
  `<text class="${name}" x="${x}" y="${y}">${escapeText(text)}</text>`;

/**
 * One drawing of the board and the columns of its answers.
 * @param shown how many answers are there already; there is room for all of them
 */
export function poster(scenario: Scenario, answers: readonly PressAnswer[], voice: Voice, shown: number): Drawing {
  const { palette } = scenario.system;
  const start = startScene(scenario);
  const board = boardDrawing({
    scene: start,
    view: boardView(scenario.field, boardTop(start, answers)),
    voice,
    palette,
    under: (frame) => cloudMarkup(frame, answers.slice(0, shown), null),
    css,
  });
  const view = answersView(start, answers);
  const columns = columnsFor(answers.length);
  const width = PANEL / columns;
  const height = board.height / Math.ceil(answers.length / columns);
  const placed = answers.slice(0, shown).map((answer, index): { readonly layer: Layer; readonly words: string } => {
    const drawing = boardDrawing({ scene: answerScene(start, answer), view, voice, size: 'mini', palette });
    const room = height - HEAD - LINES * PHRASE_LINE - 10;
    const scale = Math.min((width - 18) / drawing.width, room / drawing.height);
    const x = board.width + GAP + (index % columns) * width;
    const y = Math.floor(index / columns) * height;
    const below = y + HEAD + drawing.height * scale;
    const phrase = linesOf(pressAnswerText(answer, voice.say), width - 10, PHRASE).slice(0, LINES);
    return {
      layer: { drawing, x, y: y + HEAD, scale },
      words:
        textMarkup('press-count', String(answer.traces.length), x, y + HEAD - 8) +
        phrase.map((line, at) => textMarkup('press-phrase', line, x, below + PHRASE_LINE * (at + 1))).join(''),
    };
  });
  return {
    ...board,
    content: board.content + placed.map(({ words }) => words).join(''),
    width: board.width + GAP + PANEL,
    layers: placed.map(({ layer }) => layer),
  };
}
