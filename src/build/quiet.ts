interface Log {
  readonly code?: string;
  readonly message: string;
}

/**
 * Hides two warnings of every build that say nothing about the site and bury others.
 * - Astro marks each page module with a directive that the bundler does not know and may drop after Astro has read it.
 * - Astro adds style sheets of islands in a way that its bundler ignores. Pages already have those styles from the server build, and the
 * link check reports a missing style sheet.
 */
export function quiet() {
  return {
    name: 'wallkick-quiet',
    onLog: (_level: string, { code, message }: Log) =>
      code === 'MODULE_LEVEL_DIRECTIVE' || message.includes('assigns to bundle variable') ? false : undefined,
  };
}
