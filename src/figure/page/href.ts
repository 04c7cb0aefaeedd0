const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Returns the address of a page or file of this site, given from its root, with the base path. */
export const href = (path: `/${string}`): string => base + path;
