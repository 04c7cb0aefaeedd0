import type { JobReport, JobRequest } from './jobs.ts';

/** Milliseconds of the longest part where there is no worker: the page waits that long for it. */
const LONGEST_PART = 100;

/** A worker; null where browsers allow none: on a page of another origin than the script, or with such a policy. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || new URL(import.meta.url).origin !== location.origin) return null;
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Works in the page itself, a part at a time, so that presses are answered in between. */
async function workInSlices(
  request: JobRequest,
  onreport: (report: JobReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const { workOn } = await import('./jobs.ts');
  for (const report of workOn(request, LONGEST_PART)) {
    if (signal.aborted) return;
    onreport(report);
    await new Promise((next) => setTimeout(next));
  }
}

/**
 * Works on a request while the page goes on, until it is finished or the signal stops it.
 * @param onfault called if the work cannot be done: its files do not come, or it throws
 */
export function runRequest(
  request: JobRequest,
  onreport: (report: JobReport) => void,
  signal: AbortSignal,
  onfault: (reason: unknown) => void,
): void {
  const worker = startWorker();
  const slices = (): void => void workInSlices(request, onreport, signal).catch(onfault);
  if (!worker) {
    slices();
    return;
  }
  signal.addEventListener('abort', () => worker.terminate());
  worker.addEventListener('message', ({ data }: MessageEvent<JobReport>) => {
    if (signal.aborted) return;
    if (data.tried === data.all) worker.terminate();
    onreport(data);
  });
  // Its script did not load, or its policy forbids it.
  worker.addEventListener('error', slices, { once: true });
  worker.postMessage(request);
}
