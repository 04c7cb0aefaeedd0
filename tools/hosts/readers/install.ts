import { fileURLToPath } from 'node:url';
import { installPackages } from '../../installPackages.ts';

/** Installs the readers before their tests. */
export const setup = (): void => installPackages(fileURLToPath(new URL('.', import.meta.url)));
