/** Checks of one run, each with its name, and a last line that counts them. */
export interface Checks {
  /** Runs a check that throws, or gives the faults that it found, and goes on to the next. */
  readonly check: (name: string, run: () => Promise<readonly string[]>) => Promise<void>;
  /** Prints the last line; the program ends with exit code 1 where anything failed. */
  readonly finish: () => void;
}

export function startChecks(): Checks {
  let passed = 0;
  let failed = 0;
  return {
    check: async (name, run) => {
      const faults = await run().catch((error: unknown) => [String(error)]);
      if (faults.length === 0) passed++;
      else failed++;
      console.log([`${faults.length === 0 ? '✓' : '✗'} ${name}`, ...faults].join('\n    '));
    },
    finish: () => {
      console.log(`\n${passed} passed, ${failed} failed`);
      if (failed > 0) process.exitCode = 1;
    },
  };
}

/** Says what is missing on this machine. Nothing was checked then, so that the run counts as failed. */
export function finishWithout(what: string, advice: string): void {
  console.log(`${what} was not found, so nothing was checked. ${advice}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}

/** Asks until the answer is yes. The time only ends a run that hangs. */
export async function until(what: string, holds: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within two minutes`);
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Where two texts differ, line by line. */
export function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const lines = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return lines
    .filter((index) => before[index] !== after[index])
    .map((index) => `was ${before[index] ?? 'not there'}, is ${after[index] ?? 'gone'}`);
}
