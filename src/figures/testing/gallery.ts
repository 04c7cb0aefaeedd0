import { fileURLToPath } from 'node:url';

/** The folder for the pictures and texts of figures. `npm run gallery` makes a page of them. */
export const galleryFile = (name: string): string => fileURLToPath(new URL(`../gallery/${name}`, import.meta.url));
