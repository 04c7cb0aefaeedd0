interface Element {
  readonly properties: Readonly<Record<string, unknown>>;
}

interface VisitorContext {
  removeNode(node: unknown): void;
}

/**
 * A plugin for Astro's Markdown processor: drops the icons that Starlight draws into the links of headings. The site shows a `#` there, and
 * each icon has 660 bytes.
 */
export const headingIcons = {
  name: 'wallkick-heading-icons',
  element: {
    filter: ['span'],
    visit(node: Element, context: VisitorContext) {
      if (node.properties['class'] === 'sl-anchor-icon') context.removeNode(node);
    },
  },
};
