/** A page for people who change the code, without the parts that a test checks in another way. */
const spansOf = (page: string): readonly string[] =>
  [...page.replaceAll(/^\s*```.*?^\s*```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);

/** Names that the recipe for a figure makes up. Its own test follows it. */
const MADE_UP = /(?:^|\/)coin/i;

/** The files of the repository that a page names, in a sentence or in a drawing. */
export const pathsNamed = (page: string): readonly string[] =>
  [...page.matchAll(/(?<![\w./-])(?:(?:src|content|e2e|tools)\/[\w./-]*\w\/?|\.ci\/\w+)/g)]
    .map(([path]) => path)
    .filter((path) => !MADE_UP.test(path));

/** What a page names in code beside paths: identifiers, calls and components; files by their own name; scripts of npm. */
export function namesIn(page: string): {
  readonly identifiers: readonly string[];
  readonly files: readonly string[];
  readonly scripts: readonly string[];
} {
  const spans = spansOf(page);
  const found = (pattern: RegExp): readonly string[] =>
    spans.flatMap((span) => pattern.exec(span)?.[1] ?? []).filter((name) => !MADE_UP.test(name));
  return {
    identifiers: found(/^<?(\w+)(?:\(.*\)|(?: [^>]*)?>)?$/),
    files: found(/^([\w-]+(?:\.[\w-]+)*\.(?:ts|mjs|svelte|astro|css|json|mdx?))$/),
    scripts: found(/^npm (?:run (?:--silent )?)?([\w:]+)/).filter(
      (name) => !['ci', 'publish', 'install'].includes(name),
    ),
  };
}

/** Scenario lines of a page: in sentences, and as the attributes of steppers in examples. Lines with an ellipsis are cut short on purpose. */
export function scenariosIn(page: string): readonly string[] {
  const lines = spansOf(page).filter((span) => /(?:^|\s)system=/.test(span));
  const elements = [...page.matchAll(/<kick-stepper\s([^>]*)>/g)].map(([, attributes]) =>
    [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`).join(' '),
  );
  return [...lines, ...elements].filter((line) => !line.includes('…'));
}
