// What the benchmarks use of these packages, whose types are there only once a benchmark has installed them.

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

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export { compression as default };
}
