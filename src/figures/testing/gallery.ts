import { fileURLToPath } from 'node:url';

/** Where the gallery keeps what a figure looks like or says: `npm run gallery` makes a page of them all. */
export const galleryFile = (name: string): string => fileURLToPath(new URL(`../gallery/${name}`, import.meta.url));
