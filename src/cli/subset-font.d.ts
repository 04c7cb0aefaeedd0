declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly keepFeatures?: readonly string[];
    /** Range of each axis that remains. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** Returns a font file with nothing but the glyphs of a text. */
  export default function subsetFont(file: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
