/** Whether as many cases are tried as `npm run test:all` tries; pure folders know no process. */
const { process } = globalThis as { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } };
export const WIDE = process?.env['WIDE'] !== undefined;

/** How many random cases are tried: all of them, or one of twenty where a test is run all day. */
export const cases = (all: number): number => (WIDE ? all : Math.ceil(all / 20));
