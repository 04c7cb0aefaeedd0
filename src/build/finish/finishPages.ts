import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { exampleWriter } from '../examples.ts';
import { edited, readPage } from '../finishedPage.ts';
import { listOf, writeMarkdown } from '../markdownPages.ts';
import { policyEdit } from '../policy.ts';
import { cardEdits } from '../tableCards.ts';
import { previewWriter } from './previews.ts';
import { sheetEdits } from '../css/sheetsInHead.ts';
import { callThread } from './thread.ts';

export interface Site {
  /** The folder of the built site. */
  readonly folder: string;
  /** Its address, ending in a slash. */
  readonly address: string;
}

interface RenderedPage {
  /** Its path in the folder, `guide/kicks/index.html`. */
  readonly name: string;
  readonly html: string;
}

interface Finished {
  readonly html: string;
  /** Its line in the list of all pages; null for pages without a text of their own. */
  readonly line: string | null;
}

/** Returns a function that adds examples, a picture for links, names of columns, a policy, and all style sheets in the head to a page, and writes its text as Markdown. */
export async function pageFinisher({ folder, address }: Site): Promise<(page: RenderedPage) => Promise<Finished>> {
  const [writeExamples, writePreview] = await Promise.all([
    exampleWriter(folder, address),
    previewWriter(folder, address),
  ]);
  return async ({ name, html }) => {
    const page = readPage(html);
    const [examples, preview, line] = await Promise.all([
      writeExamples(name, page),
      writePreview(name, page),
      writeMarkdown(folder, address, name, page),
    ]);
    const edits = [...sheetEdits(page), ...cardEdits(page), ...examples, ...preview, policyEdit(page)];
    return { html: edited(html, edits), line };
  };
}

/** Returns the file of a page, given its path from the root of the site. Only the page for unknown addresses has no folder. */
const fileOf = (path: string): string => (path === '404/' ? '404.html' : `${path}index.html`);

/** Finishes pages in a thread, while Astro renders the next ones. */
export function finishPages(site: Site) {
  const finish = callThread<RenderedPage, Finished>(new URL('finishThread.ts', import.meta.url), site);
  const lines = new Map<string, string>();
  async function finishResponse(response: Response, path: string): Promise<Response> {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const { html, line } = await finish({ name: fileOf(path), html: await response.text() });
    if (line !== null) lines.set(path, line);
    return new Response(html, response);
  }
  return {
    /** Returns Astro's renderer with finished pages. */
    renderer: (usual: AstroPrerenderer): AstroPrerenderer => ({
      ...usual,
      name: 'wallkick',
      render: async (request, options) => {
        const rendered = await usual.render(request, options);
        const path = request.url.slice(site.address.length);
        if (rendered instanceof Response) return finishResponse(rendered, path);
        return { ...rendered, response: await finishResponse(rendered.response, path) };
      },
    }),
    /** Writes the list of all pages as Markdown. */
    writeList: (): Promise<void> => writeFile(join(site.folder, 'llms.txt'), listOf(lines)),
  };
}
