interface Policy {
  readonly createHTML: (markup: string) => string;
}

/** Pages that require Trusted Types take no bare string as HTML; browsers without them have no policies. */
const policy = (
  globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('wallkick-html', { createHTML: (markup) => markup });

/** Marks our own markup, in which all text is escaped, as safe to become HTML. Typed as the string that it stands for. */
export const html = (markup: string): string => policy?.createHTML(markup) ?? markup;
