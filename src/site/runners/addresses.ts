import { href } from '#figure/page/href.ts';

/** The address of the stepper, which files of vectors name. */
export const stepperAddress = (site: URL | undefined): string => new URL(href('/lab/stepper/'), site).href;

/** The address of the folder of downloads, without a slash at the end. */
export const dataAddress = (site: URL | undefined): string => new URL(href('/data'), site).href;
