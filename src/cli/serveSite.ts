import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { halfBuilt } from './buildLock.ts';
import { builtBase } from './siteFiles.ts';
import { siteServer } from './siteServer.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A result, or the reason for its absence as a sentence for the terminal. */
type Attempt<T> = { readonly is: 'done'; readonly value: T } | { readonly is: 'failed'; readonly because: string };

/** The two addresses of "localhost". A browser may try either first. */
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];
/** Wildcard addresses. */
const ANY: readonly string[] = ['0.0.0.0', '::'];

/** Checks `PORT` and `HOST` before a build, so that nobody waits for it in vain. */
export async function checkAddress(environment: Environment): Promise<Attempt<null>> {
  const listening = await listen(() => createServer(), environment);
  if (listening.is === 'failed') return listening;
  await Promise.all(listening.value.map((server) => new Promise((closed) => server.close(closed))));
  return { is: 'done', value: null };
}

/**
 * Serves a built site until Ctrl-C or a termination signal, at the port `PORT` (by default 4321, a free one for 0) and below the path of
 * its build. Other machines reach it only if `HOST` names an address that they can reach.
 * @returns the address, `http://localhost:4321/` with the base path after it
 */
export async function serveSite(root: string, environment: Environment): Promise<Attempt<string>> {
  if (!existsSync(join(root, 'index.html'))) {
    return { is: 'failed', because: `There is no built site in ${root}. Build it first: npm run build` };
  }
  const half = halfBuilt(join(root, '../.astro/build.lock'));
  if (half !== null) return { is: 'failed', because: half };
  const base = builtBase(root);
  const listening = await listen(() => siteServer(root, base), environment);
  if (listening.is === 'failed') return listening;
  const stop = (): void => {
    for (const server of listening.value) {
      server.close();
      server.closeAllConnections();
    }
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { is: 'done', value: `http://${hostName(environment)}:${portOf(listening.value[0]!)}${base}` };
}

function hostName({ HOST = '' }: Environment): string {
  if (HOST === '' || ANY.includes(HOST)) return 'localhost';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts a server at each address. The first one chooses the port for all. */
async function listen<S extends Server>(
  create: () => S,
  { PORT = '', HOST = '' }: Environment,
): Promise<Attempt<readonly S[]>> {
  let port = PORT === '' ? 4321 : Number(PORT);
  if (!/^\d*$/.test(PORT) || port > 65535) {
    return { is: 'failed', because: `PORT is "${PORT}"; it must be a whole number from 0 to 65535.` };
  }
  const servers: S[] = [];
  let because = '';
  for (const host of HOST === '' ? LOOPBACK : [HOST]) {
    const server = create();
    const error = await listenAt(server, port, host);
    if (error === undefined) {
      servers.push(server);
      port = portOf(server);
      continue;
    }
    because ||= whyNot(error, port, HOST);
    // A machine may lack IPv6 or IPv4. A port in use is an error.
    if (!isAbsent(error)) {
      servers.forEach((started) => started.close());
      return { is: 'failed', because };
    }
  }
  return servers.length > 0 ? { is: 'done', value: servers } : { is: 'failed', because };
}

function listenAt(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(undefined));
  });
}

const isAbsent = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);

function whyNot(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (host !== '' && isAbsent(error)) {
    return (
      `HOST is "${host}", which is no address of this machine. ` +
      'Leave HOST out to serve this machine alone, or use HOST=0.0.0.0 to serve the network.'
    );
  }
  if (error.code !== 'EADDRINUSE') return `Port ${port} cannot be used: ${error.message}`;
  return (
    `Port ${port} is taken by another program. ` +
    `Stop that program, or choose another port: PORT=${port + 1} npm start`
  );
}
