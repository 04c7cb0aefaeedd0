import { expect, test } from 'vitest';
import { runStages, type StageOutcome, type Stage } from './stages.ts';

const good: StageOutcome = { passed: 1, failed: 0, note: '', output: '' };
const bad: StageOutcome = { ...good, passed: 0, failed: 1 };

function stage(name: string, outcome: StageOutcome, relations: Partial<Pick<Stage, 'after' | 'needs'>> = {}): Stage {
  // The pause lets other stages begin at the same time.
  const run = (): Promise<StageOutcome> => new Promise((resolve) => setImmediate(() => resolve(outcome)));
  return { name, after: [], needs: [], ...relations, run };
}

/** Runs stages and records their starts and ends in one line. */
async function story(stages: readonly Stage[], lanes: number): Promise<string> {
  const lines: string[] = [];
  await runStages(stages, lanes, {
    started: (name) => lines.push(`+${name}`),
    ended: ({ name, is }) => lines.push(`${name} ${is}`),
  });
  return lines.join(', ');
}

test.each<[what: string, lanes: number, stages: readonly Stage[], story: string]>([
  ['one lane keeps to the list', 1, [stage('a', good), stage('b', good)], '+a, a passed, +b, b passed'],
  ['two lanes run two at a time', 2, [stage('a', good), stage('b', good)], '+a, +b, a passed, b passed'],
  [
    'a stage that comes after another waits for it, and runs though it failed',
    2,
    [stage('a', bad), stage('b', good, { after: ['a'] }), stage('c', good)],
    '+a, +c, a failed, +b, c passed, b passed',
  ],
  [
    'a stage that needs another is not run when it failed, nor what needs that one',
    2,
    [stage('a', bad), stage('b', good, { needs: ['a'] }), stage('c', good, { needs: ['b'] }), stage('d', good)],
    '+a, +d, a failed, b not run, c not run, d passed',
  ],
])('%s', async (_what, lanes, stages, expected) => {
  expect(await story(stages, lanes)).toBe(expected);
});

test('results stand in the order of the list, with what a stage that did not run needed', async () => {
  const stages = [
    stage('late', good, { after: ['early'] }),
    stage('early', bad),
    stage('e2e', good, { needs: ['early'] }),
  ];
  const results = await runStages(stages, 2, { started: () => undefined, ended: () => undefined });
  expect(results).toMatchObject([
    { name: 'late', is: 'passed', passed: 1, failed: 0 },
    { name: 'early', is: 'failed', passed: 0, failed: 1 },
    { name: 'e2e', is: 'not run', passed: 0, failed: 1, note: 'needs early' },
  ]);
});

test('stages that wait for each other are an error, not a silence', async () => {
  const circle = [stage('a', good, { after: ['b'] }), stage('b', good, { needs: ['a'] })];
  await expect(story(circle, 2)).rejects.toThrow('Stages wait for each other: a, b');
});
