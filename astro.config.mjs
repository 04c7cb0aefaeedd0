import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';
import { locales } from '#build/locales.ts';
import { sidebar } from '#build/sidebar.ts';
import { isFound } from '#build/sitemapPages.ts';
import { finishedPages, wallkick } from '#build/integration.ts';
import { scopeClass } from '#build/css/scopeClass.ts';
import { siteAddress } from './src/cli/siteAddress.ts';

const { REPOSITORY = 'https://github.com/wallkick/wallkick' } = process.env;
const override = (name) => `./src/site/overrides/${name}.astro`;

export default defineConfig({
  ...siteAddress(process.env),
  srcDir: '.',
  // The browser is told what to fetch ahead by a rule (overrides/Head.astro); that takes no script.
  prefetch: false,
  integrations: [
    finishedPages(),
    starlight({
      title: 'Wallkick',
      description:
        'An interactive reference on the rotation systems of falling-block games: every figure runs the rules.',
      titleDelimiter: '·',
      favicon: '/favicon.svg',
      locales: locales('content/i18n'),
      sidebar: sidebar('content/docs'),
      editLink: { baseUrl: `${REPOSITORY}/edit/main/` },
      lastUpdated: true,
      credits: false,
      disable404Route: true,
      customCss: [
        './src/site/styles/fonts.css',
        './src/site/styles/tokens.css',
        './src/site/styles/base.css',
        './src/site/styles/starlight.css',
        './src/site/styles/prose.css',
        './src/site/styles/print.css',
      ],
      expressiveCode: {
        themes: ['github-light-high-contrast', 'github-dark-high-contrast'],
        useStarlightUiThemeColors: true,
        // The pages have one or two blocks in each of these languages. Their grammars take longer to load than the blocks to colour.
        shiki: { langAlias: { js: 'ts', svelte: 'html', vue: 'html' } },
        // A block that scrolls is a landmark, and the blocks of a page have no names of their own.
        defaultProps: { frame: 'none', wrap: true },
        styleOverrides: {
          borderRadius: '0',
          codeBackground: 'var(--sheet)',
          codeFontFamily: 'var(--font-mono)',
          codeFontSize: 'var(--fs-mono)',
          codePaddingInline: 'var(--s3)',
          frames: { shadowColor: 'transparent', frameBoxShadowCssValue: 'none', editorBackground: 'var(--sheet)' },
        },
      },
      routeMiddleware: './src/build/routeData.ts',
      // Decision 0019 says why these six are ours.
      components: Object.fromEntries(
        ['Head', 'Header', 'MarkdownContent', 'PageFrame', 'PageSidebar', 'PageTitle', 'ThemeProvider'].map((name) => [
          name,
          override(name),
        ]),
      ),
    }),
    sitemap({ filter: isFound }),
    svelte({ compilerOptions: { cssHash: scopeClass } }),
    wallkick(),
  ],
});
