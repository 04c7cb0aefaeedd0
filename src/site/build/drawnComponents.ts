import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { compile, compileModule, parse, type AST, type CompileOptions } from 'svelte/compiler';
import type { Plugin } from 'vite';
import { givenProps, withoutUngiven } from './givenProps.ts';

const ASKED = 'drawn:';
const MARK = '\0drawn:';
/** The framework's own plugin looks for its ending in names of modules: these are not for it. */
const idOf = (file: string): string => `${MARK}${file.replaceAll('.svelte', '~svelte')}`;
const fileOf = (id: string): string => id.slice(MARK.length).replaceAll('~svelte', '.svelte');

/** Events of elements that a drawing can hear (embed/drawn/drawnFigure.ts). */
const HEARD = /^on(click|input|change)$/;

type CssHashGetter = NonNullable<CompileOptions['cssHash']>;

/** A control that is pressed or expanded keeps that to itself, and a list is chosen from: a drawing cannot do it, and only says so. */
const KEEPING = /^aria-(pressed|expanded)$/;

interface Options {
  /** How the framework calls the class that binds styles to a component. */
  readonly cssHash: CssHashGetter;
  /** What the components write to, in the place of the framework. */
  readonly drawing: string;
  /** Modules that have something else in their place, by the end of their path. */
  readonly instead: Readonly<Record<string, string>>;
}

/** Whether a module is a component or holds state: what the framework compiles. */
const isCompiled = (id: string): boolean => /\.svelte(\.ts)?$/.test(id);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A compiler for servers leaves out what elements hear; this writes it as attributes, which it keeps. Styles become those by another name:
 * a policy of the page may forbid style attributes in HTML, so they are set when the HTML is read (embed/drawn/patch.ts).
 */
export function heardAsAttributes(source: string, file: string): string {
  const edits: Edit[] = [];
  const text = ({ start, end }: { readonly start: number; readonly end: number }): string => source.slice(start, end);

  function visit(node: AST.BaseNode): void {
    if (node.type === 'RegularElement') edits.push(...editsOf(node as AST.RegularElement));
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as AST.BaseNode);
  }

  function editsOf({ name: element, attributes }: AST.RegularElement): readonly Edit[] {
    const tended = attributes.filter((attribute) => attribute.type === 'AttachTag');
    const keeps =
      element === 'select' ||
      attributes.some((attribute) => attribute.type === 'Attribute' && KEEPING.test(attribute.name));
    const written = attributes.flatMap((attribute): Edit[] => {
      if (attribute.type !== 'Attribute') return [];
      const { start, name, value } = attribute;
      if (name === 'style') return [{ start, end: start + name.length, text: 'data-style' }];
      if (!name.startsWith('on')) return [];
      if (keeps) return [{ ...attribute, text: 'data-keeps' }];
      if (!HEARD.test(name) || typeof value !== 'object' || Array.isArray(value))
        throw new Error(`${file}: a drawing cannot hear ${name} of <${element}>; it hears onclick, oninput, onchange.`);
      const deed = text(value.expression as unknown as AST.BaseNode);
      return [{ ...attribute, text: `data-on-${name.slice(2)}={__hears(${deed})}` }];
    });
    // A condition asks for a state that the component keeps; nothing is in one while it is drawn.
    const deeds = tended
      .map(({ expression }) => expression as unknown as AST.BaseNode)
      .filter(({ type }) => type !== 'ConditionalExpression')
      .map(text);
    const tends = deeds.length > 0 ? `data-tend={__tends(${deeds.join(', ')})}` : '';
    return [...written, ...tended.map((tag, index) => ({ ...tag, text: index > 0 ? '' : tends }))];
  }

  const { fragment, instance } = parse(source, { filename: file, modern: true });
  fragment.nodes.forEach(visit);
  if (edits.length === 0) return source;
  const start = (instance?.content as unknown as AST.BaseNode | undefined)?.start;
  if (start === undefined) throw new Error(`${file} hears something and has no script.`);
  edits.push({ start, end: start, text: `\n  import { hears as __hears, tends as __tends } from 'svelte';` });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), source);
}

/**
 * Makes `import Stepper from 'drawn:/path/to/Stepper.svelte'` a function that writes the component as HTML and remembers what its elements
 * do. It is compiled as for a server, with all that it imports of the kind, and takes a module of ours in the place of the framework.
 */
export function drawnComponents({ drawing, instead, cssHash }: Options): Plugin {
  const met = new Set<string>();
  const standIn = (file: string) => Object.entries(instead).find(([end]) => file.endsWith(end));
  /** The component that is drawn with all it is made of, and what they give to each other. */
  let root: string | undefined;
  let given: ReturnType<typeof givenProps> = new Map();
  return {
    name: 'wallkick-drawn-components',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const asked = source.startsWith(ASKED);
      const within = importer?.startsWith(MARK);
      if (!asked && !within) return null;
      if (within && /^svelte(\/|$)/.test(source)) return drawing;
      const from = within ? fileOf(importer!) : importer;
      const found = await this.resolve(asked ? source.slice(ASKED.length) : source, from, {
        ...options,
        skipSelf: true,
      });
      if (!found || found.external) return found;
      const other = standIn(found.id);
      if (other) {
        met.add(other[0]);
        return other[1];
      }
      if (asked && found.id.endsWith('.svelte') && found.id !== root) {
        if (root !== undefined) this.error(`${root} is drawn, and ${found.id} may give other things to its parts.`);
        root = found.id;
        given = givenProps(root, (file) => standIn(file) !== undefined);
      }
      return isCompiled(found.id) ? idOf(found.id) : found;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return null;
      const file = fileOf(id);
      this.addWatchFile(file);
      const source = await readFile(file, 'utf8');
      const options = { filename: file, generate: 'server', dev: false } as const;
      if (!file.endsWith('.svelte'))
        return { code: compileModule(stripTypeScriptTypes(source), options).js.code, moduleType: 'js' };
      const settled = given.has(file) ? withoutUngiven(source, given.get(file)!, file) : source;
      const { js } = compile(heardAsAttributes(settled, file), {
        ...options,
        css: 'external',
        cssHash,
        runes: true,
        discloseVersion: false,
      });
      return { code: js.code, moduleType: 'js' };
    },
    buildEnd() {
      const missed = Object.keys(instead).filter((end) => !met.has(end));
      if (missed.length > 0)
        this.error(`Nothing drawn imports ${missed.join(', ')} any more; something stands for it.`);
    },
  };
}
