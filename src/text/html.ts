interface Policy {
  readonly createHTML: (markup: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/**
 * Pages that require Trusted Types refuse plain strings as HTML; browsers without them have no policies. A page may load this script twice
 * but allow each policy only once: the second copy then gets no policy, and must load all the same.
 */
function createPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('wallkick-html', { createHTML: (markup) => markup });
  } catch {
    return undefined;
  }
}

const policy = createPolicy();

/** Marks our own markup, in which all text is escaped, as TrustedHTML. Svelte's types want a string. */
export const html = (markup: string): string => policy?.createHTML(markup) ?? markup;
