export interface Rate {
  /** Operations a second: median, least and most of the rounds. */
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Times batches of `operations`, after one warm-up round. */
export function measureRate(run: () => number, operations: number, rounds = 7, secondsPerRound = 0.4): Rate {
  let kept = run();
  const start = performance.now();
  kept ^= run();
  const repeats = Math.max(1, Math.round((secondsPerRound * 1000) / Math.max(0.01, performance.now() - start)));
  const rates = Array.from({ length: rounds }, () => {
    const begin = performance.now();
    for (let i = 0; i < repeats; i++) kept ^= run();
    return (repeats * operations * 1000) / (performance.now() - begin);
  }).sort((a, b) => a - b);
  // The results are used, so that the optimiser cannot remove a run.
  if (!Number.isFinite(kept)) throw new Error('a benchmark must return numbers');
  return { median: rates[rates.length >> 1]!, least: rates[0]!, most: rates.at(-1)! };
}

export function printRate({ median, least, most }: Rate, unit = ''): string {
  const scale = median >= 1e6 ? ([1e6, 'M'] as const) : median >= 1e3 ? ([1e3, 'k'] as const) : ([1, ''] as const);
  const print = (value: number): string => (value / scale[0]).toFixed(value / scale[0] >= 100 ? 0 : 2);
  return `${print(median)} ${scale[1]}${unit}/s [${print(least)}-${print(most)}]`;
}
