import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import type { Finished, RenderedPage, Site } from './pageFinisher.ts';
import { listOf } from './pageList.ts';
import { callThread } from './thread.ts';

/** Returns the file of a page, given its path from the root of the site. Only the page for unknown addresses has no folder. */
const fileOf = (path: string): string => (path === '404/' ? '404.html' : `${path}index.html`);

/** Finishes pages in a thread, while Astro renders the next ones. Only that thread loads the code for it. */
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
