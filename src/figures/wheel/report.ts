import 'strings:turn';
import 'strings:wheel';
import { subtract } from '#engine/geometry.ts';
import { TURNS } from '#engine/piece.ts';
import { stateOf } from '#figure/record/run.ts';
import type { FigureReport } from '#share/report.ts';
import { poseText } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { madeTurns, ORIENTATION_WHEEL, systemOf, turnOf, wheelOf } from './orientationWheel.ts';
import { textOf } from '#text/phrases.ts';
import { wheelPictures } from './wheelPictures.ts';
import { wheelSentence, wheelTitle, wheelTurnParts, type LastTurn } from './wheelTexts.ts';

/**
 * The report of a wheel: the effect of every rotation from the current state, and the squares of all four orientations.
 * @param last the rotation that a reader made last
 */
export function report(query: string, voice: Voice, last: LastTurn | null = null): FigureReport {
  const shown = stateOf(ORIENTATION_WHEEL, query);
  const { piece, box, poses } = wheelOf(shown);
  const turns = TURNS.map((pressed) => {
    const text = textOf(wheelTurnParts(turnOf(shown, pressed), shown, voice)).trim();
    return `${voice.say(`turn.${pressed}`)}: ${text}`;
  });
  const states = poses.map(({ orientation, minos }) => {
    const inBox = minos.map((mino) => subtract(mino, [box.left, box.bottom]));
    const pose = poseText({ piece, orientation, at: [0, 0] }, inBox, voice);
    return voice.say('wheel.pose', { pose, side: box.right - box.left + 1 });
  });
  const sentence = textOf(wheelSentence(shown, last, voice));
  return {
    title: wheelTitle(shown, voice),
    sentence,
    palette: systemOf(shown).palette,
    sentences: [sentence, ...turns, ...states],
    pictures: wheelPictures(shown, last ? madeTurns(last.from.from, last.turn) : [], voice),
  };
}
