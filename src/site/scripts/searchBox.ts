import { hasWords, searchTerm, subjectOf } from './searchTerm.ts';

/** The used part of Pagefind's browser interface. The build puts that beside the pages. */
interface Pagefind {
  options(options: { readonly ranking: typeof RANKING }): Promise<void>;
  debouncedSearch(term: string): Promise<{ readonly results: readonly Hit[] } | null>;
}
interface Hit {
  data(): Promise<Found>;
}
interface Found {
  readonly url: string;
  readonly excerpt: string;
  readonly content: string;
  readonly meta: { readonly title?: string; readonly aliases?: string };
  readonly sub_results: readonly Section[];
}
interface Section {
  readonly title: string;
  readonly url: string;
  readonly weighted_locations?: readonly { readonly balanced_score: number }[];
}

const SHOWN = 8;
const SECTIONS = 3;
/** Titles and aliases decide before lengths and counts do, and only close forms of a word match. */
const RANKING = {
  termFrequency: 0.4,
  pageLength: 0.3,
  termSaturation: 1.2,
  termSimilarity: 8,
  metaWeights: { title: 3, aliases: 10 },
};
/** The section of the page as a whole. */
const TOP = '#_top';

/** Extracts text and marked words from an excerpt, and no other markup. */
function marked(excerpt: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const node of new DOMParser().parseFromString(excerpt, 'text/html').body.childNodes) {
    const text = node.textContent ?? '';
    if (node.nodeName === 'MARK') {
      const mark = document.createElement('mark');
      mark.textContent = text;
      fragment.append(mark);
    } else fragment.append(text);
  }
  return fragment;
}

function link(url: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.textContent = text;
  return anchor;
}

const scoreOf = ({ weighted_locations: found = [] }: Section): number =>
  Math.max(0, ...found.map(({ balanced_score: score }) => score));

/** The sections of a page that match best. */
const bestSections = (sections: readonly Section[]): readonly Section[] =>
  sections
    .filter(({ url }) => url.includes('#') && !url.endsWith(TOP))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, SECTIONS);

function item(found: Found): HTMLLIElement {
  const entry = document.createElement('li');
  const excerpt = document.createElement('p');
  excerpt.className = 'found';
  excerpt.append(marked(found.excerpt));
  entry.append(link(found.url, found.meta.title ?? found.url), excerpt);
  const sections = bestSections(found.sub_results);
  if (sections.length > 0) {
    const list = document.createElement('ul');
    for (const { url, title } of sections) {
      const section = document.createElement('li');
      section.append(link(url, title));
      list.append(section);
    }
    entry.append(list);
  }
  return entry;
}

const isAbout = ({ content, meta }: Found, subject: string): boolean =>
  hasWords([meta.title, meta.aliases, content].join(' '), subject);

/** Whether a term is one of the names that a page gives as its own; the build writes them as the index has them. */
const isNamed = ({ meta }: Found, subject: string): boolean =>
  (meta.aliases ?? '').toLowerCase().replace(/\.$/, '').split(', ').includes(searchTerm(subject).toLowerCase());

class SearchBox extends HTMLElement {
  #pagefind: Promise<Pagefind> | null = null;
  #latest = '';

  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const input = this.querySelector('input');
    if (!dialog || !input) return;
    const open = () => {
      dialog.showModal();
      input.select();
      this.#pagefind ??= this.#load();
    };
    this.querySelector('.open')?.addEventListener('click', open);
    this.querySelector('.close')?.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      const leaves = event.target === dialog || (event.target as Element).closest('a') !== null;
      if (leaves) dialog.close();
    });
    input.addEventListener('input', () => void this.#search(input.value.trim()));
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.querySelector<HTMLAnchorElement>('.results a')?.click();
    });
    dialog.addEventListener('keydown', (event) => this.#walk(event, input));
    document.addEventListener('keydown', (event) => {
      const typing = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
      const bare = !event.ctrlKey && !event.metaKey && !event.altKey;
      const isShortcut =
        (event.key === '/' && bare && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
      if (!isShortcut || dialog.open) return;
      event.preventDefault();
      open();
    });
  }

  async #load(): Promise<Pagefind> {
    const pagefind = (await import(/* @vite-ignore */ this.dataset['index'] ?? '')) as Pagefind;
    await pagefind.options({ ranking: RANKING });
    return pagefind;
  }

  #say(text: string): void {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = text;
  }

  /** The arrow keys go from the field into the hits, from hit to hit, and back. */
  #walk(event: KeyboardEvent, input: HTMLInputElement): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const hits = this.querySelectorAll<HTMLElement>('ol > li > a');
    const stops = [input, ...[...hits].filter((hit) => hit.checkVisibility())];
    const from = stops.findLastIndex((stop) => stop.parentElement?.contains(document.activeElement));
    event.preventDefault();
    stops[Math.min(Math.max(from + step, 0), stops.length - 1)]?.focus();
  }

  async #search(term: string): Promise<void> {
    this.#latest = term;
    const list = this.querySelector('.results');
    const starts = this.querySelector<HTMLElement>('.starts');
    if (!list || !starts || !this.#pagefind) return;
    try {
      const subject = subjectOf(term);
      const search = term === '' ? { results: [] } : await (await this.#pagefind).debouncedSearch(searchTerm(subject));
      if (!search) return;
      const shown = await Promise.all(search.results.slice(0, SHOWN).map((hit) => hit.data()));
      if (this.#latest !== term) return;
      const about = shown.filter((page) => isAbout(page, subject));
      const found = about.toSorted((a, b) => Number(isNamed(b, subject)) - Number(isNamed(a, subject)));
      list.replaceChildren(...found.map(item));
      const count = found.length < shown.length ? found.length : search.results.length;
      starts.hidden = term === '' || count > 0;
      const form = count === 0 ? this.dataset['none'] : count === 1 ? this.dataset['one'] : this.dataset['many'];
      this.#say(term === '' ? '' : (form ?? '').replace('{count}', String(count)).replace('{term}', () => term));
    } catch {
      this.#say(this.dataset['unavailable'] ?? '');
    }
  }
}

customElements.define('wk-search', SearchBox);
