import { outlineTexts } from './glyphs/outlineTexts.ts';
import { declarationsFor, paintRules, rulesText, type ValueOf } from './paint.ts';
import { DRAWING_ID, type Drawing, type Layer, type Letters, type Picture } from './drawing.ts';

/**
 * Stands for the name of the picture at the beginning of every id and class that it defines, so that several pictures can stand in one
 * page. The name depends on all that is drawn, so it comes last.
 */
export const PICTURE_ID = '\u0001';

/** A class of the picture as an attribute. */
export const pictureClass = (name: string): string => `class="${PICTURE_ID}-${name}"`;

const REFERENCES = / id="|href="#|url\((?:"|&quot;|&#34;)?#([^")&]+)(?:"|&quot;|&#34;)?\)/g;

/** Adds the name of the picture to ids and references. A quoted reference becomes a bare one, because resvg reads no other. */
const withPictureId = (content: string): string =>
  content.replace(REFERENCES, (found, name?: string) =>
    name === undefined ? `${found}${PICTURE_ID}-` : `url(#${PICTURE_ID}-${name})`,
  );

/** Colours in attributes, `fill="var(--T)"`. */
const withValues = (content: string, valueOf: ValueOf): string =>
  content.replace(/="var\((--[\w-]+)\)"/g, (_whole, property: string) => `="${valueOf(property)}"`);

/** References to gradients and patterns as styles: there they win over rules for the same element. */
const withReferences = (content: string): string =>
  content.replace(/ (fill|stroke)="(url\([^"]*\))"/g, ' style="$1:$2"');

/** Generic families, for the texts whose letters have no outlines. */
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['--font-text', 'sans-serif'],
  ['--font-mono', 'monospace'],
]);

export const round = (value: number): number => Math.round(value * 100) / 100;

interface Group {
  readonly drawing: Drawing;
  readonly name: string;
  content: string;
}

/** Puts drawings into a file, and collects the rules that they are painted by: one set for all that are painted alike. */
export class Painter {
  readonly #valuesOf: Picture['valuesOf'];
  readonly #groups = new Map<string, Group>();
  readonly #letters: Letters;
  #drawings = 0;

  constructor(valuesOf: Picture['valuesOf'], letters: Letters = 'outlines') {
    this.#letters = letters;
    this.#valuesOf = (palette) => {
      const valueOf = valuesOf(palette);
      return (property) => FAMILIES.get(property) ?? valueOf(property);
    };
  }

  get rules(): string {
    return Array.from(this.#groups.values(), ({ drawing, name, content }) =>
      rulesText(`${PICTURE_ID}-${name}`, paintRules(content, drawing, this.#valuesOf(drawing.palette))),
    ).join('');
  }

  /** @param words writes the words above a layer */
  draw(drawing: Drawing, words: (layer: Layer) => string): string {
    const { classes, style = '', css, palette = '', pixel = 1, from: [x, y] = [0, 0], layers = [] } = drawing;
    const key = [classes, style, palette, pixel, css].join('\n');
    const group = this.#groups.get(key) ?? { drawing, name: `d${this.#groups.size}`, content: '' };
    group.content += drawing.content;
    this.#groups.set(key, group);
    const valueOf = this.#valuesOf(drawing.palette);
    const rules = paintRules(drawing.content, drawing, valueOf);
    const named = drawing.content.replaceAll(DRAWING_ID, `n${this.#drawings++}`);
    const painted = withReferences(withPictureId(withValues(named, valueOf)));
    const content =
      this.#letters === 'texts' ? painted : outlineTexts(painted, (names) => declarationsFor(rules, names));
    const placed = x === 0 && y === 0 ? '' : ` transform="translate(${round(-x)} ${round(-y)})"`;
    const over = layers.map(
      (layer) =>
        `<g transform="translate(${round(layer.x)} ${round(layer.y)}) scale(${round(layer.scale)})">${this.draw(layer.drawing, words)}</g>${words(layer)}`,
    );
    return `<g ${pictureClass(group.name)}${placed}>${content}</g>${over.join('')}`;
  }
}
