import 'strings:ptn';
import { printBoard } from '#engine/boardText.ts';
import { figureLink } from '#share/figureLink.ts';
import { shareOffer } from '#share/shareOffer.ts';
import type { Played } from '#share/report.ts';
import type { ShareOffer } from '#share/shown.ts';
import type { Voice } from '#text/voice.ts';
import { textOf } from '#text/phrases.ts';
import type { Params } from '#text/params.ts';
import type { GameView } from './game.svelte.ts';
import { minosOfPlayed } from './gameScene.ts';
import { gamePictures } from './board/gamePictures.ts';
import { gameSentences, textUpTo } from './gameReport.ts';
import { stepParts, titleOf } from './gameWords.ts';
import { LONGEST_LINK_TEXT, packText } from './packedText.ts';
import { EDITOR_FIGURE, TEXT_PARAMETER } from './textLink.ts';

// What leaves the page of a game. Fetched when the menu is opened.

export interface SharedGame {
  readonly kind: 'ptn-viewer' | 'ptn-example' | 'ptn-editor';
  readonly figure: string;
  readonly view: GameView;
  /** The text as it stands there now. */
  readonly text: string;
  readonly voice: Voice;
  readonly root: HTMLElement;
}

/** The text in compressed form, and the step. */
async function wordsOfGame({ view, text }: Pick<SharedGame, 'view' | 'text'>): Promise<Params> {
  return new Map([
    [TEXT_PARAMETER, await packText(text)],
    ['step', String(view.step)],
  ]);
}

/** The address that opens a game in the editor, at its step. */
export const gameInEditor = async (page: string, game: Pick<SharedGame, 'view' | 'text'>): Promise<string> =>
  figureLink(new URL(page, location.href).href, EDITOR_FIGURE, await wordsOfGame(game));

/** The board before the move that is shown, with the piece where the move puts it; null at the start. */
function playedIn({ position: { played, before } }: GameView): Played | null {
  return played && { field: before.field, piece: played.placement.piece, minos: minosOfPlayed(played) };
}

/** Everything that `Share` offers of a game. A link holds its text, or the step alone where the text is too long for an address. */
export async function gameOffer(game: SharedGame): Promise<ShareOffer & { readonly link: 'whole' | 'step alone' }> {
  const { kind, figure, view, text, voice, root } = game;
  const { position } = view;
  const step: Params = new Map([['step', String(view.step)]]);
  const whole = await wordsOfGame(game);
  const fits = whole.get(TEXT_PARAMETER)!.length <= LONGEST_LINK_TEXT;
  const { forms, ...more } = shareOffer(voice.say, {
    kind,
    title: titleOf(view, voice),
    link: figureLink(location.href, figure, fits ? whole : step),
    sentence: textOf(stepParts(view, view.position, voice)),
    words: step,
    attributes: new Map([...step, ['text', text]]),
    played: playedIn(view),
    ...(position.played ? {} : { board: printBoard(position.after.field) }),
    input: textUpTo(view),
    pictures: gamePictures(view, voice),
    sentences: gameSentences(view, kind, voice),
    root,
  });
  const source = { id: 'ptn', name: voice.say('ptn.share.text'), text };
  return { ...more, forms: [...forms.filter(({ id }) => id !== 'text'), source], link: fits ? 'whole' : 'step alone' };
}
