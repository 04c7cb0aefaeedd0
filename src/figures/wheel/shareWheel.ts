import 'strings:turn';
import 'strings:wheel';
import { subtract } from '#engine/geometry.ts';
import { TURNS } from '#engine/piece.ts';
import type { Report } from '#share/report.ts';
import { poseText } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { turnOf, wheelOf, type MadeTurn, type WheelState } from './orientationWheel.ts';
import { textOf } from '#text/phrases.ts';
import { wheelPictures } from './wheelPictures.ts';
import { wheelTurnParts } from './wheelWords.ts';

/** Returns the report of a wheel: the effect of every rotation from the current state, and the squares of all four orientations. */
export function wheelReport(shown: WheelState, made: readonly MadeTurn[], sentence: string, voice: Voice): Report {
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
  return { sentences: [sentence, ...turns, ...states], pictures: wheelPictures(shown, made, voice) };
}
