import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where a file named on the command line is: npm runs scripts in the project's folder, and a relative path may be meant from where npm was called. */
export const locate = (file: string): string =>
  existsSync(file) ? file : resolve(process.env['INIT_CWD'] ?? '', file);
