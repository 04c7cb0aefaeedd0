/** Files of a site by their paths. */
export type Files = Readonly<Record<string, string>>;

/** What a site of another tool is made from. All of it but a few lines around is what the page on embedding says. */
export interface Material {
  /** An example of the page on embedding, with the addresses of the built site. */
  readonly example: (file: string) => string;
  /** The elements and frames that an author pastes into a page. */
  readonly pasted: string;
  /** The types for React, copied into a folder. */
  readonly types: (folder: string) => Files;
}

/** A tool that makes sites, or a cleaner of HTML. */
export interface Host {
  readonly name: string;
  /** Its packages. The newest version of each is installed, unless it names one. The first one is named in the table. */
  readonly packages: readonly string[];
  /** The site that an author writes. */
  readonly files: (material: Material) => Files;
  /** A folder of the project into which the folder of the elements is copied, where the author bundles it. */
  readonly vendor?: string;
  readonly build: readonly [string, ...string[]];
  /** The folder of the built site. */
  readonly output: string;
  /** Pages with the pasted markup. Each has a link named `Other page`, if the site has more than one page. */
  readonly pages: readonly string[];
  /** True for cleaners of HTML, which take all frames away. */
  readonly cleans?: true;
  /** Code that makes a page dark as its own switch does. Without it the lines of the page on embedding for a class are used. */
  readonly dark?: string;
}

/** An example names its file in a comment in the first line. */
export function named(example: string): readonly [path: string, text: string] {
  const [first = '', ...rest] = example.split('\n');
  const path = /^(?:\/\/|<!--) (\S+?)(?: -->)?$/.exec(first)?.[1];
  if (path === undefined) throw new Error(`The first line of an example names its file; this one is "${first}".`);
  return [path, `${rest.join('\n')}\n`];
}
