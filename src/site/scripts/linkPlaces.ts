import { placesOf } from '#site/lab/placesOf.ts';

// This does not import share/figureLink.ts, which would load the framework on pages without figures.

const listed = (params = ''): readonly string[] => params.split(' ').filter(Boolean);

/** True when a link names a figure inside another one, such as `reach-stepper`: that figure reads it. */
function isForPart(figure: string | null): boolean {
  const [, above] = /^([a-z]+)-[a-z]/.exec(figure ?? '') ?? [];
  return above !== undefined && document.getElementById(above)?.dataset['widget'] !== undefined;
}

/** Says which page shows a link that this page shows only in part, or not at all. Figures themselves report unknown formats. */
function say(note: HTMLElement): void {
  const given = new URLSearchParams(location.search);
  const all = listed(note.dataset['all']);
  const said = [...given.keys()].filter((name) => all.includes(name));
  if (said.length === 0 || (given.get('v') ?? '1') !== '1' || isForPart(given.get('figure'))) return;
  const links = [...note.querySelectorAll<HTMLAnchorElement>('a[data-params]')];
  const figures = links.map(({ dataset }) => ({
    params: listed(dataset['params']),
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
