import { add } from '#engine/geometry.ts';
import {
  categoryOf,
  COLLAPSE_CATEGORIES,
  printedCategoryOf,
  printedStepInward,
  shellOf,
  squaresFallingInto,
  squaresOfGrid,
  stepInward,
} from '#rotatris/index.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { point } from './text.ts';

const page = 'systems/rotatris/collapse/';
const OUTSIDE = squaresOfGrid(18).filter((square) => shellOf(square) > 0);

export const COLLAPSE_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'rotatris.eight-categories',
    row: '1-27',
    status: 'holds',
    page,
    check: () => {
      const inward = OUTSIDE.filter((square) => shellOf(add(square, stepInward(square))) === shellOf(square) - 1);
      const kinds = new Set(OUTSIDE.map(categoryOf));
      const diagonal = OUTSIDE.filter((square) => stepInward(square).every((along) => along !== 0));
      return evidence(
        inward.length === OUTSIDE.length && kinds.size === COLLAPSE_CATEGORIES.length && diagonal.length === 4 * 8,
        `${inward.length} of ${OUTSIDE.length} squares of shells 1 to 8 end one shell further in. There are ${kinds.size} kinds of square, and only the ${diagonal.length} corners move along both axes.`,
      );
    },
  },
  {
    id: 'rotatris.left-and-right',
    row: '1-28',
    status: 'corrected',
    page,
    check: () => {
      const sides = OUTSIDE.filter((square) => printedCategoryOf(square) !== categoryOf(square));
      const outwards = sides.filter((square) => shellOf(add(square, printedStepInward(square))) > shellOf(square));
      const top = OUTSIDE.filter(([x, y]) => y === shellOf([x, y])).every((square) =>
        categoryOf(square).startsWith('top'),
      );
      return evidence(
        sides.length > 0 && outwards.length === sides.length && top,
        `x = S is the right side. Read literally, the sentence swaps left and right: ${outwards.length} of ${OUTSIDE.length} squares would move outwards. The part about the top is correct.`,
      );
    },
  },
  {
    id: 'rotatris.corner-positions',
    row: '1-29',
    status: 'holds',
    page,
    check: () => {
      const right = Array.from({ length: 8 }, (_, index) => index + 1).filter((shell) => {
        const opposite = -(shell + 1);
        return (
          categoryOf([opposite, shell]) === 'top left' &&
          categoryOf([shell, shell]) === 'top right' &&
          categoryOf([opposite, opposite]) === 'bottom left' &&
          categoryOf([shell, opposite]) === 'bottom right'
        );
      });
      const meeting = squaresFallingInto([1, 1]);
      return evidence(
        right.length === 8 && meeting.length === 3,
        `This is true for all four corners of shells 1 to 8. Three squares fall into each corner of the next shell inwards: ${meeting.map(point).join(', ')} all fall into (1,\u00a01).`,
      );
    },
  },
  {
    id: 'rotatris.one-coordinate-decides',
    row: '1-30',
    status: 'holds',
    page,
    check: () => {
      const column = OUTSIDE.filter(([x, y]) => x === -3 && shellOf([x, y]) === 2 && y !== 2 && y !== -3);
      return evidence(
        column.length === 4 && column.every((square) => categoryOf(square) === 'left'),
        `Shell 2 has ${column.length} such squares, and all of them are on the left.`,
      );
    },
  },
];
