import { buttonStream, drive } from '#play/driver.ts';
import { history } from '#play/history.ts';
import { startPlay } from '#play/state.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { measureRate, printRate } from './measure.ts';

const FRAMES = 20_000;
const SEED = 5;
/** Ten seconds at sixty frames a second, as on the scrubber of a lab. */
const SCRUBBED = 600;

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
  ];
}
