import { allSentences } from '#engine/diagnostics.ts';
import { z } from 'astro/zod';
import { checkPtn } from '#notation/check.ts';
import { EXAMPLE_GAMES, EXAMPLE_NAMES, type ExampleName } from '#notation/games.ts';
import { outcomeOf } from '#notation/outcome.ts';
import { checkProps, misuse } from '#figure/page/checkProps.ts';
import { readRequest } from './gameRequest.ts';
import { figureName } from '#figure/page/figureName.ts';
import { announceFigure } from '#figure/page/pageFigures.ts';

interface Page {
  readonly url: URL;
  readonly props: Readonly<Record<string, unknown>>;
  readonly locals: object;
}

interface Opening {
  readonly text: string;
  readonly figure: string;
  readonly step: number | undefined;
}

const [firstName, ...otherNames] = EXAMPLE_NAMES as readonly [ExampleName, ...ExampleName[]];

/**
 * Checks the attributes of a figure with a game: its `text` in PTN or the name of a `game` in src/notation/games.ts, the initial `step`,
 * the expected outcome (`expect`, see outcome.ts) and the figure's name (`id`). The build fails if the outcome differs.
 */
export function notationFigure(page: Page, widget: string, kind: string): Opening {
  const given = checkProps(page, widget, {
    text: z.string().optional(),
    game: z.enum([firstName, ...otherNames]).optional(),
    step: z.int().nonnegative().optional(),
    expect: z.string().optional(),
    id: z.string().optional(),
  });
  if ((given.text === undefined) === (given.game === undefined)) {
    throw misuse(page, widget, 'either text or game says which game is shown.');
  }
  const text = given.game === undefined ? (given.text ?? '') : EXAMPLE_GAMES[given.game];
  const checked = checkPtn(text);
  const found = outcomeOf(checked);
  if (given.expect !== undefined && given.expect !== found) {
    throw misuse(page, widget, `expected "${given.expect}", the replay says "${found}".`);
  }
  const { moves } = checked.replay.end.game;
  if (given.step !== undefined && given.step > moves) {
    throw misuse(page, widget, `the step is a number from 0, the start, to ${moves}.`);
  }
  const figure = figureName(page.locals, kind, given.id);
  announceFigure(page, widget, figure, (show, expected) => {
    const wanted = readRequest(show, moves);
    if (!wanted.ok) return allSentences(wanted.diagnostics);
    return expected === undefined ? null : 'nothing can be expected of a step of a game.';
  });
  return { text, figure, step: given.step };
}
