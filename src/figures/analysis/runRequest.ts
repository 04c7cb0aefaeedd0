import type { JobReport, JobRequest } from './jobs.ts';

/** The limit of a part without a worker, in milliseconds, because the page is blocked for that time. */
const LONGEST_PART = 100;

/** Returns a worker; null if the browser forbids one, by its policy or because the script has another origin than the page. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || new URL(import.meta.url).origin !== location.origin) return null;
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Runs a request in the page, part by part, so that the page can handle events in between. */
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
 * Runs a request in the background until it is finished or the signal stops it.
 * @param onfault called if the files do not load or the work throws
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
  // The script of the worker did not load, or the policy forbids it.
  worker.addEventListener('error', slices, { once: true });
  worker.postMessage(request);
}
