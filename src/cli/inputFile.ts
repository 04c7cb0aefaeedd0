import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Resolves a file of the command line. npm runs scripts in the project's folder, but a relative path may refer to the folder of the caller.
 */
export const locate = (file: string): string =>
  existsSync(file) ? file : resolve(process.env['INIT_CWD'] ?? '', file);
