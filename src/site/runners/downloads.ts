import { createHash } from 'node:crypto';
import { dataFiles, type DataFile, type SiteAddresses } from '#data/dataFiles.ts';
import { RUNNERS, runnerPath } from './runners.ts';

export const runnerFiles: readonly DataFile[] = RUNNERS.flatMap(({ program, game, srs }) =>
  [program, game, ...(srs ? [srs] : [])].map((file) => ({ path: runnerPath(file), text: () => file.text })),
);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The files below `/data/`, but for the checksums, which the build writes last. */
export const downloads: readonly DataFile[] = [...dataFiles, ...runnerFiles];

/** The text of a file below `/data/`. */
export function downloadText(path: string, addresses: SiteAddresses): string {
  const file = downloads.find((one) => one.path === path);
  if (!file) throw new Error(`/data/${path} is no download`);
  return file.text(addresses);
}

/** The checksum of a file below `/data/`. */
export const checksum = (path: string, addresses: SiteAddresses): string => sha256(downloadText(path, addresses));
