/** A heading with everything up to the next heading. */
type Chapter = readonly HTMLElement[];

const isHeading = (element: Element): boolean => element.matches('h2, :has(> h2)');

function chaptersOf(elements: readonly HTMLElement[]): readonly Chapter[] {
  const chapters: HTMLElement[][] = [];
  for (const element of elements) {
    if (isHeading(element)) chapters.push([element]);
    else chapters.at(-1)?.push(element);
  }
  return chapters;
}

const entriesIn = (element: Element): readonly HTMLElement[] =>
  element.matches('[data-verdict]')
    ? [element as HTMLElement]
    : [...element.querySelectorAll<HTMLElement>('[data-verdict]')];

/** Hides the entries of other documents and verdicts, and chapters without an entry left. */
function followFilter(filter: HTMLElement): void {
  const [source, verdict] = [...filter.querySelectorAll('select')] as [HTMLSelectElement, HTMLSelectElement];
  const status = filter.querySelector('[role="status"]')!;
  const chapters = chaptersOf([...filter.parentElement!.children] as HTMLElement[])
    .map((elements) => ({ elements, entries: elements.flatMap(entriesIn) }))
    .filter(({ entries }) => entries.length > 0);
  const isChosen = ({ dataset }: HTMLElement): boolean =>
    (source.value === '' || dataset['source'] === source.value) &&
    (verdict.value === '' || dataset['verdict'] === verdict.value);

  function show(): void {
    const isFiltered = source.value !== '' || verdict.value !== '';
    let count = 0;
    for (const { elements, entries } of chapters) {
      const chosen = entries.filter(isChosen);
      count += chosen.length;
      for (const entry of entries) entry.hidden = !chosen.includes(entry);
      for (const element of elements) {
        if (!entries.includes(element)) element.hidden = chosen.length === 0;
        if (isFiltered && element instanceof HTMLDetailsElement) element.open = true;
      }
    }
    status.textContent = isFiltered
      ? filter.dataset['shown']!.replace('{count}', String(count)).replace('{all}', filter.dataset['all']!)
      : '';
  }

  /** A link to an entry shows and opens it, whatever was chosen. */
  function reveal(): void {
    const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = entry?.querySelector('details');
    if (fold) fold.open = true;
    if (!entry?.hidden) return;
    source.value = verdict.value = '';
    show();
    entry.scrollIntoView();
  }

  filter.addEventListener('change', show);
  window.addEventListener('hashchange', reveal);
  reveal();
}

for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) followFilter(filter);
