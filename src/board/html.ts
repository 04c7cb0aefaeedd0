interface Policy {
  readonly createHTML: (markup: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/**
 * Pages that require Trusted Types take no bare string as HTML; browsers without them have no policies. A page may load the script
 * of the elements twice and allow each policy once: the second copy has none then, and must load all the same.
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

/** Marks our own markup, in which all text is escaped, as safe to become HTML. Typed as the string that it stands for. */
export const html = (markup: string): string => policy?.createHTML(markup) ?? markup;
