import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Comes alive when a reader begins to use it (touched.ts). */
    'client:touched'?: boolean;
  }
}
