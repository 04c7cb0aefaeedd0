import { KNOWN_BOARDS } from '#analysis/knownBoards.ts';
import { reach } from '#analysis/reach.ts';
import { placementsByRows } from '#analysis/reachRows.ts';
import { rowPlan, type RowPlan } from '#analysis/rowPlan.ts';
import { PIECES } from '#engine/piece.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { measureRate, printRate } from './measure.ts';
import { NO_YARDSTICK, runYardstick } from './yardstick.ts';

const LEAST = 0.5;

interface YardstickBoard {
  readonly board: string;
  readonly counts: readonly number[];
}

interface YardstickRate {
  readonly name: string;
  readonly callsPerSec: number;
}

const plans: readonly RowPlan[] = PIECES.map((piece) => {
  const plan = rowPlan(srsGuideline, piece, piece === 'O' ? [] : ['cw', 'ccw']);
  if (!plan) throw new Error(`${piece}: Guideline SRS can be searched by rows`);
  return plan;
});

/** Counts placements of every piece on every known board: one call is one piece on one board. */
export function benchReach(): readonly string[] {
  const fields = Object.values(KNOWN_BOARDS);
  const calls = fields.length * PIECES.length;
  const byRows = (): number => {
    let sum = 0;
    for (const field of fields) for (const plan of plans) sum += placementsByRows(plan, field);
    return sum;
  };
  const plain = (): number =>
    fields.reduce(
      (sum, field) => PIECES.reduce((all, piece) => all + reach(srsGuideline, field, piece).landings.length, sum),
      0,
    );
  const placements = byRows();
  if (plain() !== placements) throw new Error('the two searches count different placements');

  const before = runYardstick('reach.ts', '--boards');
  const rows = measureRate(byRows, calls);
  const ways = measureRate(plain, calls, 3);
  const lines = [
    `Reachable placements (Guideline SRS, ${fields.length} boards by ${PIECES.length} pieces, ${placements} placements in all)`,
    `  by rows           ${printRate(rows, ' calls')}`,
    `  plain, with ways  ${printRate(ways, ' calls')}: a shortest way to every placement`,
  ];
  if (before === null) return [...lines, NO_YARDSTICK];
  const printed = before.map((line) => JSON.parse(line) as YardstickBoard | YardstickRate);
  const theirs = printed.find((line): line is YardstickRate => 'name' in line && line.name === 'ts-rows');
  const boards = printed.filter((line) => 'board' in line);
  if (!theirs || boards.length === 0) throw new Error('the yardstick printed no figures');
  const same = boards.every(({ board, counts }) =>
    counts.every((count, index) => count === placementsByRows(plans[index]!, KNOWN_BOARDS[board]!)),
  );
  const ratio = rows.median / theirs.callsPerSec;
  return [
    ...lines,
    `  yardstick         ${(theirs.callsPerSec / 1e3).toFixed(0)} k/s by rows; same counts: ${same ? 'yes' : 'NO'}`,
    `  by rows           ${ratio.toFixed(2)} of the yardstick (at least ${LEAST}${ratio < LEAST ? ': NOT REACHED' : ''})`,
  ];
}
