import { ownEntry } from '#engine/ownEntry.ts';
import type { FigureSpec } from '../fields.ts';
import { phrase, values, type Allowed, type WordUse } from './allowed.ts';
import type { ElementWords } from './elementWords.ts';
import type { KeyboardPlace, KeyUse } from './keys.ts';
import { namesIn, stateLink, type LinkWords } from './links.ts';
import { runState, type Ran } from './run.ts';

// The record of a figure: every fact that others need to know of it, said once. Read when the site is built, never in a browser.

/** What a page may style with `::part` in an element, from the top of a figure down. */
export const PARTS = [
  'root',
  'pickers',
  'board',
  'sentence',
  'table',
  'controls',
  'scrubber',
  'caption',
  'fallback',
  'fault',
] as const;
export type PartName = (typeof PARTS)[number];

/** The page of the lab on which a figure stands alone, and the links that it takes there. */
export interface Workbench {
  readonly page: `lab/${string}`;
  /** Words without which a link opens nothing: of each list all. */
  readonly needed?: readonly (readonly string[])[];
  /** Words that the figure takes though no link of its own has them. */
  readonly takenToo?: readonly string[];
}

/** An element around links, `<kick-link>`, that opens them in the figure. */
export interface LinkElement {
  readonly name: string;
  /** Words without which a link is left to the browser. */
  readonly needed: readonly string[];
  /** Attributes of a figure that is opened under a link. */
  readonly opens: Readonly<Record<string, string>>;
}

/** The element of a figure for other pages, and its bare page for frames, `/embed/NAME/?…`. */
export interface ElementRecord extends ElementWords {
  /** What each word and each text may be, for the reference. */
  readonly uses: Readonly<Record<string, WordUse>>;
  /** The parts that the figure does not have. */
  readonly lacks: readonly PartName[];
  /** The height that a frame begins with, in pixels: that of the example, 720 pixels wide. */
  readonly height: number;
  /** What the element of the bare page opens with, where its own standard makes no point: attributes. */
  readonly opening: Readonly<Record<string, string>>;
  /** What the component of the bare page is given, for readers without scripts. */
  readonly example: () => Readonly<Record<string, unknown>>;
  /** Whether its words say all that it shows, so that they are enough for a frame. */
  readonly stateInWords: boolean;
  /** The module of its folder that draws what is shown until the figure has come. */
  readonly poster: string | null;
  readonly link: LinkElement | null;
}

export interface FigureRecord {
  /** In kebab case, `kick-stepper`; its component is `KickStepper.astro`, and has `KickStepper.svelte` beside it. */
  readonly name: string;
  /** Where it stands, below `src/figures`. */
  readonly folder: string;
  /** Null for figures that are only drawn. */
  readonly link: LinkWords | null;
  /** The keys while the focus is inside the figure; null for those that have `r` at most. */
  readonly keys: KeyboardPlace | null;
  readonly lab: Workbench | null;
  readonly element: ElementRecord | null;
  /** Runs a line of words without a page, for readings that are compared. */
  readonly run: ((line: string) => Ran) | null;
}

type Described = Pick<FigureSpec<never>, 'fields' | 'standard'>;

/** What a figure says of its element: the rest follows from the words of its state. */
interface ElementFacts extends Pick<ElementRecord, 'line' | 'step' | 'height'> {
  /** The words of the element, where they are not those of links. */
  readonly words?: readonly string[];
  /** Their table, where it is not that of the figure. */
  readonly spec?: unknown;
  readonly texts?: readonly string[];
  /** Looks besides the theme. */
  readonly looks?: ElementWords['looks'];
  /** Words that no table describes. */
  readonly uses?: ElementRecord['uses'];
  readonly lacks?: readonly PartName[];
  readonly opening?: ElementRecord['opening'];
  readonly example?: ElementRecord['example'];
  readonly stateInWords?: boolean;
  readonly poster?: string;
  readonly link?: LinkElement;
}

interface FigureFacts<S> extends Pick<FigureRecord, 'name' | 'folder'> {
  /** The table of its state; links, the element and its reference go by it. */
  readonly spec?: FigureSpec<S>;
  readonly link?: LinkWords;
  /** A page that has the figure, where that is not its page of the lab. */
  readonly page?: `/${string}`;
  readonly keys?: readonly KeyUse[];
  readonly lab?: Workbench;
  readonly element?: ElementFacts;
  readonly run?: (line: string) => Ran;
}

/** Without it an element follows the `color-scheme` of the page. */
const THEMES = ['light', 'dark', 'auto'];

/** A description that only lists words is a list. */
const allowedBy = (description: string): Allowed =>
  /^[\w-]+(?:, [\w-]+)*$/.test(description) ? values(description.split(', ')) : phrase(description);

/** @throws Error for a word that nobody describes: records are part of the program */
function useOf(element: string, name: string, own: ElementRecord['uses'], spec: Described | undefined): WordUse {
  const use = ownEntry(own, name);
  if (use) return use;
  const field = spec?.fields[name as never] as { allowed: string; print: (value: unknown) => string } | undefined;
  if (!spec || !field) throw new Error(`Nothing says what ${name} of <${element}> may be.`);
  const standard = spec.standard as Readonly<Record<string, unknown>>;
  return { allowed: allowedBy(field.allowed), usual: phrase(field.print(ownEntry(standard, name))) };
}

function elementRecord(name: string, facts: ElementFacts, link: LinkWords | null, figureSpec: unknown): ElementRecord {
  const spec = (facts.spec ?? figureSpec) as Described | undefined;
  const words = facts.words ?? (facts.spec ? Object.keys(spec!.fields) : link ? namesIn(link) : []);
  const { texts = [], uses = {} } = facts;
  return {
    words,
    line: facts.line,
    step: facts.step,
    looks: { theme: THEMES, ...facts.looks },
    texts,
    uses: Object.fromEntries([...words, ...texts].map((word) => [word, useOf(name, word, uses, spec)])),
    lacks: facts.lacks ?? [],
    height: facts.height,
    opening: facts.opening ?? {},
    example: facts.example ?? (() => ({ words: '' })),
    stateInWords: facts.stateInWords ?? true,
    poster: facts.poster ?? null,
    link: facts.link ?? null,
  };
}

/** The record of a figure, with what follows from its facts. */
export function defineFigure<S = never>(facts: FigureFacts<S>): FigureRecord {
  const { name, folder, spec, keys, lab = null, element } = facts;
  const page = facts.page ?? (lab && (`/${lab.page}/` as const));
  if (keys && !page) throw new Error(`No page is named that has the figure ${name} and its keys.`);
  const link = facts.link ?? (spec ? stateLink(spec) : null);
  return {
    name,
    folder,
    link,
    keys: keys && page ? { page, uses: keys } : null,
    lab,
    element: element ? elementRecord(name, element, link, spec) : null,
    run: facts.run ?? (spec ? runState(spec) : null),
  };
}
