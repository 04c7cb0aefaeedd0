/** Whether a page is one to be found: bare pages for frames, `/embed/kick-stepper/`, are not; the page about them is. */
export const isFound = (page: string): boolean => !/\/embed\/[^/]+\/?$/u.test(page);
