import {
  capReachedAt,
  CURVE_METRICS,
  LEAST_WAIT,
  nearestCurves,
  NES_FRAMES,
  NES_FRAMES_PER_SECOND,
  outcomeOf,
  rankByNearness,
  SPEED_CURVES,
  START_WAIT,
  waitAfter,
  waitOn,
} from '#rotatris/index.ts';
import { evidence, type ClaimCheck } from '../claim.ts';

const page = 'systems/rotatris/speed/';
const LEVELS = { first: 0, last: 29 };
const seconds = (value: number): string => `${value.toFixed(3)} s`;

export const SPEED_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'rotatris.tenth-tetromino',
    row: '1-37',
    status: 'disputed',
    page,
    check: () => {
      const tetrominoes = 100;
      const lines = (tetrominoes * 4) / 10;
      const byPieces = tetrominoes / 10;
      const byLines = Math.floor(lines / 10);
      return evidence(
        byPieces !== byLines,
        `The two readings differ. By the first, ${tetrominoes} tetrominoes lead to level ${byPieces}. By the second they complete at most ${lines} lines and lead to level ${byLines}. NES Tetris counts lines.`,
      );
    },
  },
  {
    id: 'rotatris.speed-per-set',
    row: '1-38',
    status: 'holds',
    page,
    check: () => {
      const sets = outcomeOf([1, 2, 3]).sets.length;
      return evidence(
        sets === 1 && waitAfter(sets) < waitAfter(0),
        `Three shells that disappear together are ${sets} removal. The wait falls from ${seconds(waitAfter(0))} to ${seconds(waitAfter(sets))}.`,
      );
    },
  },
  {
    id: 'rotatris.why-per-removal',
    row: '1-39',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'rotatris.wait-limits',
    row: '1-40',
    status: 'holds',
    page,
    check: () => {
      const waits = Array.from({ length: 200 }, (_, removals) => waitAfter(removals));
      return evidence(
        waits[0] === START_WAIT && Math.min(...waits) === LEAST_WAIT,
        `Over ${waits.length} removals the wait falls from ${Math.max(...waits)} s to ${Math.min(...waits)} s.`,
      );
    },
  },
  {
    id: 'rotatris.never-unwinnable',
    row: '1-41',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'rotatris.five-curves',
    row: '1-42',
    status: 'holds',
    page,
    check: () => {
      const second = SPEED_CURVES.filter((curve) => curve !== 'nes').map((curve) => waitOn(curve, 1));
      const expected = [START_WAIT * 0.9, START_WAIT * 0.8, START_WAIT - 0.05, START_WAIT - 0.03];
      return evidence(
        second.every((wait, index) => Math.abs(wait - (expected[index] ?? 0)) < 1e-12),
        `After one removal the four curves of Rotatris wait ${second.map(seconds).join(', ')}. Level 1 of NES Tetris waits ${seconds(waitOn('nes', 1))}.`,
      );
    },
  },
  {
    id: 'rotatris.nes-frames',
    row: '1-43',
    status: 'holds',
    page,
    check: () => {
      const [first = 0, last = 0] = [NES_FRAMES[0], NES_FRAMES.at(-1)];
      return evidence(
        NES_FRAMES.every((frames, level) => frames <= (NES_FRAMES[level - 1] ?? frames)) &&
          waitOn('nes', 0) === first / NES_FRAMES_PER_SECOND,
        `The table in the game’s code has ${NES_FRAMES.length} levels, from ${first} frames (${seconds(waitOn('nes', 0))}) down to ${last} (${seconds(waitOn('nes', 29))}).`,
      );
    },
  },
  {
    id: 'rotatris.closest-curve',
    row: '1-44',
    status: 'corrected',
    page,
    check: () => {
      const nearest = CURVE_METRICS.map((metric) => nearestCurves(metric, LEVELS).join());
      const ranked = rankByNearness('rms', LEVELS);
      const [first, second] = ranked;
      return evidence(
        nearest.every((curve) => curve === 'minus-0.05') && second?.curve === 'times-0.9',
        `Over levels 0 to 29, the curve −0.05 s is closest by all ${nearest.length} measures. By root mean square it is ${seconds(first?.distance ?? 0)} from the NES curve, and the curve of 10 % less is ${seconds(second?.distance ?? 0)} from it.`,
      );
    },
  },
  {
    id: 'rotatris.cap-reached',
    row: '1-45',
    status: 'corrected',
    page,
    check: () => {
      const reached = capReachedAt('times-0.9');
      return evidence(
        reached === 25,
        `From 0.65 s, with × 0.9 per removal, the wait is ${seconds(waitAfter(reached - 1))} after ${reached - 1} removals. Removal ${reached} brings it to the minimum of ${LEAST_WAIT} s.`,
      );
    },
  },
  {
    id: 'rotatris.times-0.9',
    row: '1-46',
    status: 'holds',
    page,
    check: () => {
      const steps = Array.from({ length: 60 }, (_, removals) => removals);
      const right = steps.filter(
        (removals) => Math.abs(waitAfter(removals + 1) - Math.max(LEAST_WAIT, waitAfter(removals) * 0.9)) < 1e-12,
      );
      return evidence(
        right.length === steps.length,
        `The waits are ${seconds(waitAfter(0))}, ${seconds(waitAfter(1))}, ${seconds(waitAfter(2))} and so on. We checked ${right.length} removals in a row.`,
      );
    },
  },
];
