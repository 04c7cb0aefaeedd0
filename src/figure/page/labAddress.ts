import { href } from './href.ts';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Returns the address of the figure's page in the lab, `/lab/stepper/`; undefined on that page itself. */
export function labAddress(page: { readonly url: URL }, path: `/lab/${string}/`): string | undefined {
  const address = href(path);
  return withoutSlash(page.url.pathname) === withoutSlash(address) ? undefined : address;
}
