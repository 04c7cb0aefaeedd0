import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dataFiles, ROTATIONS_FOLDER, SPINS_FOLDER, type SiteAddresses } from '#data/dataFiles.ts';
import { recorded } from './recorded.ts';

/** Writes the tables, conformance vectors, and judged and recorded positions to download. */
export function writeDownloads(folder: string, addresses: SiteAddresses): void {
  for (const { path, text } of dataFiles) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text(addresses));
  }
  const copies = [
    [recorded.spins, SPINS_FOLDER],
    [recorded.rotations, ROTATIONS_FOLDER],
  ] as const;
  for (const [files, to] of copies) {
    mkdirSync(join(folder, to), { recursive: true });
    for (const file of files) copyFileSync(file, join(folder, to, basename(file)));
  }
}
