import 'strings:pressPuzzle';
import type { PressAnswers } from '#analysis/onePress.ts';
import { sameVec, type Vec } from '#engine/geometry.ts';
import type { Say } from '#text/strings.ts';
import { answerOf } from '../pressTexts.ts';

/** Whether a game puts the piece onto a square. */
export const isRight = (press: PressAnswers, game: string, square: Vec): boolean =>
  answerOf(press, game)?.minos.some((mino) => sameVec(mino, square)) ?? false;

/** The result of a day in one line. It tells nothing of the board. */
export const resultLine = (day: string, press: PressAnswers, right: boolean, say: Say): string =>
  say('pressPuzzle.result', {
    day,
    count: press.answers.length,
    mark: right ? '✓' : '✗',
    counts: press.answers.map(({ traces }) => traces.length).join(' '),
  });
