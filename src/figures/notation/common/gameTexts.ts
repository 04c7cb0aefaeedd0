import 'strings:ptn';
import { factLines } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { anatomyOf } from './anatomy.ts';
import { itemText, type GameMoment } from './gameMoment.ts';
import { stepParts } from './gameWords.ts';
import { sayRemark } from './sayRemark.ts';

// The texts of a game.

type Shown = Pick<GameMoment, 'game' | 'position' | 'last'>;

/** Returns the range of the current step's text: its move and what follows, or everything before the first move. */
function spanOfShown({ game: { text, record }, position: { played, said } }: Shown): {
  readonly start: number;
  readonly end: number;
} {
  const end = said.at(-1)?.span.end ?? played?.move.span.end;
  return { start: played?.move.span.start ?? 0, end: end ?? record.document.items[0]?.span.start ?? text.length };
}

/** Returns the text of a game up to the current step. At the last step it includes the move at which the game stops. */
export function textUpTo(view: Shown): string {
  const { game, position, last } = view;
  const stop = position.step === last ? game.record.stoppedAt : null;
  return game.text.slice(0, stop?.span.end ?? spanOfShown(view).end).trimEnd();
}

/** Returns the diagnostics of the current step with their positions. */
export function remarksAt(view: Shown, { say }: Voice): readonly string[] {
  const { start, end } = spanOfShown(view);
  const about = view.game.diagnostics.filter(({ span }) => span.start >= start && span.end <= end);
  return about.map((diagnostic) => {
    const { line, column, severity } = diagnostic;
    return `${say('ptn.place', { line, column })} ${say(`ptn.severity.${severity}`)}: ${sayRemark(diagnostic, say)}`;
  });
}

/** Returns the counts after the current step; null if the text does not have them. */
export function tallyOf({ position: { after } }: Pick<GameMoment, 'position'>, say: Say) {
  const format = new Intl.NumberFormat(say('language'));
  return [
    { name: say('ptn.score'), value: after.score === null ? null : format.format(after.score) },
    { name: say('ptn.level'), value: after.level === null ? null : String(after.level) },
    { name: say('ptn.lines'), value: String(after.lines) },
    { name: say('ptn.height'), value: String(after.field.rows.length) },
  ];
}

/** Returns the parts of the current move; none at the start and for a text that is no move. */
export function partsOfMove(view: GameMoment, { played }: GameMoment['position'], voice: Voice) {
  return played === null ? [] : anatomyOf(itemText(view.game, played.move), played.move, voice);
}

/** Returns the texts of the current step. An example explains its move, the others count. */
export function gameSentences(
  view: GameMoment,
  kind: 'ptn-viewer' | 'ptn-example' | 'ptn-editor',
  voice: Voice,
): readonly string[] {
  const { say } = voice;
  const facts =
    kind === 'ptn-example'
      ? partsOfMove(view, view.position, voice).map(({ part, text, meaning }) => ({
          name: text,
          value: `${say(`ptn.part.${part}`)} ${meaning}`,
        }))
      : tallyOf(view, say).map(({ name, value }) => ({ name, value: value ?? say('ptn.unknown') }));
  return [textOf(stepParts(view, view.position, voice)), ...factLines(facts), ...remarksAt(view, voice)];
}
