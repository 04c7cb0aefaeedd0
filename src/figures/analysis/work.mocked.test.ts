import { render } from 'svelte/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaker } from '#text/strings.ts';
import { shown, textOf, withRole } from '../testing/shown.ts';
import { Work } from './work.svelte.ts';
import WorkStatus from './WorkStatus.svelte';

const say = speaker('en');
const alerts = (work: Work<'properties'>): readonly string[] =>
  withRole(shown(render(WorkStatus, { props: { work, say } })), 'alert').map(textOf);

/** A slow or busy machine takes longer than the usual second. */
const PATIENCE = { timeout: 60_000 };

/** A worker whose script does not load. */
class LostWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

beforeEach(() => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warn.mockRestore();
});
afterEach(() => {
  vi.doUnmock('./jobs.ts');
  vi.unstubAllGlobals();
});

test.each(['without workers', 'with a worker that does not load'])(
  'an analysis whose files do not load says so, and can run later: %s',
  async (which) => {
    if (which !== 'without workers') {
      vi.stubGlobal('Worker', LostWorker);
      vi.stubGlobal('location', { origin: new URL(import.meta.url).origin });
    }
    vi.doMock('./jobs.ts', () => {
      throw new Error('offline');
    });
    const work = new Work('properties');
    work.ask(['srs-guideline'], [['O']]);
    await vi.waitFor(() => expect(work.failed).toBe(true), PATIENCE);
    expect(alerts(work)).toEqual([say('fault.part')]);
    expect(work.value).toBeNull();

    vi.doUnmock('./jobs.ts');
    work.ask(['srs-guideline'], [['O']]);
    await vi.waitFor(() => expect(work.status).toBe('complete'), PATIENCE);
    expect([work.failed, alerts(work)]).toEqual([false, []]);
    expect(work.value).not.toBeNull();
  },
);

test('an analysis that the reader stops has not failed', () => {
  const work = new Work('properties');
  work.ask(['srs-guideline'], [['O']]);
  work.stop();
  expect([work.status, work.failed, alerts(work)]).toEqual(['stopped', false, []]);
});
