import { globSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A published package, as Vite's licence option reports it. */
interface Notice {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/** File that Vite writes. The text file replaces it. */
const FOUND = '.vite/licences.json';
export const LICENCES = 'licences.txt';
const LICENCE_FILES = ['{LICENSE,LICENCE,License,license,COPYING}*', '{LICENSE,LICENCE}*/*'];

const RULE = '='.repeat(78);

/** Returns the file of notices: this project first, then each package by name. */
export function noticesText(project: readonly string[], notices: readonly Notice[]): string {
  const sorted = [...new Map(notices.map((notice) => [notice.name, notice]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const packages = sorted.map(([name, { version, identifier, text }]) => {
    if (!text) throw new Error(`${name} is published with the site, and its package holds no licence text.`);
    return `${name} ${version} (${identifier ?? 'see below'})\n\n${text.trim()}`;
  });
  return `${[...project.map((text) => text.trim()), ...packages].join(`\n\n${RULE}\n\n`)}\n`;
}

/** The notice of an installed package. */
export function noticeOf(packageName: string): Notice {
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (manifest === undefined) throw new Error(`${packageName} is not installed.`);
  const folder = dirname(manifest);
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  // Some packages have a folder of licences.
  const files = globSync(LICENCE_FILES, { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, identifier: license, text: texts.join('\n\n') };
}

interface Published {
  /** Licence texts of this project. */
  readonly project: readonly string[];
  /** Packages whose files bypass the bundler: as markup, as a style sheet, or copied. */
  readonly besides?: readonly string[];
  /** Font packages. Their licence wants its text beside the font files. */
  readonly fonts?: readonly string[];
  /** Folder of the font files. */
  readonly assets?: string;
}

/** Writes the licence notices of all published packages into one text file, as MIT, ISC and OFL require. */
export function licences({ project, besides = [], fonts = [], assets = '_astro' }: Published): Plugin {
  return {
    name: 'wallkick-licences',
    configEnvironment: (name) => (name === 'client' ? { build: { license: { fileName: FOUND } } } : null),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const found = bundle[FOUND];
        if (found?.type !== 'asset') this.error('The bundler reported no licences.');
        Reflect.deleteProperty(bundle, FOUND);
        const bundled = JSON.parse(String(found.source)) as readonly Notice[];
        const notices = [...bundled, ...[...besides, ...fonts].map(noticeOf)];
        this.emitFile({ type: 'asset', fileName: LICENCES, source: noticesText(project, notices) });
        for (const font of fonts) {
          const fileName = `${assets}/${font.split('/').at(-1)}.licence.txt`;
          this.emitFile({ type: 'asset', fileName, source: noticeOf(font).text ?? '' });
        }
      },
    },
  };
}
