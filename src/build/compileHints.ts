import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'facadeModuleId'> & {
  code: string;
};

/** Read by V8, a comment to all others: every function of this file is called soon. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Characters from which it is worth its bytes. */
const WORTH = 12_000;

/** The large ones among some files and all that they import at once; what they fetch later is not among them. */
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
 * Most functions of a figure are called as it comes alive. Told so, V8 compiles them while it still loads the file, beside the page;
 * otherwise it reads each again at its first call, while the page stands still.
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
