/** The result of a stage. A check that counts nothing finer has one test. */
export interface StageOutcome {
  readonly passed: number;
  readonly failed: number;
  /** A few words for the summary. */
  readonly note: string;
  /** Its whole output, shown on failure. */
  readonly output: string;
}

export interface Stage {
  readonly name: string;
  /** Stages that must have ended before, passed or not. */
  readonly after: readonly string[];
  /** Stages that must have passed before; otherwise this one is skipped. */
  readonly needs: readonly string[];
  readonly run: () => Promise<StageOutcome>;
}

export interface StageResult extends StageOutcome {
  readonly name: string;
  readonly is: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

/** Receives progress. */
export interface Reporter {
  readonly started: (name: string) => void;
  readonly ended: (result: StageResult) => void;
}

/**
 * Runs stages, at most `lanes` at a time, in the order of the list where possible.
 * @returns one result for each stage, in the order of the list
 */
export async function runStages(
  stages: readonly Stage[],
  lanes: number,
  { started, ended }: Reporter,
): Promise<readonly StageResult[]> {
  const results = new Map<string, StageResult>();
  const running = new Map<string, Promise<void>>();
  const start = (stage: Stage): void => {
    const missing = stage.needs.filter((name) => results.get(name)?.is !== 'passed');
    if (missing.length === 0) started(stage.name);
    const run = missing.length === 0 ? timed(stage) : Promise.resolve(notRun(stage, missing));
    running.set(
      stage.name,
      run.then((result) => {
        running.delete(stage.name);
        results.set(stage.name, result);
        ended(result);
      }),
    );
  };
  while (results.size < stages.length) {
    const waiting = stages.filter(({ name }) => !results.has(name) && !running.has(name));
    const ready = waiting.filter(({ after, needs }) => [...after, ...needs].every((name) => results.has(name)));
    ready.slice(0, lanes - running.size).forEach(start);
    if (running.size === 0)
      throw new Error(`Stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return stages.map(({ name }) => results.get(name)!);
}

async function timed({ name, run }: Stage): Promise<StageResult> {
  const begin = performance.now();
  const outcome = await run();
  const seconds = (performance.now() - begin) / 1000;
  return { ...outcome, name, is: outcome.failed === 0 ? 'passed' : 'failed', seconds };
}

function notRun({ name }: Stage, missing: readonly string[]): StageResult {
  return { name, is: 'not run', seconds: 0, passed: 0, failed: 1, note: `needs ${missing.join(' and ')}`, output: '' };
}
