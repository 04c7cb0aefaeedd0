import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { components, paragraphs, phrases } from '#site/components.ts';
import { clientChunks } from './clientChunks.ts';
import { compileHints } from './compileHints.ts';
import { factsFirst } from './computed/factsFirst.ts';
import { figureModules } from './figureModules.ts';
import { finishPages } from './finish/finishPages.ts';
import { headingIcons } from './processor/headingIcons.ts';
import { laterSystems } from './laterSystems.ts';
import { interfaceStrings } from './interfaceStrings.ts';
import { islandStyles } from './css/islandStyles.ts';
import { completeSearchIndex, nameByContent } from './searchIndex.ts';
import { sharedStyles, smallSheets } from './css/sharedStyles.ts';
import { licences } from './licences.ts';
import { workerRetirement } from './workerRetirement.ts';
import { linkBase } from './processor/linkBase.ts';
import { pageComponents } from './processor/pageComponents.ts';

/** The part of Astro's Markdown processor that integrations extend. */
interface Processor {
  readonly options: { readonly mdastPlugins: unknown[]; readonly hastPlugins: unknown[] };
}

function canTakePlugins(processor: unknown): processor is Processor {
  const options = (processor as Partial<Processor> | undefined)?.options;
  return Array.isArray(options?.mdastPlugins) && Array.isArray(options.hastPlugins);
}

const PROJECT_LICENCES = ['LICENSE', 'LICENSE-content'];
/** Packages whose files reach pages as markup, script or style sheet without the bundler, and those of the search. */
const UNBUNDLED = ['astro', '@astrojs/starlight', '@astrojs/svelte', '@expressive-code/core', 'pagefind'];
/** Packages of the service worker, which is bundled when the site is finished. */
const WORKER = ['workbox-core', 'workbox-precaching', 'workbox-strategies'];
const FONTS = ['@fontsource-variable/spline-sans-mono', '@fontsource-variable/ysabeau-office'];

/**
 * Adds routes beside the collection, hydration of figures, the components map, and links under a sub-path.
 */
export function wallkick(): AstroIntegration {
  return {
    name: 'wallkick',
    hooks: {
      'astro:config:setup': ({ addClientDirective, config, injectRoute, updateConfig }) => {
        const { processor } = config.markdown;
        if (!canTakePlugins(processor)) throw new Error('The Markdown processor takes no syntax-tree plugins.');
        const docs = new URL('content/docs/', config.root).href;
        processor.options.mdastPlugins.push(
          pageComponents(components, docs, { paragraphs, phrases }),
          linkBase(config.base),
        );
        processor.options.hastPlugins.push(headingIcons);
        addClientDirective({
          name: 'touched',
          entrypoint: fileURLToPath(new URL('src/site/directives/touched.ts', config.root)),
        });
        injectRoute({ pattern: '/changelog', entrypoint: './src/site/pages/changelog.astro' });
        injectRoute({ pattern: '/changelog.xml', entrypoint: './src/site/pages/changelog.xml.ts' });
        injectRoute({ pattern: '/data/[...file]', entrypoint: './src/site/pages/data.ts' });
        injectRoute({ pattern: '/embed/[element]', entrypoint: './src/site/pages/framed.astro' });
        injectRoute({ pattern: '/robots.txt', entrypoint: './src/site/pages/robots.txt.ts' });
        updateConfig({
          vite: {
            // Astro marks each page module with a directive that the bundler does not know.
            build: { rolldownOptions: { checks: { moduleLevelDirective: false } }, assetsInlineLimit: smallSheets },
            environments: { prerender: { build: { rolldownOptions: { output: sharedStyles } } } },
            plugins: [
              clientChunks(fileURLToPath(config.root)),
              compileHints(({ isEntry }) => isEntry),
              figureModules(),
              laterSystems(fileURLToPath(config.root)),
              islandStyles(),
              licences({
                project: PROJECT_LICENCES.map((name) => readFileSync(new URL(name, config.root), 'utf8')),
                besides: [...UNBUNDLED, ...WORKER],
                fonts: FONTS,
              }),
              interfaceStrings(fileURLToPath(new URL('content/i18n', config.root))),
              workerRetirement(),
              factsFirst(),
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        await completeSearchIndex(fileURLToPath(dir));
        nameByContent(fileURLToPath(dir));
      },
    },
  };
}

/** Finishes the written pages. It stands before Starlight, whose search reads the finished ones. */
export function finishedPages(): AstroIntegration {
  /** The address of the site, ending in a slash. */
  let address = '';
  return {
    name: 'wallkick-finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        address = new URL(`${config.base.replace(/\/$/, '')}/`, config.site).href;
      },
      'astro:build:done': ({ dir }) => finishPages(fileURLToPath(dir), address),
    },
  };
}
