// These packages, and their types, are there only once a test of them has run.

declare module '@mdx-js/mdx';
declare module 'dompurify';
declare module 'jsdom';
declare module 'markdown-it';
declare module 'rehype-raw';
declare module 'rehype-sanitize';
declare module 'rehype-stringify';
declare module 'remark-rehype';
