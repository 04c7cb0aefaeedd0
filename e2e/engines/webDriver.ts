/** One window of a browser, driven by the WebDriver protocol of the W3C. */
export interface Window {
  readonly open: (address: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a function inside the page, sent as text, and gives what it returns, or what its promise brings. */
  readonly run: <A extends readonly unknown[], R>(inside: (...given: A) => R, ...given: A) => Promise<Awaited<R>>;
  readonly close: () => Promise<unknown>;
}

/** Opens a window through the driver at an address. */
export async function openWindow(driver: string, capabilities: object): Promise<Window> {
  const { sessionId } = (await call(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })) as {
    readonly sessionId: string;
  };
  const session = `${driver}/session/${sessionId}`;
  return {
    open: (url) => call(`${session}/url`, 'POST', { url }),
    back: () => call(`${session}/back`, 'POST', {}),
    run: (inside, ...args) =>
      call(`${session}/execute/sync`, 'POST', { script: `return (${String(inside)})(...arguments)`, args }) as never,
    close: () => call(session, 'DELETE'),
  };
}

async function call(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: { readonly message?: string } };
  if (!response.ok) throw new Error(value.message ?? `${address}: ${response.status}`);
  return value;
}
