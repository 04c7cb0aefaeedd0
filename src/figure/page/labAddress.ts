import { href } from './href.ts';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Where the lab has a figure alone, `/lab/stepper/`, for the figures of all pages but that one. */
export function labAddress(page: { readonly url: URL }, path: `/lab/${string}/`): string | undefined {
  const address = href(path);
  return withoutSlash(page.url.pathname) === withoutSlash(address) ? undefined : address;
}
