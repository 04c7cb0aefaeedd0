import type { Flags, Result } from 'lighthouse';

/** Runs Lighthouse on a page. It is next to package.json, where Node looks for the package. */
export const audit = async (address: string, flags: Flags): Promise<Result | undefined> =>
  (await import('lighthouse')).default(address, flags);
