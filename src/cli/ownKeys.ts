/** Looks for text from outside that is used as the key of a plain object: `node src/cli/ownKeys.ts [PATH…]`, by default everywhere. */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { anyTextKeys } from './anyTextKeys.ts';

/** Tests and what runs at build time read texts of the project. `ownEntry` is the one place that asks first. */
const trusted =
  /\.test\.ts$|\/testing\/|\.svelte\.ts$|^src\/(?:build|claims|cli|site\/lab)\/|^src\/engine\/ownEntry\.ts$/;

const paths = process.argv.slice(2).map((path) => relative('.', path));
const isChosen = (file: string): boolean => paths.length === 0 || paths.some((path) => file.startsWith(path));

const files = globSync('src/**/*.ts').filter((file) => isChosen(file) && !trusted.test(file.replaceAll('\\', '/')));
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, '.');
const places = anyTextKeys(files, options);
for (const place of places) console.error(place);
if (places.length > 0) process.exitCode = 1;
