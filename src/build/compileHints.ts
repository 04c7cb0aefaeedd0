import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'facadeModuleId'> & {
  code: string;
};

/** V8 reads this comment as a hint to compile every function of the file early. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller files gain nothing from the hint. */
const WORTH = 12_000;

/** Returns the large ones among some files and their static imports. Dynamic imports do not count. */
function comingWith(roots: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const come = new Set(roots);
  for (const { imports } of come)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) come.add(chunk);
    }
  return [...come].filter(({ code }) => code.length >= WORTH);
}

/**
 * Most functions of a figure run when it is hydrated. With the hint V8 compiles them on another thread while the file loads. Without it, V8
 * compiles each at its first call and blocks the page.
 * @param begins whether a figure begins with a file
 */
export const compileHints = (begins: (chunk: Chunk) => boolean): Plugin => ({
  name: 'wallkick-compile-hints',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output);
      const coming = comingWith([...chunks.values()].filter(begins), chunks);
      for (const chunk of coming) chunk.code = HINT + chunk.code;
    },
  },
});
