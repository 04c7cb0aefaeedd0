/** What the benchmark uses of Lighthouse, whose types are there only once a benchmark has installed it. */
declare module 'lighthouse' {
  export interface Audit {
    readonly numericValue?: number;
  }
  export interface Result {
    readonly lhr: {
      readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
      readonly audits: Readonly<Record<string, Audit | undefined>>;
    };
  }
  export interface Flags {
    readonly port: number;
    readonly logLevel: 'error';
    readonly onlyCategories: string[];
  }
  function lighthouse(address: string, flags: Flags): Promise<Result | undefined>;
  export { lighthouse as default };
}
