import { named, type Files, type Host, type Material } from './host.ts';

const TITLE = 'A page';
const OTHER = 'Other page';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1" />\n';

const own = ({ example }: Material, file: string): Files => Object.fromEntries([named(example(`hosts/${file}.txt`))]);

const markdown = ({ pasted }: Material, link: string, head = ''): string =>
  `${head}# ${TITLE}\n\n[${OTHER}](${link})\n\n${pasted}\n`;

const jsx = (name: string, before: string, content: string): string =>
  `${before}\nexport default function ${name}() {\n  return (\n    <main>\n${content}\n    </main>\n  );\n}\n`;

const NEXT_CONFIG = "export default { output: 'export', trailingSlash: true };\n";

const nextPage = (material: Material, before = ''): string =>
  jsx('Page', before, `<h1>${TITLE}</h1>\n<Link href="/other/">${OTHER}</Link>\n${material.pasted}`);
const NEXT_LINK = "import Link from 'next/link';\n";
const NEXT_OTHER = jsx('Other', NEXT_LINK, `<h1>${OTHER}</h1>\n<Link href="/">${TITLE}</Link>`);
const NEXT_PACKAGES = ['next', 'react', 'react-dom', 'typescript', '@types/node', '@types/react'];

/** Starlight writes the heading itself. */
const starlightPage = ({ pasted }: Material): string =>
  `---\ntitle: ${TITLE}\n---\n\n[${OTHER}](/other/)\n\n${pasted}\n`;

const plain = (body: string): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${TITLE}</title>\n<link rel="icon" href="data:,">\n${body}\n</body>\n</html>\n`;

/** Sites as small as their tools allow. */
export const HOSTS: readonly Host[] = [
  {
    name: 'VitePress',
    packages: ['vitepress'],
    files: (material) => ({
      ...own(material, 'vitepress'),
      'index.md': markdown(material, '/other'),
      'other.md': `# ${OTHER}\n\n[${TITLE}](/)\n`,
    }),
    build: ['vitepress', 'build'],
    output: '.vitepress/dist',
    pages: [''],
    dark: "document.documentElement.classList.add('dark')",
  },
  {
    name: 'Docusaurus',
    packages: ['@docusaurus/core', '@docusaurus/preset-classic', 'react', 'react-dom'],
    files: (material) => ({
      ...own(material, 'docusaurus'),
      // Its server bundle is CommonJS.
      'package.json': '{ "private": true }\n',
      'docs/intro.md': '# Words\n',
      'src/pages/index.mdx': markdown(material, '/other'),
      'src/pages/other.mdx': `# ${OTHER}\n\n[${TITLE}](/)\n`,
    }),
    build: ['docusaurus', 'build'],
    output: 'build',
    pages: [''],
    dark: "document.documentElement.dataset.theme = 'dark'",
  },
  {
    name: 'Next.js',
    packages: NEXT_PACKAGES,
    files: (material) => ({
      ...own(material, 'next'),
      'next.config.mjs': NEXT_CONFIG,
      'app/page.tsx': nextPage(material, NEXT_LINK),
      'app/other/page.tsx': NEXT_OTHER,
      'app/icon.svg': ICON,
      ...material.types('app'),
    }),
    build: ['next', 'build'],
    output: 'out',
    pages: [''],
  },
  {
    name: 'Next.js, bundled',
    packages: NEXT_PACKAGES,
    files: (material) => ({
      'next.config.mjs': NEXT_CONFIG,
      'app/layout.tsx': named(material.example('hosts/next.txt'))[1].replace(/\n *<script[^\n]*/, ''),
      'app/page.tsx': nextPage(material, `'use client';\nimport { useEffect } from 'react';\n${NEXT_LINK}`).replace(
        '  return (',
        "  useEffect(() => void import('./wallkick/wallkick.js'), []);\n  return (",
      ),
      'app/other/page.tsx': NEXT_OTHER,
      'app/icon.svg': ICON,
      ...material.types('app'),
    }),
    vendor: 'app/wallkick',
    build: ['next', 'build'],
    output: 'out',
    pages: [''],
  },
  {
    name: 'SvelteKit',
    packages: ['@sveltejs/kit', '@sveltejs/adapter-static', '@sveltejs/vite-plugin-svelte', 'svelte', 'vite'],
    files: (material) => ({
      ...own(material, 'sveltekit'),
      'vite.config.js':
        "import adapter from '@sveltejs/adapter-static';\nimport { sveltekit } from '@sveltejs/kit/vite';\nexport default { plugins: [sveltekit({ adapter: adapter() })] };\n",
      'src/routes/+layout.js': "export const prerender = true;\nexport const trailingSlash = 'always';\n",
      'src/routes/+page.svelte': `<h1>${TITLE}</h1>\n<a href="/other/">${OTHER}</a>\n${material.pasted}\n`,
      'src/routes/other/+page.svelte': `<h1>${OTHER}</h1>\n<a href="/">${TITLE}</a>\n`,
    }),
    build: ['vite', 'build'],
    output: 'build',
    pages: [''],
  },
  {
    name: 'Nuxt',
    // An empty site of Nuxt 4.5 does not build with Vite 8.4 (EXTERNAL_MODULES_CANNOT_BE_TRANSFORMED_TO_MODULES).
    packages: ['nuxt', 'vue', 'vue-router', 'vite@~8.3.0'],
    files: (material) => ({
      ...own(material, 'nuxt'),
      'app/pages/index.vue': `<template>\n<main>\n<h1>${TITLE}</h1>\n<NuxtLink to="/other/">${OTHER}</NuxtLink>\n${material.pasted}\n</main>\n</template>\n`,
      'app/pages/other.vue': `<template>\n<main>\n<h1>${OTHER}</h1>\n<NuxtLink to="/">${TITLE}</NuxtLink>\n</main>\n</template>\n`,
    }),
    build: ['nuxt', 'generate'],
    output: '.output/public',
    pages: [''],
  },
  {
    name: 'Starlight',
    packages: ['@astrojs/starlight', 'astro'],
    files: (material) => ({
      ...own(material, 'starlight'),
      'src/content.config.ts':
        "import { defineCollection } from 'astro:content';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n",
      'src/content/docs/index.md': starlightPage(material),
      'src/content/docs/mdx.mdx': starlightPage(material),
      'src/content/docs/other.md': `---\ntitle: ${OTHER}\n---\n\n[${TITLE}](/)\n`,
      'public/favicon.svg': ICON,
    }),
    build: ['astro', 'build'],
    output: 'dist',
    pages: ['', 'mdx/'],
    dark: "document.documentElement.dataset.theme = 'dark'",
  },
  {
    name: 'Eleventy',
    packages: ['@11ty/eleventy'],
    files: (material) => ({
      ...own(material, 'eleventy'),
      'index.md': markdown(material, '/other/', `---\nlayout: layout.html\ntitle: ${TITLE}\n---\n\n`),
      'other.md': `---\nlayout: layout.html\ntitle: ${OTHER}\n---\n\n# ${OTHER}\n\n[${TITLE}](/)\n`,
    }),
    build: ['eleventy'],
    output: '_site',
    pages: [''],
  },
  {
    name: 'DOMPurify',
    packages: ['dompurify'],
    files: (material) => ({
      'build.mjs':
        "import { cpSync } from 'node:fs';\ncpSync('node_modules/dompurify/dist/purify.min.js', 'site/purify.js');\n",
      'site/index.html': plain(
        `<script src="purify.js"></script>\n${material.example('script.html')}\n</head>\n<body>\n<h1>${TITLE}</h1>\n<template>${material.pasted}</template>\n<main></main>\n<script>\nconst html = document.querySelector('template').innerHTML;\n${material.example('hosts/dompurify.txt')}\ndocument.querySelector('main').innerHTML = clean;\n</script>`,
      ),
    }),
    build: ['node', 'build.mjs'],
    output: 'site',
    pages: [''],
    cleans: true,
  },
  {
    name: 'rehype-sanitize',
    packages: ['rehype-sanitize', 'unified', 'remark-parse', 'remark-rehype', 'rehype-raw', 'rehype-stringify'],
    files: (material) => ({
      'page.md': `# ${TITLE}\n\n${material.pasted}\n`,
      'head.html': `${material.example('script.html')}\n</head>\n<body>\n`,
      'build.mjs': `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unified } from 'unified';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
${material.example('hosts/rehype-sanitize.txt').replace('\n\n', '\n\nconst processor = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).use(rehypeStringify);\n')}
const shell = ${JSON.stringify(plain('HEAD\nBODY'))};
mkdirSync('site', { recursive: true });
const body = String(await processor.process(readFileSync('page.md', 'utf8')));
writeFileSync('site/index.html', shell.replace('HEAD', () => readFileSync('head.html', 'utf8')).replace('BODY', () => body));
`,
    }),
    build: ['node', 'build.mjs'],
    output: 'site',
    pages: [''],
    cleans: true,
  },
];
