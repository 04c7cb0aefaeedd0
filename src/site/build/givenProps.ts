import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';

type Node = AST.BaseNode & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const within = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** The components that a component imports, by the names that it gives them. */
function importsOf(script: Node | undefined, file: string): ReadonlyMap<string, string> {
  const imports = (script ? within(script) : []).filter(({ type }) => type === 'ImportDeclaration') as unknown as {
    readonly source: { readonly value: string };
    readonly specifiers: readonly { readonly local: { readonly name: string } }[];
  }[];
  return new Map(
    imports
      .filter(({ source }) => source.value.endsWith('.svelte'))
      .flatMap(({ source, specifiers }) =>
        specifiers.map(({ local }) => [local.name, join(dirname(file), source.value)] as const),
      ),
  );
}

/** Whether what a component encloses is more than space, remarks and snippets with names of their own. */
const isContent = ({ type, data }: Node): boolean =>
  !['SnippetBlock', 'Comment'].includes(type) && !(type === 'Text' && String(data).trim() === '');

/** What a component is given where it stands: attributes, snippets, and what it encloses. */
function givenAt(node: Node, file: string): readonly string[] {
  const { name, attributes, fragment } = node as unknown as AST.Component;
  const given = attributes.map((attribute) => {
    if (attribute.type !== 'Attribute')
      throw new Error(`${file}: of <${name}> that is given a ${attribute.type} nobody can tell what it is given.`);
    return attribute.name;
  });
  const snippets = fragment.nodes.flatMap((inner) => (inner.type === 'SnippetBlock' ? [inner.expression.name] : []));
  const hasContent = (fragment.nodes as unknown as readonly Node[]).some(isContent);
  return [...given, ...snippets, ...(hasContent ? ['children'] : [])];
}

/**
 * What a component and all that it is made of give to each other: the names of props, by the file of the component that gets them.
 * @param instead files that are not looked into
 * @throws Error where something is given under names that are only known when it runs
 */
export function givenProps(root: string, instead: (file: string) => boolean): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>();
  const read = new Set<string>();

  function look(file: string): void {
    if (read.has(file) || instead(file)) return;
    read.add(file);
    const { fragment, instance } = parse(readFileSync(file, 'utf8'), { filename: file, modern: true });
    const imports = importsOf(instance?.content as unknown as Node | undefined, file);
    const visit = (node: Node): void => {
      const other = node.type === 'Component' ? imports.get(node['name'] as string) : undefined;
      if (other !== undefined) given.set(other, new Set([...(given.get(other) ?? []), ...givenAt(node, file)]));
      within(node).forEach(visit);
    };
    visit(fragment as unknown as Node);
    [...imports.values()].forEach(look);
  }

  look(root);
  return given;
}

/** Makes a constant of each prop that a component is never given, so that what hangs on it is left out. */
export function withoutUngiven(source: string, given: ReadonlySet<string>, file: string): string {
  const { instance } = parse(source, { filename: file, modern: true });
  const declaration = (instance ? within(instance.content as unknown as Node) : []).find(
    ({ type, start, end }) => type === 'VariableDeclaration' && /=\s*\$props\(\);?$/.test(source.slice(start, end)),
  );
  if (!declaration) return source;
  const { id } = (declaration['declarations'] as readonly { readonly id: Node }[])[0]!;
  const props = id['properties'] as readonly { readonly key: { readonly name: string }; readonly value: Node }[];
  const ungiven = props.filter(({ key }) => !given.has(key.name));
  if (ungiven.length === 0) return source;
  const text = ({ start, end }: AST.BaseNode): string => source.slice(start, end);
  const kept = props.filter((prop) => !ungiven.includes(prop)).map((prop) => text(prop as unknown as Node));
  const constants = ungiven.map(({ value }) =>
    value.type === 'AssignmentPattern' ? text(value) : `${text(value)} = undefined`,
  );
  return (
    source.slice(0, declaration.start) +
    `const { ${kept.join(', ')} } = $props(); const ${constants.join(', ')};` +
    source.slice(declaration.end)
  );
}
