declare module 'wawoff2' {
  /** Turns a WOFF2 file into a TrueType file. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
