import { placesOf } from '#site/lab/placesOf.ts';

const listed = (words = ''): readonly string[] => words.split(' ');

/** Whether a link means a figure that stands under that of the page, `reach-stepper`: it is left to that one. */
function isForPart(figure: string | null): boolean {
  const [, above] = /^([a-z]+)-[a-z]/.exec(figure ?? '') ?? [];
  return above !== undefined && document.getElementById(above)?.dataset['widget'] !== undefined;
}

/** Says where a link opens that the page shows only in part, or not at all. */
function say(note: HTMLElement): void {
  const links = [...note.querySelectorAll<HTMLAnchorElement>('a[data-words]')];
  const given = new URLSearchParams(location.search);
  const figures = links.map(({ dataset }) => ({
    words: listed(dataset['words']),
    needed: dataset['needed']!.split('|').map((list) => (list === '' ? [] : listed(list))),
  }));
  const places = placesOf([...given.keys()], figures, listed(note.dataset['all']));
  // Of a later format of links nothing is known here: the figure says so.
  if (
    !places ||
    isForPart(given.get('figure')) ||
    (given.get('v') ?? '1') !== '1' ||
    places.some((place) => links[place]!.ariaCurrent)
  )
    return;
  for (const place of places) {
    const link = links[place]!;
    link.search = location.search;
    link.parentElement!.hidden = false;
  }
  note.querySelector<HTMLElement>(places.length > 0 ? '[data-some]' : '[data-none]')!.hidden = false;
  note.hidden = false;
}

for (const note of document.querySelectorAll<HTMLElement>('[data-link-places]')) say(note);
