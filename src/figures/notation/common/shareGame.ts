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
import { minosOfPlayed } from './board/gameScene.ts';
import { gamePictures } from './board/gamePictures.ts';
import { gameSentences, textUpTo } from './gameReport.ts';
import { stepParts, titleOf } from './gameWords.ts';
import { LONGEST_LINK_TEXT, packText } from './packedText.ts';
import { EDITOR_FIGURE, TEXT_PARAMETER } from './textLink.ts';

// Makes the forms of a game for `Share`. It is loaded when the menu opens.

export interface SharedGame {
  readonly kind: 'ptn-viewer' | 'ptn-example' | 'ptn-editor';
  readonly figure: string;
  readonly view: GameView;
  /** The current text. */
  readonly text: string;
  readonly voice: Voice;
  readonly root: HTMLElement;
}

/** The compressed text and the step. */
async function wordsOfGame({ view, text }: Pick<SharedGame, 'view' | 'text'>): Promise<Params> {
  return new Map([
    [TEXT_PARAMETER, await packText(text)],
    ['step', String(view.step)],
  ]);
}

/** Returns the address that opens a game in the editor, at its step. */
export const gameInEditor = async (page: string, game: Pick<SharedGame, 'view' | 'text'>): Promise<string> =>
  figureLink(new URL(page, location.href).href, EDITOR_FIGURE, await wordsOfGame(game));

/** Returns the board before the current move, with the piece at its lock position; null at the start. */
function playedIn({ position: { played, before } }: GameView): Played | null {
  return played && { field: before.field, piece: played.placement.piece, minos: minosOfPlayed(played) };
}

/** Returns the forms of a game for `Share`. A link has its text, or only the step if the text is too long for an address. */
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
