import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when a reader begins to use the figure (touched.ts). */
    'client:touched'?: boolean;
  }
}
