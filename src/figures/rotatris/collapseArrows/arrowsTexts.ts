import 'strings:collapseArrows';
import type { Vec } from '#engine/geometry.ts';
import { COLLAPSE_CATEGORIES, type CollapseCategory } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { viewOf } from '../common/paper.ts';
import { accepted, blocked, squarePart, squareText, vector } from '../common/squareText.ts';
import { arrowsUnder, conditionFor, type CollapseArrowsState } from '../common/collapse/collapseStates.ts';

// The texts of the figure about falling inwards.

export const ARROWS_VIEW = viewOf(4);

export const arrowSign = ([x, y]: Vec): string => '↖↑↗←·→↙↓↘'.charAt(3 * (1 - y) + x + 1);

/** The kinds of squares, with their conditions and their targets. */
export function arrowsTable({ naming }: CollapseArrowsState, say: Say): TextTable<CollapseCategory> {
  const arrows = arrowsUnder(naming);
  return {
    label: say('collapseArrows.table'),
    heads: ['kind', 'condition', 'by'].map((head) => say(`collapseArrows.head.${head}`)),
    rows: COLLAPSE_CATEGORIES.map((key) => {
      const first = arrows.find((arrow) => arrow.kind === key);
      return {
        key,
        name: say(`collapseArrows.kind.${key}`),
        cells: [
          { text: conditionFor(key, naming), is: 'mono' },
          { text: squareText(first?.by ?? [0, 0]), is: first?.goes === 'outwards' ? 'wrong' : undefined },
        ],
      };
    }),
  };
}

export function arrowsSentence({ naming, kind }: CollapseArrowsState, say: Say): readonly Part[] {
  const arrows = arrowsUnder(naming);
  const chosen = arrows.find((arrow) => arrow.kind === kind);
  const wrong = arrows.filter(({ goes }) => goes === 'outwards').length;
  return phrase(say, wrong > 0 ? 'collapseArrows.sentence.wrong' : 'collapseArrows.sentence.right', {
    kind: say(`collapseArrows.kind.${kind}`),
    condition: vector(conditionFor(kind, naming)),
    by: squarePart(chosen?.by ?? [0, 0]),
    verdict:
      chosen?.goes === 'outwards' ? blocked(say('collapseArrows.outwards')) : accepted(say('collapseArrows.inwards')),
    count: wrong,
    all: arrows.length,
  });
}

export const arrowsTitle = ({ naming }: CollapseArrowsState, say: Say): string =>
  say('collapseArrows.title', { naming: say(`collapseArrows.naming.${naming}`) });
