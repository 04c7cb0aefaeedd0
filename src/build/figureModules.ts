import type { Plugin } from 'vite';
import { componentFile, componentName, moduleOf } from '#figure/record/figureFiles.ts';
import { namesIn } from '#figure/record/links.ts';
import type { ElementRecord, FigureRecord } from '#figure/record/record.ts';

// Node loads the registry itself. A static import would bundle it, with all rules, into every configuration that uses this module.
const REGISTRY = new URL('../figures/registry.ts', import.meta.url);
const { FIGURES } = (await import(/* @vite-ignore */ REGISTRY.href)) as typeof import('#figures/registry.ts');

type Offered = FigureRecord & { readonly element: ElementRecord };
const hasElement = (figure: FigureRecord): figure is Offered => figure.element !== null;

/** Figures that have an element for other pages. */
export const offered: readonly Offered[] = FIGURES.filter(hasElement);

/** The loaders of reports, by the names of figures. */
export const reportLoaders = new Map(FIGURES.map(({ name, report }) => [name, report]));

/** The addresses of the pages about figures with keys, by the names of figures. */
export const figurePages: ReadonlyMap<string, string> = new Map(
  FIGURES.flatMap(({ name, keys }) => (keys ? [[name, keys.page] as const] : [])),
);

/** What an element uses of the module of a poster, by the name of the import. */
const posterImports = (figure: FigureRecord): Readonly<Record<string, string>> => ({
  openPoster: `openPoster${componentName(figure)}`,
  styles: `styles${componentName(figure)}`,
});
/** Names of an object, each with its value. */
const named = (sign: string, names: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(names)
    .map(([name, value]) => `${name}${sign} ${value}`)
    .join(', ')} }`;

const constant = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};`;

/** Facts about figures for browsers. Each module carries one kind of facts, and no record. */
const MODULES: Readonly<Record<string, () => string>> = {
  'figures:params': () =>
    [
      constant('FIGURE_PARAMS', [...new Set(FIGURES.flatMap(({ link }) => (link ? namesIn(link) : [])))]),
      constant(
        'ALONE',
        FIGURES.flatMap(({ lab }) => lab?.alone ?? []),
      ),
    ].join('\n'),
  'figures:heights': () =>
    constant('FRAME_HEIGHTS', Object.fromEntries(offered.map(({ name, element }) => [name, element.heights.frame]))),
  'figures:elements': () =>
    constant(
      'ELEMENTS',
      Object.fromEntries(
        offered.map(({ name, element: { params, queryAttribute, step, options, texts, heights } }) => [
          name,
          { params, queryAttribute, step, options, texts, room: [heights.narrow, heights.wide] },
        ]),
      ),
    ),
  'figures:loaders': () => {
    // By name: a bundler makes a namespace in a way that throws on pages with a value in `Object.prototype`, and then no element would be.
    const posters = offered.flatMap((figure) =>
      figure.element.poster === null
        ? []
        : [
            `import ${named(' as', posterImports(figure))} from ${JSON.stringify(moduleOf(figure, figure.element.poster))};`,
          ],
    );
    const loaders = offered.map((figure) => {
      const load =
        figure.element.poster === null
          ? `load: () => import(${JSON.stringify(moduleOf(figure, 'element.ts'))})`
          : `load: async () => ({ element: (await import("#embed/figurePart.ts")).${componentName(figure)} })`;
      const poster = figure.element.poster === null ? '' : `, poster: ${named(':', posterImports(figure))}`;
      return `${JSON.stringify(figure.name)}: { ${load}${poster} },`;
    });
    return [...posters, `export const LOADERS = { ${loaders.join(' ')} };`].join('\n');
  },
  'figures:links': () =>
    constant(
      'LINK_ELEMENTS',
      offered.flatMap(({ name, element: { link } }) => (link ? [{ ...link, figure: name }] : [])),
    ),
  'figures:posted': () =>
    offered
      .filter(({ element }) => element.poster !== null)
      .map(
        (figure) =>
          `export { element as ${componentName(figure)} } from ${JSON.stringify(moduleOf(figure, 'element.ts'))};`,
      )
      .join('\n'),
  'figures:components': () => {
    const imports = offered.map(
      (figure) => `import ${componentName(figure)} from ${JSON.stringify(componentFile(figure, 'svelte'))};`,
    );
    const entries = offered.map((figure) => `${JSON.stringify(figure.name)}: ${componentName(figure)},`);
    return [...imports, `export const COMPONENTS = { ${entries.join(' ')} };`].join('\n');
  },
};

/** The keys of one figure, `figures:keys/kick-stepper`; null for unknown names. */
function keysModule(id: string): string | null {
  const keys = FIGURES.find(({ name }) => id === `figures:keys/${name}`)?.keys;
  return keys ? `export default ${JSON.stringify(keys.uses)};` : null;
}

/** Returns the source of a module `figures:…`; null for unknown names. */
export const figureModule = (id: string): string | null => MODULES[id]?.() ?? keysModule(id);

/** Returns the last part of the types for pages: the tag names of the elements. */
export function elementTypes(): string {
  const tags = [
    ...offered.map(({ name }) => `'${name}': FigureElement;`),
    ...offered.flatMap(({ element: { link } }) => (link ? [`'${link.name}': HTMLElement;`] : [])),
  ];
  return `
declare global {
  interface HTMLElementTagNameMap {
${tags.map((tag) => `    ${tag}`).join('\n')}
  }
}
`;
}

const SHOWN = 'figure:';

/** Returns the component that `figure:kick-stepper` names; null for imports of another kind. */
export function shownComponent(id: string): string | null {
  if (!id.startsWith(SHOWN)) return null;
  const name = id.slice(SHOWN.length);
  const figure = FIGURES.find((one) => one.name === name);
  if (!figure) throw new Error(`There is no figure "${name}"; there are ${FIGURES.map((one) => one.name).join(', ')}.`);
  return componentFile(figure, 'svelte');
}

/**
 * Serves modules made from the registry: `figures:…` with facts for browsers, and `figure:kick-stepper` for a figure that another one
 * shows. A figure so knows the names of other figures and not their paths.
 */
export function figureModules(): Plugin {
  return {
    name: 'wallkick-figure-modules',
    resolveId: {
      filter: { id: /^figures?:/ },
      handler(id, importer) {
        if (figureModule(id) !== null) return `\0${id}`;
        const component = shownComponent(id);
        return component === null ? null : this.resolve(component, importer);
      },
    },
    load: { filter: { id: /^\0figures:/ }, handler: (id) => figureModule(id.slice(1)) },
  };
}
