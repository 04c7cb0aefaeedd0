import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dataFiles } from '#data/dataFiles.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(9);

/** Returns the kind of a published file by its folder: `v1/csv`, `vectors/v1`, or the file itself if it has none. */
const kindOf = (path: string): string => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return path.startsWith('vectors/') ? `${folder}, ${path.split('.').at(-2)}` : folder === 'v1' ? path : folder;
};

/** Addresses as long as those of a real site: columns of vectors hold one in each line. */
const ADDRESSES = { stepper: 'https://wallkick.example/lab/stepper/', data: 'https://wallkick.example/data' };

/** Weighs the published data by kind: raw, gzip and brotli, each file compressed by itself as a server does. */
export function benchData(): readonly string[] {
  const start = performance.now();
  const texts = dataFiles.map(({ path, text }) => ({ kind: kindOf(path), bytes: Buffer.from(text(ADDRESSES)) }));
  const spent = performance.now() - start;
  const rows = [...Map.groupBy(texts, ({ kind }) => kind)].map(([kind, files]) => {
    const sum = (size: (bytes: Buffer) => number): number => files.reduce((all, { bytes }) => all + size(bytes), 0);
    return {
      kind,
      files: files.length,
      raw: sum((bytes) => bytes.length),
      gzip: sum((bytes) => gzipSync(bytes, { level: 9 }).length),
      brotli: sum((bytes) => brotliCompressSync(bytes).length),
    };
  });
  const all = rows.reduce((a, b) => ({
    kind: 'all',
    files: a.files + b.files,
    raw: a.raw + b.raw,
    gzip: a.gzip + b.gzip,
    brotli: a.brotli + b.brotli,
  }));
  return [
    `Published data in kB (raw, gzip, brotli), written in ${(spent / 1000).toFixed(1)} s`,
    ...[...rows, all].map(
      ({ kind, files, raw, gzip, brotli }) =>
        `  ${kind.padEnd(24)}${String(files).padStart(4)} files${kilobytes(raw)}${kilobytes(gzip)}${kilobytes(brotli)}`,
    ),
  ];
}
