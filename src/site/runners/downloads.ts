import { createHash } from 'node:crypto';
import { dataFiles, type DataFile } from '#data/dataFiles.ts';
import { RUNNERS, runnerPath } from './runners.ts';

const runnerFiles: readonly DataFile[] = RUNNERS.flatMap(({ program, game }) =>
  [program, game].map((file) => ({ path: runnerPath(file), text: () => file.text })),
);

/** Files with a checksum: vectors and runners. */
export const summed: readonly DataFile[] = [
  ...dataFiles.filter(({ path }) => path.startsWith('vectors/')),
  ...runnerFiles,
];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A line as `sha256sum` writes it. */
export const sumLine = ({ path, text }: DataFile, stepper: string): string => `${sha256(text(stepper))}  ${path}\n`;

/** Every file below `/data/`. */
export const downloads: readonly DataFile[] = [
  ...dataFiles,
  ...runnerFiles,
  { path: 'sha256sums.txt', text: (stepper) => summed.map((file) => sumLine(file, stepper)).join('') },
];

/** The text of a file below `/data/`. */
export function downloadText(path: string, stepper: string): string {
  const file = downloads.find((one) => one.path === path);
  if (!file) throw new Error(`/data/${path} is no download`);
  return file.text(stepper);
}

/** The checksum of a file below `/data/`. */
export const checksum = (path: string, stepper: string): string => sha256(downloadText(path, stepper));
