import 'strings:jokerStock';
import { JOKER_LEVELS, type Joker, type JokerReading } from '#play/joker.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { endsOf, gamesOf, type JokerState } from './jokerState.ts';

// The texts of the figure about Joker's stock.

const { start, costs, goal } = JOKER_LEVELS;

function phaseOf({ level, stock, isOver }: Joker): string {
  if (isOver) return level === costs ? 'out' : 'over';
  if (level < costs) return 'adds';
  return stock === 0 ? 'empty' : level < goal ? 'costs' : 'beyond';
}

/** The number of clears so far, at most those until the game ends. */
export const clearsAt = (state: JokerState): number => Math.min(state.at, gamesOf(state).length - 1);

/** The level at which the game ends under each reading of an empty stock. */
export const endsTable = (state: JokerState, say: Say): TextTable<JokerReading> => ({
  label: say('jokerStock.empty'),
  heads: [say('jokerStock.empty'), say('jokerStock.head.ends')],
  rows: endsOf(state).map(({ reading, level }) => ({
    key: reading,
    name: say(`jokerStock.reading.${reading}`),
    cells: [{ text: level === null ? say('jokerStock.goesOn') : String(level) }],
  })),
});

/** The turning points of the game so far, by their number of clears. */
export function milestonesTable(state: JokerState, say: Say): TextTable<number> {
  const games = gamesOf(state);
  const last = games.length - 1;
  const milestones = [
    { name: 'costs', clears: costs - start },
    { name: 'goal', clears: goal - start },
  ]
    .filter(({ clears }) => clears < last)
    .concat({ name: games[last]!.isOver ? 'over' : 'on', clears: last });
  return {
    label: say('jokerStock.milestones'),
    heads: [say('jokerStock.head.when'), say('jokerStock.head.level'), say('jokerStock.head.stock')],
    rows: milestones.map(({ name, clears }) => ({
      key: clears,
      name: say(`jokerStock.milestone.${name}`),
      cells: [{ text: String(games[clears]!.level) }, { text: String(games[clears]!.stock) }],
    })),
  };
}

export function jokerSentence(state: JokerState, say: Say): readonly Part[] {
  const clears = clearsAt(state);
  const game = gamesOf(state)[clears]!;
  return phrase(say, `jokerStock.sentence.${phaseOf(game)}`, {
    clears,
    level: game.level,
    stock: { text: String(game.stock), kind: game.isOver ? 'blocked' : 'accepted' },
    goal,
  });
}

/** Says at which level the whole game ends. */
export function jokerTitle(state: JokerState, say: Say): string {
  const { isOver, level } = gamesOf(state).at(-1)!;
  return say('jokerStock.title', {
    outcome: say(isOver ? 'jokerStock.outcome.over' : 'jokerStock.outcome.on', { level }),
  });
}
