interface Log {
  readonly code?: string;
  readonly message: string;
}

/**
 * Two warnings of every build say nothing about the site and would bury those that do.
 * - Astro marks each page module with a directive that the bundler does not know and may drop after Astro has read it.
 * - Astro puts stylesheets of islands back in a way that its bundler ignores. The pages already have those styles from the
 *   server's side of the build; a stylesheet that were missing would be a broken link, which the link check reports.
 */
export function quiet() {
  return {
    name: 'wallkick-quiet',
    onLog: (_level: string, { code, message }: Log) =>
      code === 'MODULE_LEVEL_DIRECTIVE' || message.includes('assigns to bundle variable') ? false : undefined,
  };
}
