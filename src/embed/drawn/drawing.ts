// What components write to that are compiled as for a server (site/build/drawnComponents.ts): they import this module in the place of the
// framework. Names with an underscore and the order of arguments are those of its server runtime, which weighs more than the figure.

/** What hears an event, or tends an element from when it stands in the figure; what the latter returns lets go of it. */
export type Deed = (given: never) => unknown;

/** Which parts of a figure are drawn: only what answers a press, all but the last ones, or all. */
export type Which = 'first' | 'most' | 'all';

type Write = (drawing: Drawing) => void;

/** The drawing that is being written. */
let current: Drawing | null = null;
const begin = (drawing: Drawing | null): void => {
  current = drawing;
};

/** The mark that stands for markup which the drawing before has in the same place. */
export const SAME = '=';

/** One drawing of a figure: the HTML of its frame, with gaps, and of the parts that stand in them. */
export class Drawing {
  /** The frame between its parts: one more than there are parts. */
  readonly frame: string[] = [];
  /** Null for a part that was left out. */
  readonly parts: (string | null)[] = [];
  /** What elements do, by what is written on them. */
  readonly deeds = new Map<string, Deed>();
  readonly #which: Which;
  /** Markup that was written as it was given, in its order, by the part that it stands in. */
  readonly #markup: Record<string, string[]> = {};
  readonly #before: Readonly<Record<string, string[]>>;
  #html = '';
  /** Tells names that are made up here apart: by the part, and one after the other in it. */
  #part = 'f';
  #names = 0;

  /** @param before the drawing that this one takes the place of */
  constructor(which: Which, before?: Drawing) {
    this.#which = which;
    this.#before = before ? before.#markup : {};
  }

  write(write: Write): this {
    begin(this);
    try {
      write(this);
    } finally {
      begin(null);
    }
    this.frame.push(this.#html);
    return this;
  }

  push(html: string): void {
    this.#html += html;
  }

  component(write: Write): void {
    write(this);
  }

  option(
    attributes: { readonly value: unknown; readonly selected?: boolean },
    body: Write,
    hash: string | undefined,
  ): void {
    const { value, selected } = attributes;
    this.push(`<option${attr('value', value)}${attr('selected', selected, true)}${attr_class(hash)}>`);
    body(this);
    this.push('</option>');
  }

  /** What comes alive by itself on the site (widgets/contract/Later.svelte) can be drawn by itself here. */
  part(write: Write, when?: 'first' | 'last'): void {
    this.frame.push(`${this.#html}<div class="figure-part">`);
    const outer = [this.#part, this.#names] as const;
    [this.#html, this.#part, this.#names] = ['', String(this.parts.length), 0];
    const drawn = when === 'first' || this.#which === 'all' || (this.#which === 'most' && when !== 'last');
    if (drawn) write(this);
    else this.#markup[this.#part] = this.#before[this.#part] ?? [];
    this.parts.push(drawn ? this.#html : null);
    [this.#part, this.#names] = outer;
    this.#html = '<!----></div><!---->';
  }

  /** Whether the drawing before has this markup in the same place: it need not be read again. */
  repeats(markup: string): boolean {
    const place = (this.#markup[this.#part] ??= []).push(markup) - 1;
    return this.#before[this.#part]?.[place] === markup;
  }

  name(): string {
    return `${this.#part}-${this.#names++}`;
  }
}

/** Written as the value of an attribute: remembers what the element does, under the name that stands there then. */
export function hears(deed: Deed | undefined): string | undefined {
  if (!deed || !current) return undefined;
  const name = current.name();
  current.deeds.set(name, deed);
  return name;
}

/** The same for all that tends an element. */
export const tends = (...deeds: readonly ((element: never) => unknown)[]): string | undefined =>
  hears((element) => {
    const letGo = deeds.map((deed) => deed(element));
    return () => letGo.forEach((one) => typeof one === 'function' && one());
  });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export const escape = (value: unknown): string => String(value ?? '').replace(/[&<]/g, (sign) => ESCAPES[sign]!);
const escapeValue = (value: unknown): string => String(value).replace(/[&<"]/g, (sign) => ESCAPES[sign]!);

export const attr = (name: string, value: unknown, isFlag = false): string => {
  if (value === null || value === undefined || (isFlag && !value)) return '';
  return ` ${name}="${isFlag ? '' : escapeValue(value)}"`;
};

type Classes = string | false | null | undefined | readonly Classes[] | Readonly<Record<string, unknown>>;

export function clsx(value: Classes): string {
  if (!value) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(clsx).filter(Boolean).join(' ');
  return clsx(Object.entries(value).map(([name, on]) => (on ? name : null)));
}

export function attr_class(
  value?: string | null,
  hash?: string,
  switched: Readonly<Record<string, unknown>> = {},
): string {
  const names = clsx([value, hash, switched]);
  return names === '' ? '' : attr('class', names);
}

export const html = (markup: string): string =>
  current?.repeats(markup) ? `<!--${SAME}-->` : `<!---->${markup}<!---->`;
export const stringify = (value: unknown): string => String(value ?? '');
export const ensure_array_like = <T>(list: ArrayLike<T> | null | undefined): ArrayLike<T> => list ?? [];
export const to_array = <T>(list: readonly T[]): readonly T[] => list;

/** The mark by which the framework finds the name again when it goes on with the drawing. */
export function props_id(drawing: Drawing): string {
  const name = drawing.name();
  drawing.push(`<!--$${name}-->`);
  return name;
}

/** While something is drawn nothing changes, so what follows from the rest is worked out once. */
export function derived<T>(work: () => T): () => T {
  if (!current) return work;
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}

// What only lives in a page does nothing in a drawing, so the build leaves it out.
/* @__NO_SIDE_EFFECTS__ */
export const onMount = (_live: () => unknown): void => undefined;
/* @__NO_SIDE_EFFECTS__ */
export const bind_props = (_given: object, _bound: object): void => undefined;
