import type { Plugin } from 'vite';

interface Chunk {
  readonly name: string;
  readonly fileName: string;
  code: string;
}

const NAMES = String.raw`\{([^}]*)\}`;
/** The names of `{a as b,c}`, first as they are within the file and then as they are outside of it. */
const pairs = (list: string): readonly (readonly [string, string])[] =>
  list.split(',').map((one) => {
    const [name, other] = one.trim().split(/\s+as\s+/);
    return [name!, other ?? name!];
  });

/**
 * Puts the file that all others share in the place of the first, which only asks for it: a page waits for one answer instead of two.
 * The others cannot import the first file by its name: a page may have loaded it by another address (`wallkick.js?2`), and would then run it
 * twice. What they share is left in one list in the page, under a name that has the hash of the file.
 * @param first name of the chunk that a page loads
 * @param shared name of the chunk that all others import
 */
export function together(chunks: readonly Chunk[], first: string, shared: string): void {
  const all = chunks.find(({ name }) => name === shared);
  const facade = chunks.find(({ name }) => name === first);
  if (!all || !facade) throw new Error(`There are no files "${first}" and "${shared}" to be made one.`);
  const exported = new RegExp(`export\\s*${NAMES};?\\s*$`).exec(all.code);
  if (!exported) throw new Error(`${all.fileName} does not end with what it exports.`);
  const list = `globalThis[Symbol.for(${JSON.stringify(`wallkick ${all.fileName}`)})]`;
  // In the order of their letters they take fewer bytes when they are compressed, and about as many whatever else changes.
  const given = pairs(exported[1]!).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const places = new Map(given.map(([, name], place) => [name, place]));
  const asking = new RegExp(
    `import\\s*(?:${NAMES}\\s*from)?\\s*["']\\./${all.fileName.replaceAll('.', '\\.')}["'];?`,
    'g',
  );
  facade.code = `${all.code.slice(0, exported.index)}${list}??=[${given.map(([name]) => name).join()}];`;
  for (const chunk of chunks) {
    if (chunk === all || chunk === facade) continue;
    if (chunk.code.replace(asking, '').includes(all.fileName))
      throw new Error(`${chunk.fileName} asks for ${all.fileName} in an unknown way.`);
    chunk.code = chunk.code.replace(asking, (_asking, names: string | undefined) => {
      if (names === undefined) return '';
      const wanted = pairs(names).map(([name, local]) => {
        const place = places.get(name);
        if (place === undefined)
          throw new Error(`${chunk.fileName} wants "${name}", which ${all.fileName} does not have.`);
        return `${place}:${local}`;
      });
      return `const{${wanted.join()}}=${list};`;
    });
  }
}

export const oneFile = (first: string, shared: string): Plugin => ({
  name: 'wallkick-one-file',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      together(chunks, first, shared);
      for (const { name, fileName } of chunks) if (name === shared) Reflect.deleteProperty(bundle, fileName);
    },
  },
});
