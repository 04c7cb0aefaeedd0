import { parse as parseSvelte } from 'svelte/compiler';
import ts from 'typescript';

/** An import of a module in a file. */
export interface ImportSite {
  readonly specifier: string;
  /** Line in the file, from 1. */
  readonly line: number;
  readonly binds: 'names' | 'namespace';
}

/** Imports by path and text: the tests of directions and of circles both read every file. */
const known = new Map<string, readonly ImportSite[]>();

/** Returns every static, dynamic, type-only and re-exporting import of a source file, in order. */
export function importsOf(path: string, text: string): readonly ImportSite[] {
  const file = `${path}\n${text}`;
  const sites = known.get(file) ?? findImports(path, text);
  known.set(file, sites);
  return sites;
}

function findImports(path: string, text: string): readonly ImportSite[] {
  if (path.endsWith('.svelte')) return importsOfSvelte(text);
  if (path.endsWith('.astro')) return sections(text, astroCode).flatMap(importsOfSection);
  if (path.endsWith('.mdx'))
    return [...sections(withoutFences(text), mdxCode).flatMap(importsOfSection), ...importsOfExpressions(text)];
  return importsOfSection({ code: text, firstLine: 1 });
}

interface Section {
  readonly code: string;
  readonly firstLine: number;
}

/** Matches the code between the fences of an Astro component, and its processed scripts. */
const astroCode = /^---\n(?<code>[\s\S]*?)\n---|<script\b[^>]*>(?<script>[\s\S]*?)<\/script>/g;
/** MDX reads a paragraph as code if its first line begins with one of these two words. */
const mdxCode = /(?<=^|\n\n)(?<code>(?:import|export)\b[\s\S]*?)(?=\n\n|$)/g;

function sections(text: string, pattern: RegExp): readonly Section[] {
  return [...text.matchAll(pattern)].map((match) => {
    const code = match.groups?.['code'] ?? match.groups?.['script'] ?? '';
    return { code, firstLine: lineAt(text, match.index + match[0].indexOf(code)) };
  });
}

/** Blanks fenced code blocks and keeps all line numbers. */
function withoutFences(text: string): string {
  return text.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]+/g, '`'));
}

/** Imports in the expressions of a page: `{import('x')}`. */
function importsOfExpressions(text: string): readonly ImportSite[] {
  const outsideCode = withoutFences(text).replace(/`[^`\n]*`/g, '`');
  return [...outsideCode.matchAll(/\bimport\((?<specifier>[^)]*)\)/g)].map((match) => ({
    specifier: match.groups?.['specifier']?.replace(/^['"`]|['"`]$/g, '') ?? '',
    line: lineAt(outsideCode, match.index),
    binds: 'names',
  }));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Comments are not parsed, which takes half of the time. */
const PARSING: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2023,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};
/** Code with imports below its top level: by a call, in a type or in a declared module. */
const DEEP = /\bimport\s*[(.]|\bdeclare\b/;

function importsOfSection({ code, firstLine }: Section): readonly ImportSite[] {
  const file = ts.createSourceFile('section.ts', code, PARSING);
  const isDeep = DEEP.test(code);
  const found: ImportSite[] = [];
  const add = (node: ts.Node | undefined, binds: ImportSite['binds'] = 'names'): void => {
    if (node && ts.isStringLiteralLike(node)) {
      found.push({ specifier: node.text, line: firstLine + lineAt(code, node.getStart(file)) - 1, binds });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      add(node.moduleSpecifier, bindings && ts.isNamespaceImport(bindings) ? 'namespace' : 'names');
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal);
    } else if (ts.isCallExpression(node) && importsByCall(node.expression, file)) {
      add(node.arguments[0]);
    }
    if (isDeep) ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

function importsByCall(callee: ts.Expression, file: ts.SourceFile): boolean {
  return callee.kind === ts.SyntaxKind.ImportKeyword || callee.getText(file) === 'import.meta.glob';
}

/** Svelte's own parser gives ESTree nodes for the scripts and for every expression in the markup. */
function importsOfSvelte(text: string): readonly ImportSite[] {
  const found: ImportSite[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) {
      const { type, source } = value;
      if (typeof type === 'string' && esTreeImports.has(type) && isRecord(source)) {
        const { value: specifier, start } = source;
        if (typeof specifier === 'string') {
          const line = lineAt(text, typeof start === 'number' ? start : 0);
          found.push({ specifier, line, binds: bindsNamespace(value['specifiers']) ? 'namespace' : 'names' });
        }
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(parseSvelte(text, { modern: true }));
  return found.toSorted((a, b) => a.line - b.line);
}

const esTreeImports = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'TSImportType',
]);

function bindsNamespace(specifiers: unknown): boolean {
  return (
    Array.isArray(specifiers) &&
    specifiers.some((item) => isRecord(item) && item['type'] === 'ImportNamespaceSpecifier')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
