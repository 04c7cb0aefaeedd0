import { placesOf } from '#site/lab/placesOf.ts';

const listed = (words = ''): readonly string[] => words.split(' ');

/** Says where a link opens that the page shows only in part, or not at all. */
function say(note: HTMLElement): void {
  const links = [...note.querySelectorAll<HTMLAnchorElement>('a[data-words]')];
  const given = [...new URLSearchParams(location.search).keys()];
  const figures = links.map(({ dataset }) => listed(dataset['words']));
  const places = placesOf(given, figures, listed(note.dataset['all']));
  if (!places || places.some((place) => links[place]!.ariaCurrent)) return;
  for (const place of places) {
    const link = links[place]!;
    link.search = location.search;
    link.parentElement!.hidden = false;
  }
  note.querySelector<HTMLElement>(places.length > 0 ? '[data-some]' : '[data-none]')!.hidden = false;
  note.hidden = false;
}

for (const note of document.querySelectorAll<HTMLElement>('[data-link-places]')) say(note);
