import { buttonStream, drive } from '#play/driver.ts';
import { history } from '#play/history.ts';
import { packInputs } from '#play/game/inputCode.ts';
import { startGame, usualSetup } from '#play/game/setup.ts';
import { Tape } from '#play/game/tape.ts';
import { whatIf } from '#play/game/whatIf.ts';
import { startPlay } from '#play/state.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { measureRate, printRate } from './measure.ts';

const FRAMES = 20_000;
const SEED = 5;
/** Ten seconds at sixty frames a second, as on the scrubber of a lab. */
const SCRUBBED = 600;
const HOUR = 60 * 60 * 60;
/** Limits for an hour of play: going back to any frame, in milliseconds, and memory, in megabytes. */
const LIMITS = { back: 100, memory: 50 } as const;

const megabytes = (): number => process.memoryUsage().heapUsed / 2 ** 20;
const judged = (value: number, limit: number, unit: string): string =>
  `${value.toFixed(1)} ${unit} (at most ${limit} ${unit}${value > limit ? ': NOT REACHED' : ''})`;

/** Plays games of random buttons, each until its field is full, for an hour in all; goes back to frames all over them. */
function hourLines(): readonly string[] {
  const system = SYSTEMS[0]!;
  const next = buttonStream(SEED);
  globalThis.gc?.();
  const before = megabytes();
  const games: Tape[] = [];
  for (let frames = 0; frames < HOUR; frames += games.at(-1)!.length) {
    const tape = new Tape(startGame({ ...usualSetup(system), seed: games.length + 1, fall: 'slow', locks: 'in time' }));
    while (tape.head.phase.is === 'piece') tape.push(tape.length % 6 === 0 ? next() : tape.head.held);
    games.push(tape);
  }
  globalThis.gc?.();
  const memory = megabytes() - before;
  const times = games.map((tape) => {
    const start = performance.now();
    tape.frameAt(tape.length - 1);
    return performance.now() - start;
  });
  const start = performance.now();
  for (const tape of games) whatIf(tape.start, tape.held, system);
  const compared = performance.now() - start;
  const sum = (count: (tape: Tape) => number): number => games.reduce((total, tape) => total + count(tape), 0);
  return [
    `An hour of play, ${games.length} games`,
    `  memory ${judged(memory, LIMITS.memory, 'MB')}; slowest way back to a frame ${judged(Math.max(...times), LIMITS.back, 'ms')}`,
    `  ${sum(({ pieces }) => pieces.length)} pieces, ${sum(({ presses }) => presses.length)} presses, ${sum(({ held }) => packInputs(held).length)} characters; played twice side by side ${compared.toFixed(0)} ms`,
  ];
}

/** Times frames of play under every system, with random buttons and pieces, and the replay of a lab's whole recording. */
export function benchPlay(): readonly string[] {
  const buttons = Array.from({ length: SCRUBBED }, buttonStream(SEED));
  const lines = SYSTEMS.map((system) => {
    const { check } = drive(system, FRAMES, SEED);
    const rate = measureRate(() => drive(system, FRAMES, SEED).check, FRAMES, 5, 0.2);
    const start = startPlay({ system, seed: SEED });
    const replays = measureRate(() => history(start, buttons).frames.length, 1, 5, 0.05);
    const replay = `${(1000 / replays.median).toFixed(2)} ms`;
    return `  ${system.id.padEnd(20)}${printRate(rate, ' frames').padEnd(34)} ${replay.padEnd(9)} check ${check}`;
  });
  return [
    `Play (${FRAMES} frames of random buttons and pieces, xorshift32 seed ${SEED}; then ${SCRUBBED} frames replayed with every state kept)`,
    ...lines,
    ...hourLines(),
  ];
}
