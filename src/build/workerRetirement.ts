import type { Plugin } from 'vite';

/** A service worker that unregisters itself and loads the pages again. */
export const RETIREMENT = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/**
 * While somebody edits the site, no service worker may answer. But `npm start` at the same address leaves one behind, and browsers ask for a
 * new version of it at each visit.
 */
export const workerRetirement = (): Plugin => ({
  name: 'wallkick-worker-retirement',
  apply: 'serve',
  configureServer: ({ config, middlewares }) => {
    middlewares.use(`${config.base}sw.js`, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(RETIREMENT);
    });
  },
});
