import type { RequestHandler } from '../../../src/cli/siteServer.ts';

/** Compresses texts on their way, as hosts do: Lighthouse counts bytes. It is next to package.json, where Node looks for the package. */
export const compressed = async (): Promise<RequestHandler> => (await import('compression')).default();
