import { placesOf } from '#site/lab/placesOf.ts';

// What links are is known to share/figureLink.ts, which would bring the framework to pages that have no figure.

const listed = (words = ''): readonly string[] => words.split(' ').filter(Boolean);

/** Whether a link means a figure that stands under that of the page, `reach-stepper`: it is left to that one. */
function isForPart(figure: string | null): boolean {
  const [, above] = /^([a-z]+)-[a-z]/.exec(figure ?? '') ?? [];
  return above !== undefined && document.getElementById(above)?.dataset['widget'] !== undefined;
}

/** Says where a link opens that the page shows only in part, or not at all. Of later formats the figure says that it does not know them. */
function say(note: HTMLElement): void {
  const given = new URLSearchParams(location.search);
  const all = listed(note.dataset['all']);
  const said = [...given.keys()].filter((name) => all.includes(name));
  if (said.length === 0 || (given.get('v') ?? '1') !== '1' || isForPart(given.get('figure'))) return;
  const links = [...note.querySelectorAll<HTMLAnchorElement>('a[data-words]')];
  const figures = links.map(({ dataset }) => ({
    words: listed(dataset['words']),
    needed: dataset['needed']!.split('|').map((list) => listed(list)),
  }));
  const places = placesOf(said, figures);
  if (places.some((place) => links[place]!.ariaCurrent)) return;
  for (const place of places) {
    const link = links[place]!;
    link.search = location.search;
    link.parentElement!.hidden = false;
  }
  note.querySelector<HTMLElement>(places.length > 0 ? '[data-some]' : '[data-none]')!.hidden = false;
  note.hidden = false;
}

for (const note of document.querySelectorAll<HTMLElement>('[data-link-places]')) say(note);
