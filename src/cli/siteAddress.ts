/** Where the site will be, from the variables SITE and BASE of the environment. */
export function siteAddress({ SITE = 'https://wallkick.example', BASE = '/' }: NodeJS.ProcessEnv): {
  readonly site: string;
  readonly base: string;
} {
  return { site: SITE, base: BASE };
}

/** The address of a page, given from the root of the site. */
export function pageAddress(environment: NodeJS.ProcessEnv, page: string): string {
  const { site, base } = siteAddress(environment);
  return new URL(`${base.replace(/\/$/, '')}${page}`, site).href;
}
