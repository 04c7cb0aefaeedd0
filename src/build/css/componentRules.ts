/** A rule of a style sheet: one selector and what it declares. */
export interface Rule {
  readonly selector: string;
  readonly declarations: string;
}

/** What stands in a drawing that a selector could mean: the classes and the names of its elements. */
export interface Drawn {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

/** Conditions of media and containers hold for pages, not for pictures. */
const AT_RULES = /@[^{};]*(?:;|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g;
/** By this class Svelte keeps the rules of a component to itself. */
const SCOPE = /\.svelte-/;
/** Adds nothing to the weight of a selector, and not every program that shows pictures knows it. */
const WEIGHTLESS = /:where\([^()]*\)/g;

/** The rules of style sheets that are a component's own, in their order. */
export const componentRules = (css: string): readonly Rule[] =>
  Array.from(
    css
      .replace(/\/\*.*?\*\//gs, '')
      .replace(AT_RULES, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ([, selectors = '', declarations = '']) =>
      selectors
        .replace(WEIGHTLESS, '')
        .split(',')
        .map((selector) => ({ selector: selector.trim(), declarations }))
        .filter(({ selector }) => SCOPE.test(selector) && !/[:[]/.test(selector)),
  ).flat();

/** What is in the markup of a drawing, and the classes that the drawing itself has. */
export function drawnIn(content: string, classes: string): Drawn {
  const written = Array.from(content.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names);
  return {
    classes: new Set([classes, ...written].join(' ').split(/\s+/)),
    elements: new Set(Array.from(content.matchAll(/<([a-z][\w-]*)/gi), ([, name = '']) => name)),
  };
}

/** Whether a rule could mean something of a drawing. */
export const couldPaint = ({ selector }: Rule, { classes, elements }: Drawn): boolean =>
  Array.from(selector.matchAll(/\.([\w-]+)/g)).every(([, name = '']) => classes.has(name)) &&
  Array.from(selector.matchAll(/(?<![\w.-])[a-z][\w-]*/gi)).every(([name]) => elements.has(name));
