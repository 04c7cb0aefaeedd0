import 'strings:ptn';
import { figureLink } from '#share/figureLink.ts';
import { shareOffer } from '#share/shareOffer.ts';
import type { ShareOffer } from '#share/shown.ts';
import type { Voice } from '#text/voice.ts';
import type { Params } from '#text/params.ts';
import type { GameMoment } from './gameMoment.ts';
import { gameReport } from './board/gameReport.ts';
import { LONGEST_LINK_TEXT, packText } from './packedText.ts';
import { EDITOR_FIGURE, TEXT_PARAMETER } from './textLink.ts';

// Makes the forms of a game for `Share`. It is loaded when the menu opens.

export interface SharedGame {
  readonly kind: 'ptn-viewer' | 'ptn-example' | 'ptn-editor';
  readonly figure: string;
  readonly view: GameMoment;
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

/** Returns the forms of a game for `Share`. A link has its text, or only the step if the text is too long for an address. */
export async function gameOffer(game: SharedGame): Promise<ShareOffer & { readonly link: 'whole' | 'step alone' }> {
  const { kind, figure, view, text, voice, root } = game;
  const step: Params = new Map([['step', String(view.step)]]);
  const whole = await wordsOfGame(game);
  const fits = whole.get(TEXT_PARAMETER)!.length <= LONGEST_LINK_TEXT;
  const { forms, ...more } = shareOffer(voice.say, {
    kind,
    link: figureLink(location.href, figure, fits ? whole : step),
    params: step,
    attributes: new Map([...step, ['text', text]]),
    root,
    ...gameReport(kind, view, voice),
  });
  const source = { id: 'ptn', name: voice.say('ptn.share.text'), text };
  return { ...more, forms: [...forms.filter(({ id }) => id !== 'text'), source], link: fits ? 'whole' : 'step alone' };
}
