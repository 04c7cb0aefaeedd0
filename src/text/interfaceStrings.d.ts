/** Interface strings of one group; the import registers them (build/interfaceStrings.ts). */
declare module 'strings:*';
