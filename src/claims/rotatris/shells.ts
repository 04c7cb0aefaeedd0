import { sameVec, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import {
  componentSketch,
  comparisonsOn,
  CORE,
  dominantComponent,
  fullShells,
  GAME_END_SHELL,
  measureShell,
  PRINTED_COMPONENTS,
  shellOf,
  sketchMistakes,
  squaresOfGrid,
  squaresOfShell,
  wrongSquares,
} from '#rotatris/index.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { point } from './text.ts';

const page = 'systems/rotatris/shells/';
const SHELLS = Array.from({ length: GAME_END_SHELL }, (_, shell) => shell);

/** The moves that a king needs from (0, 0) to the squares of an 18 by 18 grid: breadth first, one move at a time. */
function kingMoves(): ReadonlyMap<string, number> {
  const moves = new Map<string, number>([['0,0', 0]]);
  let front: readonly Vec[] = [[0, 0]];
  for (let move = 1; front.length > 0; move += 1) {
    const next: Vec[] = [];
    for (const [x, y] of front) {
      for (const square of squaresOfGrid(18)) {
        const reached = Math.abs(square[0] - x) <= 1 && Math.abs(square[1] - y) <= 1;
        if (!reached || moves.has(square.join())) continue;
        moves.set(square.join(), move);
        next.push(square);
      }
    }
    front = next;
  }
  return moves;
}

/** `21 of 36 (6 by 6), 136 of 256 (16 by 16)`: how often a rule is wrong. */
function wrongCounts(rule: Parameters<typeof wrongSquares>[0]): string {
  return [6, 16, 18]
    .map((size) => `${wrongSquares(rule, size).length} of ${size * size} squares (${size} by ${size})`)
    .join(', ');
}

export const SHELL_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'rotatris.shells-decide',
    row: '1-15',
    status: 'holds',
    page,
    check: () => {
      const placed = (squares: readonly Vec[]) => squares.map((at) => ({ at }));
      const full = placed([...CORE, ...squaresOfShell(2)]);
      const lacking = full.slice(0, -1);
      return evidence(
        fullShells(full).join() === '2' && fullShells(lacking).length === 0,
        `With all ${squaresOfShell(2).length} squares shell 2 disappears. With one of them missing it stays.`,
      );
    },
  },
  {
    id: 'rotatris.shells-outwards',
    row: '1-16',
    status: 'holds',
    page,
    check: () => {
      const rings = SHELLS.map((shell) => squaresOfShell(shell));
      const square = rings.every((_, shell) =>
        sameSquares(rings.slice(0, shell + 1).flat(), squaresOfGrid(2 * shell + 2)),
      );
      return evidence(
        square && sameSquares(rings[0] ?? [], CORE),
        `Shells 0 to ${SHELLS.length - 1} hold ${rings.map((ring) => ring.length).join(', ')} squares. Each of them completes a larger square, up to 18 by 18.`,
      );
    },
  },
  {
    id: 'rotatris.king-moves',
    row: '1-17',
    status: 'holds',
    page,
    check: () => {
      const moves = kingMoves();
      const same = squaresOfGrid(18).filter(
        (square) => measureShell('plain-chebyshev', square).shell === moves.get(square.join()),
      );
      return evidence(
        same.length === 324 && moves.get('-4,3') === 4,
        `We moved a king out from (0,\u00a00). It needs ${moves.get('-4,3')} moves to (-4,\u00a03). To all ${same.length} squares of an 18 by 18 grid it needs as many moves as the larger difference.`,
      );
    },
  },
  {
    id: 'rotatris.plain-chebyshev-fails',
    row: '1-18',
    status: 'holds',
    page,
    check: () => {
      const near = squaresOfGrid(4).filter((square) => measureShell('plain-chebyshev', square).shell === 1);
      const core = near.filter((square) => shellOf(square) === 0);
      return evidence(
        near.length === 8 && core.length === 3,
        `${near.length} squares are at distance 1, among them the core squares ${core.map(point).join(', ')}. The distance is wrong on ${wrongCounts('plain-chebyshev')}.`,
      );
    },
  },
  {
    id: 'rotatris.four-chebyshevs',
    row: '1-19',
    status: 'holds',
    page,
    check: () => {
      const { comparisons, subtractions, absolutes } = measureShell('four-chebyshevs', [3, -2]).operations;
      return evidence(
        wrongSquares('four-chebyshevs', 18).length === 0 && comparisons === 7,
        `It is correct on all 324 squares of an 18 by 18 grid. Each square takes ${comparisons} comparisons, ${subtractions} subtractions and ${absolutes} absolute values.`,
      );
    },
  },
  {
    id: 'rotatris.sketch',
    row: '1-20',
    status: 'corrected',
    page,
    check: () => {
      const mistakes = sketchMistakes();
      const [mistake] = mistakes;
      return evidence(
        mistakes.length === 1 && mistake !== undefined && sameVec(mistake.printed, [2, 1]),
        `35 of 36 entries are correct. In the top row ${mistake ? `${point(mistake.printed)} is printed instead of ${point(mistake.corrected)}` : 'no entry is wrong'}.`,
      );
    },
  },
  {
    id: 'rotatris.component-sketch',
    row: '1-21',
    status: 'holds',
    page,
    check: () => {
      const printed = PRINTED_COMPONENTS.flat().map(String);
      const computed = componentSketch().flat().map(String);
      const same = computed.filter((entry, index) => entry === printed[index]).length;
      return evidence(
        same === 36,
        `${same} of 36 entries follow from the corrected positions, the starred ones included.`,
      );
    },
  },
  {
    id: 'rotatris.two-numbers',
    row: '1-22',
    status: 'holds',
    page,
    check: () => {
      const found = SHELLS.map((shell) =>
        [...new Set(squaresOfShell(shell).map(dominantComponent))].sort((a, b) => a - b),
      );
      const ties = squaresOfGrid(18).filter(([x, y]) => x === -y && x !== 0);
      return evidence(
        found.every((numbers, shell) => numbers.join() === `${-shell - 1},${shell}`) &&
          ties.every((square) => dominantComponent(square) === Math.max(...square)),
        `Every shell S from 0 to 8 shows only −(S + 1) and S. On ${ties.length} squares the magnitudes are equal and the signs differ.`,
      );
    },
  },
  {
    id: 'rotatris.cases',
    row: '1-23',
    status: 'holds',
    page,
    check: () =>
      evidence(
        wrongSquares('dominant-component', 16).length === 0 && wrongSquares('dominant-component', 18).length === 0,
        'The cases give the same shell as the least of four Chebyshev distances. We checked all 256 squares of a 16 by 16 grid and all 324 of an 18 by 18 grid.',
      ),
  },
  {
    id: 'rotatris.printed-formula',
    row: '1-24',
    status: 'corrected',
    page,
    check: () => {
      const wrong = wrongSquares('printed-formula', 16);
      return evidence(
        wrong.length > 0 &&
          wrong.every((square) => dominantComponent(square) < 0) &&
          wrongSquares('dominant-component', 16).length === 0,
        `The printed formula is wrong wherever A is negative: on ${wrongCounts('printed-formula')}. With A + 1 = −S it is right everywhere.`,
      );
    },
  },
  {
    id: 'rotatris.printed-pseudocode',
    row: '1-25',
    status: 'corrected',
    page,
    check: () =>
      evidence(
        wrongSquares('printed-pseudocode', 16).length > wrongSquares('printed-formula', 16).length,
        `Run as printed, it is wrong on ${wrongCounts('printed-pseudocode')}. It returns x or the maximum even if they are negative. It negates y even if y is positive, and for a negative y the result is too large by 2.`,
      ),
  },
  {
    id: 'rotatris.comparisons',
    row: '1-26',
    status: 'holds',
    page,
    check: () => {
      const code = comparisonsOn('printed-pseudocode', 18);
      const rule = comparisonsOn('dominant-component', 18);
      const four = comparisonsOn('four-chebyshevs', 18);
      const times = four.mean / rule.mean;
      return evidence(
        code.least === 1 && code.most === 3 && four.least === 7 && four.most === 7 && times > 2,
        `We counted comparisons on 18 by 18 squares. The pseudocode needs ${code.least} to ${code.most}. With the missing test of the sign it is one more, ${rule.mean.toFixed(2)} on average. That is ${times.toFixed(1)} times fewer than ${four.most}.`,
      );
    },
  },
];
