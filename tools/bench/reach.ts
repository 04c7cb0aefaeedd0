import { KNOWN_BOARDS } from '#analysis/knownBoards.ts';
import { reach, reachCounts } from '#package/analysis.ts';
import { PIECES, type Piece, type Playfield } from '#package/index.ts';
import { srsGuideline } from '#package/systems.ts';
import { measureRate, printRate } from './measure.ts';
import { NO_YARDSTICK, runYardstick } from './yardstick.ts';

const LEAST = 1;
const ROUNDS = 5;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

interface YardstickBoard {
  readonly board: string;
  readonly counts: readonly number[];
}

interface YardstickRate {
  readonly name: string;
  readonly callsPerSec: number;
}

const placementsOn = (field: Playfield, piece: Piece): number => reachCounts(srsGuideline, field, piece).placements;

/** Counts placements of every piece on every known board: one call is one piece on one board. */
export function benchReach(): readonly string[] {
  const fields = Object.values(KNOWN_BOARDS);
  const calls = fields.length * PIECES.length;
  const byRows = (): number => {
    let sum = 0;
    for (const field of fields) for (const piece of PIECES) sum += placementsOn(field, piece);
    return sum;
  };
  const plain = (): number =>
    fields.reduce(
      (sum, field) => PIECES.reduce((all, piece) => all + reach(srsGuideline, field, piece).landings.length, sum),
      0,
    );
  const placements = byRows();
  if (plain() !== placements) throw new Error('the two searches count different placements');

  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: measureRate(byRows, calls, 3).median,
    theirs: runYardstick('reach.ts', '--boards')?.map((line) => JSON.parse(line) as YardstickBoard | YardstickRate),
  }));
  const ways = measureRate(plain, calls, 3);
  const lines = [
    `Reachable placements (Guideline SRS, ${fields.length} boards by ${PIECES.length} pieces, ${placements} placements in all; median of ${ROUNDS} rounds)`,
    `  by rows           ${(median(rounds.map(({ ours }) => ours)) / 1e3).toFixed(0)} k calls/s`,
    `  plain, with ways  ${printRate(ways, ' calls')}: a shortest way to every placement`,
  ];
  const beside = rounds.flatMap(({ ours, theirs }) => (theirs ? [{ ours, theirs }] : []));
  if (beside.length === 0) return [...lines, NO_YARDSTICK];
  const rates = beside.map(({ ours, theirs }) => {
    const rate = theirs.find((line): line is YardstickRate => 'name' in line && line.name === 'ts-rows');
    if (!rate) throw new Error('the yardstick printed no figures');
    return { theirs: rate.callsPerSec, ratio: ours / rate.callsPerSec };
  });
  const same = beside.every(({ theirs }) =>
    theirs.every(
      (line) =>
        !('board' in line) ||
        line.counts.every((count, index) => count === placementsOn(KNOWN_BOARDS[line.board]!, PIECES[index]!)),
    ),
  );
  const ratio = median(rates.map((own) => own.ratio));
  return [
    ...lines,
    `  yardstick         ${(median(rates.map((own) => own.theirs)) / 1e3).toFixed(0)} k/s by rows; same counts: ${same ? 'yes' : 'NO'}`,
    `  by rows           ${ratio.toFixed(2)} of the yardstick (at least ${LEAST}${ratio < LEAST ? ': NOT REACHED' : ''})`,
  ];
}
