import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { format } from 'oxfmt';
import { sources } from '#rules/sources.ts';
import { originOf } from '#rules/origins.ts';
import { ENTRIES } from './bundle.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** An export of the package, as its docstring and its declaration describe it. */
export interface Documented {
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'type';
  /** TypeScript, without the body and without comments of its own. */
  readonly signature: string;
  readonly text: string;
  readonly parameters: readonly (readonly [name: string, text: string])[];
  readonly returns: string;
  readonly throws: string;
  readonly source: string;
  readonly example: string;
  /** The id of a rotation system; null for anything else. */
  readonly system: string | null;
}

/** An entry point with its exports in the order of its file. */
export interface EntryPoint {
  readonly entry: (typeof ENTRIES)[number];
  /** What is imported: `wallkick/systems`. */
  readonly module: string;
  readonly text: string;
  readonly exports: readonly Documented[];
}

/** The file from which the package exports each system of the registry. */
export const SYSTEMS_BY_NAME = `${root}src/rules/byName.ts`;

/** Returns what that file has to be: the systems that the registry lists, each from the file from which the registry imports it. */
export function systemsByName(): string {
  const lists = ['registry.ts', 'later.ts'].map((file) => readFileSync(`${root}src/rules/${file}`, 'utf8')).join('\n');
  const listed = new Set(
    [...lists.matchAll(/ (?:FIRST|LATER):.*= \[([^\]]*)\]/g)].flatMap(([, names]) => names!.match(/\w+/g) ?? []),
  );
  const lines = [...lists.matchAll(/^import \{ (.*) \} from '(.*)';$/gm)].flatMap(([, names = '', file]) => {
    const systems = names.split(', ').filter((name) => listed.has(name));
    return systems.length === 0 ? [] : [`export { ${systems.join(', ')} } from '${file}';`];
  });
  return `// Each system of the registry. \`npm run test:unit -- src/cli/package -u\` writes this file.\n${lines.sort().join('\n')}\n`;
}

/** Compiles the entry points and other files with the settings of the package, and the systems that the registry lists now. */
export function packageProgram(files: readonly string[] = []): ts.Program {
  const folder = `${root}src/package/`;
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) => (path === SYSTEMS_BY_NAME ? systemsByName() : readFile(path));
  return ts.createProgram([...fileNames, ...files], options, host);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `system` for a parameter of the type `RotationSystem`, the last word of the name. */
const nameFrom = (type: string): string => {
  const word = /^(?:[A-Z]\w*)?([A-Z][a-z]+)$/.exec(type)?.[1] ?? 'options';
  return word.toLowerCase();
};

/** A parameter as callers see it: one that the function takes apart has a name all the same. */
function parameterText(parameter: ts.ParameterDeclaration, spare: readonly string[]): string {
  const type = oneLine(parameter.type?.getText() ?? '');
  if (!ts.isObjectBindingPattern(parameter.name)) return oneLine(parameter.getText());
  return `${spare[0] ?? nameFrom(type)}${parameter.initializer ? '?' : ''}: ${type}`;
}

/** The members of an interface after those of its parents, with their comments: a parent may have no entry of its own. */
function membersOf(declaration: ts.InterfaceDeclaration, checker: ts.TypeChecker): readonly string[] {
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap((type) => checker.getTypeAtLocation(type).symbol.declarations ?? []),
  );
  return [
    ...parents.filter(ts.isInterfaceDeclaration).flatMap((parent) => membersOf(parent, checker)),
    ...declaration.members.map((member) => member.getFullText()),
  ];
}

function signatureOf(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
  described: readonly string[],
): Pick<Documented, 'kind' | 'signature'> {
  const callable = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  if (callable && (ts.isFunctionDeclaration(callable) || ts.isArrowFunction(callable))) {
    const name = (declaration as ts.VariableDeclaration | ts.FunctionDeclaration).name!.getText();
    const plain = callable.parameters.map(({ name: own }) => own.getText());
    const spare = described.filter((own) => !plain.includes(own));
    const parameters = callable.parameters.map((parameter) => parameterText(parameter, spare));
    const result = oneLine(callable.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(callable)));
    const short = `${name}(${parameters.join(', ')}): ${result}`;
    return {
      kind: 'function',
      signature:
        short.length <= 100
          ? short
          : `${name}(${parameters
              .map(
                (one) => `
  ${one},`,
              )
              .join('')}
): ${result}`,
    };
  }
  if (ts.isVariableDeclaration(declaration)) {
    const type = declaration.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(declaration));
    return { kind: 'constant', signature: `const ${declaration.name.getText()}: ${oneLine(type)}` };
  }
  // Comments of members stay, that of the whole is the text.
  return {
    kind: 'type',
    signature: ts.isInterfaceDeclaration(declaration)
      ? `interface ${declaration.name.text} {${membersOf(declaration, checker).join('')}\n}`
      : declaration.getText().replace(/^export /, ''),
  };
}

function systemOf(declaration: ts.Declaration, checker: ts.TypeChecker): string | null {
  if (!ts.isVariableDeclaration(declaration)) return null;
  if (checker.typeToString(checker.getTypeAtLocation(declaration)) !== 'RotationSystem') return null;
  return /\bid: '([\w-]+)'/.exec(declaration.getText())?.[1] ?? '';
}

/** The name of a system without a docstring, as a sentence; empty for anything else. */
const nameOf = (system: string | null, declaration: ts.Declaration): string =>
  system === null ? '' : `${/\bname: '([^']+)'/.exec(declaration.getText())![1]!}.`;

function documented(symbol: ts.Symbol, checker: ts.TypeChecker): Documented {
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = own.declarations![0]!;
  const system = systemOf(declaration, checker);
  const tags = own.getJsDocTags(checker);
  const tagged = (name: string): string =>
    ts.displayPartsToString(tags.find((tag) => tag.name === name)?.text ?? []).trim();
  const parameters = tags
    .filter(({ name }) => name === 'param')
    .map(({ text = [] }) => {
      const [name = '', ...rest] = ts.displayPartsToString(text).split(/\s+/);
      return [name, rest.join(' ')] as const;
    });
  return {
    name: symbol.name,
    ...signatureOf(
      declaration,
      checker,
      parameters.map(([name]) => name),
    ),
    text: ts.displayPartsToString(own.getDocumentationComment(checker)).trim() || nameOf(system, declaration),
    parameters,
    returns: oneLine(tagged('returns')),
    throws: oneLine(tagged('throws')),
    source: oneLine(tagged('source')),
    example: tagged('example'),
    system,
  };
}

const declaredName = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).name;

/** What the first comment of a file says. */
const introOf = (file: ts.SourceFile): string =>
  oneLine(/^\/\*\*(.*?)\*\//s.exec(file.text)?.[1]?.replace(/\n \*/g, '') ?? '');

/** Reads every entry point of a program from `packageProgram`. */
export function entryPoints(program: ts.Program): readonly EntryPoint[] {
  const checker = program.getTypeChecker();
  return ENTRIES.map((entry) => {
    const file = program.getSourceFile(`${root}src/package/${entry}.ts`)!;
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
    // A signature has the names that are exported here, where those of the code are others.
    const inCode = new Map(symbols.map((symbol) => [declaredName(symbol, checker), symbol.name]));
    const exported = (signature: string): string =>
      signature.replace(/\b[A-Z]\w*/g, (name) => inCode.get(name) ?? name);
    return {
      entry,
      module: entry === 'index' ? 'wallkick' : `wallkick/${entry}`,
      text: introOf(file),
      exports: symbols
        .map((symbol) => documented(symbol, checker))
        .map((own) => ({ ...own, signature: exported(own.signature) })),
    };
  });
}

/** Text of a docstring as MDX: what MDX would read as a tag or an expression is escaped, outside of code. */
const mdx = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('')
    .replace(/\s*\n\s*/g, ' ');

const fence = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

function section({ name, kind, signature, text, parameters, returns, throws, source, example }: Documented): string {
  const facts = [
    ...parameters.map(([parameter, said]) => `- \`${parameter}\`: ${mdx(said)}`),
    ...(returns ? [`- Returns ${mdx(returns)}`] : []),
    ...(throws ? [`- Throws ${mdx(throws)}`] : []),
    ...(source ? [`- Source: ${mdx(source)}`] : []),
  ];
  // A block of code weighs a kilobyte more than code in a line.
  const short = kind !== 'type' && !signature.includes('\n');
  return [
    `### ${name}`,
    mdx(text),
    short ? `\`${signature}\`` : fence(signature),
    facts.join('\n'),
    // A result has a line of its own, so that no screen tears it from its call.
    example && fence(example.replace(/^( *)(.*); \/\/ → /gm, '$1$2;\n$1// → ')),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function systemsTable(systems: readonly Documented[]): string {
  const rows = systems.map(({ name, system, text }) => {
    const works = originOf(system!).sources.map(
      ({ id }) => sources.find((source) => source.id === id)!.title.split(',')[0],
    );
    return `| \`${name}\` | \`${system}\` | ${mdx(text)} | ${[...new Set(works)].join(', ')} |`;
  });
  return [
    `<Table label="Rotation systems" width="wide" phone="cards">`,
    ['| export | id | system | sources |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '</Table>',
  ].join('\n\n');
}

const firstSentence = (text: string): string => mdx(text.split(/(?<=\.)\s/)[0]!);

/** The type of what a function gives, or of a constant, in code that may stand in a table. */
const givenType = ({ kind, signature }: Documented): string =>
  `\`${oneLine(signature.slice(signature.lastIndexOf(kind === 'function' ? '): ' : ': ')).replace(/^\)?: /, '')).replaceAll('|', '\\|')}\``;

/** A table of what the page describes, with links to it. Headings that differ in case alone have numbers in their addresses. */
function overview(groups: readonly (readonly [title: string, described: readonly Documented[]])[]): string {
  const headings = groups.flatMap(([title, described]) => [title, ...described.map(({ name }) => name)]);
  const addresses = headings.map((heading, index) => {
    const before = headings.slice(0, index).filter((other) => other.toLowerCase() === heading.toLowerCase()).length;
    return `#${heading.toLowerCase()}${before > 0 ? `-${before}` : ''}`;
  });
  const link = ({ name }: Documented): string => `[\`${name}\`](${addresses[headings.lastIndexOf(name)]!})`;
  const described = groups.flatMap(([, all]) => all);
  const rows = described
    .filter(({ kind }) => kind !== 'type')
    .map((own) => `| ${link(own)} | ${firstSentence(own.text)} | ${givenType(own)} |`);
  const types = described.filter(({ kind }) => kind === 'type').map(link);
  return [
    ...(rows.length > 0
      ? [
          '<Table label="Functions and constants" width="wide" phone="cards">',
          ['| name | what it does | gives |', '| --- | --- | --- |', ...rows].join('\n'),
          '</Table>',
        ]
      : []),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}.`] : []),
  ].join('\n\n');
}

const GROUPS = { function: 'Functions', constant: 'Constants', type: 'Types' } as const;

/** The page of an entry point, laid out as the project's other files are. */
export async function referencePage({ entry, module, text, exports }: EntryPoint): Promise<string> {
  const systems = exports.filter(({ system }) => system !== null);
  const others = exports.filter(({ system }) => system === null);
  const groups = (['function', 'constant', 'type'] as const)
    .map((kind) => [GROUPS[kind], others.filter((one) => one.kind === kind)] as const)
    .filter(([, described]) => described.length > 0);
  const head = [
    '---',
    `title: ${module}`,
    `claim: ${JSON.stringify(text)}`,
    'sidebar:',
    `  order: ${ENTRIES.indexOf(entry) + 12}`,
    // Its words are those of the whole site. Search finds the first page of the package.
    'pagefind: false',
    '---',
  ];
  const page = `${[
    head.join('\n'),
    `{/* Written from the docstrings by src/cli/package/reference.ts; \`npm run test:unit -- src/cli/package -u\` updates it. */}`,
    overview(groups),
    ...(systems.length > 0 ? ['## Systems', systemsTable(systems)] : []),
    ...groups.flatMap(([title, described]) => [`## ${title}`, ...described.map(section)]),
  ].join('\n\n')}\n`;
  const { code } = await format('page.mdx', page, { printWidth: 120, singleQuote: true, proseWrap: 'preserve' });
  return code;
}

/** The path of a page from the root of the project. */
export const pagePath = ({ module }: EntryPoint): string => `content/docs/reference/api/${basename(module)}.mdx`;
