import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { basePath } from './siteFiles.ts';
import { siteServer } from './siteServer.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Either what was asked for, or why not, in a sentence for the person at the terminal. */
type Attempt<T> = { readonly is: 'done'; readonly value: T } | { readonly is: 'failed'; readonly because: string };

/** The port that `PORT` asks for is usable now: asked before a build, so that nobody waits for one in vain. */
export async function checkPort(environment: Environment): Promise<Attempt<number>> {
  const listening = await listen(createServer(), environment);
  if (listening.is === 'failed') return listening;
  const { port } = listening.value.address() as AddressInfo;
  await new Promise((closed) => listening.value.close(closed));
  return { is: 'done', value: port };
}

/**
 * Serves a built site until Ctrl-C or a termination signal, at the port `PORT` (4321 without it, a free one for 0)
 * and below the path `BASE`.
 * @returns the address, `http://localhost:4321/` with the base path after it
 */
export async function serveSite(root: string, environment: Environment): Promise<Attempt<string>> {
  if (!existsSync(join(root, 'index.html'))) {
    return { is: 'failed', because: `There is no built site in ${root}. Build it first: npm run build` };
  }
  const base = basePath(environment['BASE'] ?? '');
  const server = siteServer(root, base);
  const listening = await listen(server, environment);
  if (listening.is === 'failed') return listening;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { is: 'done', value: `http://localhost:${(server.address() as AddressInfo).port}${base}` };
}

function listen<S extends Server>(server: S, { PORT = '' }: Environment): Promise<Attempt<S>> {
  const port = PORT === '' ? 4321 : Number(PORT);
  if (!/^\d*$/.test(PORT) || port > 65535) {
    const because = `PORT is "${PORT}"; it must be a whole number from 0 to 65535.`;
    return Promise.resolve({ is: 'failed', because });
  }
  return new Promise((resolve) => {
    server.once('error', (error) => resolve({ is: 'failed', because: whyNot(error, port) }));
    server.listen(port, () => resolve({ is: 'done', value: server }));
  });
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code !== 'EADDRINUSE') return `Port ${port} cannot be used: ${message}`;
  return (
    `Port ${port} is taken by another program. ` +
    `Stop that program, or choose another port: PORT=${port + 1} npm start`
  );
}
