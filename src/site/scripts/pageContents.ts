/** A heading counts as read above a line on the screen. This much of the height is below the line. */
const BELOW = '-72%';
/** Headings above the screen count too. No page is longer than this many pixels. */
const ABOVE = '1000000px';

/** Marks the current section in a table of contents: that of the last heading above the line, or the first. */
function followReading(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ heading, link }] : [];
  });
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const read = sections.findLast(({ heading }) => passed.has(heading)) ?? sections[0];
      for (const { link } of sections) link.ariaCurrent = link === read?.link ? 'true' : null;
    },
    { rootMargin: `${ABOVE} 0px ${BELOW}` },
  );
  for (const { heading } of sections) observer.observe(heading);
}

for (const contents of document.querySelectorAll<HTMLElement>('[data-contents]')) followReading(contents);
