import type { Facts } from './analyses.ts';

/** The bundled pages are a module graph of their own, so only a global object reaches them. */
const holder = globalThis as { wallkickFacts?: Promise<Facts> };

/** Gives results to the pages of this process. A build computes them in another process while Vite bundles the pages (src/build/site.ts). */
export function provideFacts(facts: Promise<Facts>): void {
  holder.wallkickFacts = facts;
}

export const providedFacts = (): Promise<Facts> | undefined => holder.wallkickFacts;
