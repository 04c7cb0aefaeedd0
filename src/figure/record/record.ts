import { ownEntry } from '#engine/ownEntry.ts';
import type { ReportModule } from '#share/report.ts';
import type { FigureSpec } from '../fields.ts';
import { phrase, values, type Allowed, type WordUse } from './allowed.ts';
import type { ElementParams } from './elementParams.ts';
import elementHeights from './elementHeights.json' with { type: 'json' };
import { RESET, type KeyboardPlace, type KeyUse } from './keys.ts';
import { namesIn, stateLink, type LinkParams } from './links.ts';
import { runState, type Ran } from './run.ts';

// The record of a figure: all facts that other folders need, stated once. The build reads it, and browsers never do.

/** Parts for `::part` in an element, in order from the top of a figure down. */
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

/** The page of the lab for one figure, and the links that it accepts. */
export interface Workbench {
  readonly page: `lab/${string}`;
  /** The name of the figure on that page, if it is alone there and accepts links to any figure. */
  readonly alone?: string;
  /** Required parameters of a link: all of one of these lists. */
  readonly needed?: readonly (readonly string[])[];
  /** Parameters that the figure accepts although its own links do not contain them. */
  readonly takenToo?: readonly string[];
}

/** An element around links, `<kick-link>`, that opens them in the figure. */
export interface LinkElement {
  readonly name: string;
  /** Without these parameters the browser handles a link. */
  readonly needed: readonly string[];
  /** Attributes of a figure that opens under a link. */
  readonly opens: Readonly<Record<string, string>>;
}

/** Heights of the example of an element in pixels. `npm run heights` measures them on its bare page. */
export interface ElementHeights {
  /** Of a frame as wide as the text of a page, 720 pixels. */
  readonly frame: number;
  /** Of the figure alone on a phone. */
  readonly narrow: number;
  /** Of the figure alone in a place of 960 pixels. */
  readonly wide: number;
}

const HEIGHTS: Readonly<Record<string, ElementHeights>> = elementHeights;
/** Of a new figure, until it is measured. */
const UNMEASURED: ElementHeights = { frame: 600, narrow: 600, wide: 480 };

/** The element of a figure for other pages, and its bare page for frames, `/embed/v1/NAME/?…`. */
export interface ElementRecord extends ElementParams {
  /** Allowed values of each parameter and text, for the reference. */
  readonly uses: Readonly<Record<string, WordUse>>;
  /** Parts that the figure lacks. */
  readonly lacks: readonly PartName[];
  /** Its measured heights. */
  readonly heights: ElementHeights;
  /** Attributes of the element on the bare page, if its default state demonstrates nothing. */
  readonly opening: Readonly<Record<string, string>>;
  /** States to try on the page on embedding: attributes as a query, by a name that an interface string translates. */
  readonly tries: Readonly<Record<string, string>>;
  /** Props of the component on the bare page, for readers without scripts. */
  readonly example: () => Readonly<Record<string, unknown>>;
  /** True when its parameters contain its whole state, so that a frame needs nothing else. */
  readonly stateInParams: boolean;
  /** The module in its folder that draws the poster. */
  readonly poster: string | null;
  readonly link: LinkElement | null;
}

export interface FigureRecord {
  /** In kebab case, `kick-stepper`; its components are `KickStepper.astro` and `KickStepper.svelte`. */
  readonly name: string;
  /** Its folder, below `src/figures`. */
  readonly folder: string;
  /** Null for figures without state. */
  readonly link: LinkParams | null;
  /** Keys while the focus is inside the figure; null for those that have `r` at most. */
  readonly keys: KeyboardPlace | null;
  /** Keys of its parts, by part; inside a part they override its own. */
  readonly partKeys: Readonly<Record<string, KeyboardPlace>>;
  readonly lab: Workbench | null;
  readonly element: ElementRecord | null;
  /** Runs a query without a page, to compare readings. */
  readonly run: ((query: string) => Ran) | null;
  /** Loads the report of its states. */
  readonly report: () => Promise<ReportModule>;
  /** Queries of states that show what the figure is for. The gallery has all of them, the list of the lab a picture of the first. */
  readonly examples: readonly string[];
}

type Described = Pick<FigureSpec<never>, 'fields' | 'standard'>;

/** Facts about an element that its state does not imply. */
interface ElementFacts extends Pick<ElementRecord, 'queryAttribute' | 'step'> {
  /** Parameters of the element, if they differ from those of links. */
  readonly params?: readonly string[];
  /** The spec of the element, if it differs from that of the figure. */
  readonly spec?: unknown;
  readonly texts?: readonly string[];
  /** Options besides the theme. */
  readonly options?: ElementParams['options'];
  /** Parameters that no spec describes. */
  readonly uses?: ElementRecord['uses'];
  readonly lacks?: readonly PartName[];
  readonly opening?: ElementRecord['opening'];
  readonly tries?: ElementRecord['tries'];
  readonly example?: ElementRecord['example'];
  readonly stateInParams?: boolean;
  readonly poster?: string;
  readonly link?: LinkElement;
}

interface FigureFacts<S> extends Pick<FigureRecord, 'name' | 'folder'> {
  /** The spec of its state, for links, the element and its reference. */
  readonly spec?: FigureSpec<S>;
  readonly link?: LinkParams;
  /** A page with the figure, if it is not its page of the lab. */
  readonly page?: `/${string}`;
  /** Its keys besides `r`, which resets where nothing else is said. */
  readonly keys?: readonly KeyUse[];
  readonly partKeys?: Readonly<Record<string, readonly KeyUse[]>>;
  readonly lab?: Workbench;
  readonly element?: ElementFacts;
  readonly run?: (query: string) => Ran;
  readonly report: () => Promise<ReportModule>;
  /** The default state, if nothing else is said. */
  readonly examples?: readonly string[];
}

/** Without a theme an element follows the `color-scheme` of the page. */
const THEMES = ['light', 'dark', 'auto'];

/** A description that only lists values becomes a list. */
const allowedBy = (description: string): Allowed =>
  /^[\w-]+(?:, [\w-]+)*$/.test(description) ? values(description.split(', ')) : phrase(description);

/** @throws Error for a parameter without description: records are part of the program */
function useOf(element: string, name: string, own: ElementRecord['uses'], spec: Described | undefined): WordUse {
  const use = ownEntry(own, name);
  if (use) return use;
  const field = spec?.fields[name as never] as { allowed: string; print: (value: unknown) => string } | undefined;
  if (!spec || !field) throw new Error(`Nothing says what ${name} of <${element}> may be.`);
  const standard = spec.standard as Readonly<Record<string, unknown>>;
  return { allowed: allowedBy(field.allowed), usual: phrase(field.print(ownEntry(standard, name))) };
}

function elementRecord(name: string, facts: ElementFacts, link: LinkParams | null, figureSpec: unknown): ElementRecord {
  const spec = (facts.spec ?? figureSpec) as Described | undefined;
  const params = facts.params ?? (facts.spec ? Object.keys(spec!.fields) : link ? namesIn(link) : []);
  const { texts = [], uses = {} } = facts;
  return {
    params,
    queryAttribute: facts.queryAttribute,
    step: facts.step,
    options: { theme: THEMES, ...facts.options },
    texts,
    uses: Object.fromEntries([...params, ...texts].map((word) => [word, useOf(name, word, uses, spec)])),
    lacks: facts.lacks ?? [],
    heights: ownEntry(HEIGHTS, name) ?? UNMEASURED,
    opening: facts.opening ?? {},
    tries: facts.tries ?? { example: '' },
    example: facts.example ?? (() => ({ query: '' })),
    stateInParams: facts.stateInParams ?? true,
    poster: facts.poster ?? null,
    link: facts.link ?? null,
  };
}

/** Makes the record of a figure and derives what follows from its facts. */
export function defineFigure<S = never>(facts: FigureFacts<S>): FigureRecord {
  const { name, folder, spec, keys, partKeys = {}, lab = null, element } = facts;
  const page = facts.page ?? (lab && (`/${lab.page}/` as const));
  const at = (uses: readonly KeyUse[]): KeyboardPlace => {
    if (!page) throw new Error(`No page is named that has the figure ${name} and its keys.`);
    return { page, uses };
  };
  const link = facts.link ?? (spec ? stateLink(spec) : null);
  return {
    name,
    folder,
    link,
    keys: keys ? at(keys.some((use) => use.keys.includes('r')) ? keys : [...keys, RESET]) : null,
    partKeys: Object.fromEntries(Object.entries(partKeys).map(([part, uses]) => [part, at(uses)])),
    lab,
    element: element ? elementRecord(name, element, link, spec) : null,
    run: facts.run ?? (spec ? runState(spec) : null),
    report: facts.report,
    examples: facts.examples ?? [''],
  };
}
