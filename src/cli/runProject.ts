import { runStages, type Stage } from './stages.ts';
import { summary } from './summary.ts';

/** Runs stages two at a time, reports progress, prints the closing summary and sets the exit code. */
export async function runProject(stages: readonly Stage[]): Promise<void> {
  // exit() also ends the running commands; dying of the signal would not.
  process.once('SIGTERM', () => process.exit(143));
  const results = await runStages(stages, 2, {
    started: (name) => console.log(`▸ ${name}`),
    ended: ({ name, is, seconds, output }) => {
      if (is === 'failed') console.log(`\n${output.trim()}\n`);
      console.log(`${is === 'passed' ? '✓' : '✗'} ${name}: ${is} after ${seconds.toFixed(1)} s`);
    },
  });
  console.log(`\n${summary(results)}`);
  process.exitCode = results.every(({ is }) => is === 'passed') ? 0 : 1;
}
