import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { components, paragraphs, phrases } from '#site/components.ts';
import { clientChunks } from './clientChunks.ts';
import { compileHints } from './compileHints.ts';
import { figureModules } from './figureModules.ts';
import { finishPages } from './finish/finishPages.ts';
import type { Site } from './finish/pageFinisher.ts';
import { headingIcons } from './processor/headingIcons.ts';
import { interfaceStrings } from './interfaceStrings.ts';
import { islandStyles } from './css/islandStyles.ts';
import { completeSearchIndex } from './searchIndex.ts';
import { sharedStyles } from './css/sharedStyles.ts';
import { licences } from './licences.ts';
import { linkBase } from './processor/linkBase.ts';
import { noPrebundling } from './noPrebundling.ts';
import { pageComponents } from './processor/pageComponents.ts';
import { quiet } from './quiet.ts';

/** Astro asks integrations with a prerenderer of their own for its entry module. Ours adds to Astro's. */
const usualPrerenderer = (): Plugin => ({
  name: 'wallkick-prerenderer',
  configEnvironment: (name) =>
    name === 'prerender' ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } } : null,
});

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
const FONTS = ['@fontsource-variable/spline-sans-mono', '@fontsource-variable/ysabeau-office'];

/**
 * Adds routes beside the collection, hydration of figures, the components map, links under a sub-path, pictures and oEmbed
 * documents of examples, style sheets in heads, and policies.
 */
export function wallkick(): AstroIntegration {
  let site: Site;
  let pages: ReturnType<typeof finishPages>;
  return {
    name: 'wallkick',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, config, injectRoute, updateConfig }) => {
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
          // Some pages wait for the thread that finishes them while the next are rendered.
          build: { concurrency: 16 },
          vite: {
            plugins: [
              clientChunks(fileURLToPath(config.root)),
              compileHints(({ isEntry }) => isEntry),
              figureModules(),
              islandStyles(),
              sharedStyles(),
              licences({
                project: PROJECT_LICENCES.map((name) => readFileSync(new URL(name, config.root), 'utf8')),
                besides: UNBUNDLED,
                fonts: FONTS,
              }),
              interfaceStrings(fileURLToPath(new URL('content/i18n', config.root))),
              quiet(),
              usualPrerenderer(),
              ...(command === 'build' ? [noPrebundling()] : []),
            ],
          },
        });
      },
      'astro:config:done': ({ config }) => {
        const address = new URL(`${config.base.replace(/\/$/, '')}/`, config.site).href;
        site = { folder: fileURLToPath(config.outDir), address };
      },
      'astro:build:start': ({ setPrerenderer }) => {
        pages = finishPages(site);
        setPrerenderer(pages.renderer);
      },
      'astro:build:done': async () => {
        await completeSearchIndex(site.folder);
        await pages.writeList();
      },
    },
  };
}
