import type { SiteAddresses } from '#data/dataFiles.ts';
import { href } from '#figure/page/href.ts';

/** The addresses that files name, on the site of a page. */
export const siteAddresses = (site: URL | undefined): SiteAddresses => ({
  stepper: new URL(href('/lab/stepper/'), site).href,
  data: new URL(href('/data'), site).href,
});
