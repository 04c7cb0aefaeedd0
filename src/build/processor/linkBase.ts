interface Link {
  readonly url: string;
}

interface VisitorContext {
  setProperty(node: unknown, key: 'url', value: string): void;
}

/** A plugin for Astro's Markdown processor: prefixes links from the root (`/guide/kicks/`) with the base path of the site. */
export function linkBase(base: string) {
  const prefix = base.replace(/\/$/, '');
  return {
    name: 'wallkick-link-base',
    link(node: Link, context: VisitorContext) {
      if (prefix !== '' && node.url.startsWith('/') && !node.url.startsWith('//')) {
        context.setProperty(node, 'url', prefix + node.url);
      }
    },
  };
}
