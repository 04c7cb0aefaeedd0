const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page or file of this site, given from its root, wherever the site is deployed. */
export const href = (path: `/${string}`): string => base + path;
