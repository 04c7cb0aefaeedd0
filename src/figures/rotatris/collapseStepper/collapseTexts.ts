import 'strings:collapse';
import 'strings:rotatris';
import { phrase, textOf, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { viewOf } from '../common/paper.ts';
import { accepted, vector } from '../common/squareText.ts';
import { COLLAPSE_BOARD, lastStepOf, sceneOf, setsOf, type CollapseState } from '../common/collapse/collapseStates.ts';

// The texts of a collapse.

export const COLLAPSE_VIEW = viewOf(COLLAPSE_BOARD);

type Block = CollapseState['block'];

const listed = (shells: readonly number[]): string => shells.join(', ');

/** Returns the shells that a step removes; none at the start. */
const setAt = (block: Block, step: number) => setsOf(block)[Math.ceil(step / 2) - 1];

/** Returns the sets of removed shells, in order. */
export const setsTable = (block: Block, say: Say): TextTable<number> => ({
  label: say('collapse.table'),
  heads: ['set', 'shells', 'squares', 'points'].map((head) => say(`collapse.head.${head}`)),
  rows: setsOf(block).map((set, index) => ({
    key: index,
    name: say('collapse.set', { set: index + 1 }),
    cells: [{ text: listed(set.shells) }, { text: String(set.squares.length) }, { text: String(set.points) }],
  })),
});

export function collapseSentence(block: Block, step: number, say: Say): readonly Part[] {
  const set = setAt(block, step);
  if (!set) {
    const [first] = setsOf(block);
    if (!first) return phrase(say, 'collapse.sentence.none', {});
    return phrase(say, 'collapse.sentence.start', {
      shells: accepted(say('collapse.shells', { count: first.shells.length, list: listed(first.shells) })),
    });
  }
  const values = {
    shells: accepted(say('collapse.shells', { count: set.shells.length, list: listed(set.shells) })),
    squares: set.squares.length,
    points: set.points,
    formula: vector(`10 × ${set.squares.length} × ${set.shells.length}`),
    falls: say('collapse.squares', { count: set.falls.length }),
    lost: set.merges.reduce((sum, { from }) => sum + from.length - 1, 0),
    cells: say('collapse.cells', { count: set.merges.length }),
  };
  if (step % 2 === 1) return phrase(say, 'collapse.sentence.gone', values);
  const merged = phrase(say, set.merges.length > 0 ? 'collapse.sentence.merged' : 'collapse.sentence.fallen', values);
  return step < lastStepOf(block) ? [...merged, ...phrase(say, 'collapse.sentence.again', {})] : merged;
}

/** Returns the name of a step. */
function collapseStop(block: Block, step: number, say: Say): string {
  if (!setAt(block, step)) return say('collapse.step.start');
  return say(step % 2 === 1 ? 'collapse.step.gone' : 'collapse.step.fallen', { set: Math.ceil(step / 2) });
}

/** Returns every step: its name, its sentence, and the number of remaining squares. */
export const collapseFrames = (block: Block, say: Say) =>
  Array.from({ length: lastStepOf(block) + 1 }, (_, step) => ({
    key: step,
    head: collapseStop(block, step, say),
    foot: say('collapse.foot', { count: sceneOf(block, step).squares.length }),
    sentence: textOf(collapseSentence(block, step, say)),
  }));

export const collapseTitle = ({ block }: CollapseState, say: Say): string =>
  say('collapse.title', { count: setsOf(block).length });
