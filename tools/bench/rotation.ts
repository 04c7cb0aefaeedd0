import { prepare, rotate, winningTest, type Orientation, type RotationTrace } from '#package/index.ts';
import { srsGuideline } from '#package/systems.ts';
import { measureRate, printRate, type Rate } from './measure.ts';
import { foldOutcome, makeWorkload, WORKLOAD_SEED } from './workload.ts';
import { NO_YARDSTICK, runYardstick } from './yardstick.ts';

const BOARDS = 256;
const ROTATIONS = 65_536;
const ROUNDS = 5;
/** Shares of the yardstick's speed that the engine must reach: of which test wins, and of the whole trace. */
const FLOORS = { fast: 0.9, traced: 1 } as const;
/** How many times as fast as Triangle's rotation, which has no trace, the yardstick's outcomes were beside it. Triangle is not on npm. */
const YARDSTICK_BY_TRIANGLE = 14.6;
/** How many times as fast as that a trace must be. */
const BY_TRIANGLE = 2.5;
/** Folded outcomes of all 65,536 rotations under Guideline SRS. Every engine with the same rules prints the same number. */
const OUTCOMES = 2_940_826_554;

interface YardstickLine {
  readonly name: string;
  readonly opsPerSec: number;
  readonly check: number;
}

function spread(values: readonly number[]): Rate {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, least: sorted[0]!, most: sorted.at(-1)! };
}

/** Formats the ratios of our rounds to another program's, and their median. */
function ratio(ratios: readonly number[], of: string, floor: number): string {
  const { median, least, most } = spread(ratios);
  const range = `[${least.toFixed(2)}-${most.toFixed(2)}]`;
  return `${median.toFixed(2)} ${range} of ${of} (at least ${floor}${median < floor ? ': NOT REACHED' : ''})`;
}

/** Times rotations on the same fixed positions: only the winning test, and the whole trace. */
export function benchRotation(): readonly string[] {
  const work = makeWorkload(srsGuideline, BOARDS, ROTATIONS);
  const prepared = prepare(srsGuideline);
  const { fields, requests, field, code, x, y } = work;
  const pieces = requests.map(({ placement }) => placement.piece);
  const from = Uint8Array.from(requests, ({ placement }) => placement.orientation);
  const turns = requests.map(({ turn }) => turn);

  const fastOutcome = (): number => {
    let sum = 0;
    for (let i = 0; i < ROTATIONS; i++)
      sum = foldOutcome(sum, winningTest(prepared, fields[field[i]!]!, code[i]!, x[i]!, y[i]!));
    return sum;
  };
  const traceOf = (i: number): RotationTrace => {
    const placement = { piece: pieces[i]!, orientation: from[i]! as Orientation, at: [x[i]!, y[i]!] } as const;
    return rotate(srsGuideline, { field: fields[field[i]!]!, placement, turn: turns[i]! });
  };
  const tracedOutcome = (): number => {
    let sum = 0;
    for (let i = 0; i < ROTATIONS; i++) {
      const { outcome } = traceOf(i);
      sum = foldOutcome(sum, outcome.is === 'rotated' ? outcome.test.number - 1 : -1);
    }
    return sum;
  };
  const everythingRead = (): number => {
    let read = 0;
    for (let i = 0; i < ROTATIONS; i++)
      for (const test of traceOf(i).tests) read += test.minos.length + test.obstacles.length;
    return read;
  };
  const checks = [fastOutcome(), tracedOutcome()];
  if (checks.some((check) => check !== OUTCOMES))
    throw new Error(`the outcomes fold to ${checks.join(' and ')}, not ${OUTCOMES}`);

  const rounds = Array.from({ length: ROUNDS }, () => ({
    fast: measureRate(fastOutcome, ROTATIONS, 3).median,
    traced: measureRate(tracedOutcome, ROTATIONS, 3).median,
    yardstick: readYardstick(),
  }));
  const lines = [
    `Rotations (Guideline SRS, ${BOARDS} fields 10 by 24, lower half 40 % filled, ${ROTATIONS} rotations, xorshift32 seed ${WORKLOAD_SEED}, outcomes ${OUTCOMES}; median of ${ROUNDS} rounds)`,
    `  which test wins   ${printRate(spread(rounds.map(({ fast }) => fast)), ' rotations')}`,
    `  trace             ${printRate(spread(rounds.map(({ traced }) => traced)), ' rotations')}`,
    `  trace, all read   ${printRate(measureRate(everythingRead, ROTATIONS), ' rotations')}: every square and obstacle of every test, reached or not`,
  ];
  const beside = rounds.flatMap(({ fast, traced, yardstick }) => (yardstick ? [{ fast, traced, ...yardstick }] : []));
  if (beside.length === 0) return [...lines, NO_YARDSTICK];
  return [
    ...lines,
    `  yardstick         ${printRate(spread(beside.map(({ theirFast }) => theirFast)))} without, ${printRate(spread(beside.map(({ theirTraced }) => theirTraced)))} with a trace; same outcomes: ${beside.every(({ same }) => same) ? 'yes' : 'NO'}`,
    `  which test wins   ${ratio(
      beside.map(({ fast, theirFast }) => fast / theirFast),
      'the yardstick',
      FLOORS.fast,
    )}`,
    `  trace             ${ratio(
      beside.map(({ traced, theirTraced }) => traced / theirTraced),
      'the yardstick',
      FLOORS.traced,
    )}`,
    `  trace             ${ratio(
      beside.map(({ traced, theirFast }) => (YARDSTICK_BY_TRIANGLE * traced) / theirFast),
      'Triangle without a trace',
      BY_TRIANGLE,
    )}`,
  ];
}

/** Reads the yardstick's results of this run; null without one. */
function readYardstick(): { readonly theirFast: number; readonly theirTraced: number; readonly same: boolean } | null {
  const [fast, traced] = (runYardstick('rotate.ts', '12') ?? []).map((line) => JSON.parse(line) as YardstickLine);
  if (!fast || !traced) return null;
  const same = fast.check === OUTCOMES && traced.check === OUTCOMES;
  return { theirFast: fast.opsPerSec, theirTraced: traced.opsPerSec, same };
}
