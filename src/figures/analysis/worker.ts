import { workOn, type JobRequest } from './jobs.ts';

addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  for (const report of workOn(data)) postMessage(report);
});
