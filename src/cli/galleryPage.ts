/** A file of the gallery: a drawing (`.svg`) or a text. */
export interface GalleryEntry {
  readonly name: string;
  readonly text: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Gives the gradients of each drawing their own names, because drawings share one page. */
const withOwnNames = (svg: string, index: number): string => svg.replaceAll(/(\bid="|url\(#|href="#)/g, `$1g${index}-`);

/** Returns a page with the drawings in the styles of the site, each beside its text. */
export function galleryPage(entries: readonly GalleryEntry[], styles: string): string {
  const groups = Map.groupBy(entries, ({ name }) => name.replace(/\.\w+$/, ''));
  const sections = [...groups].map(([name, files], index) => {
    const parts = files.map((file) =>
      file.name.endsWith('.svg') ? withOwnNames(file.text, index) : `<pre>${escape(file.text)}</pre>`,
    );
    return `<section><h2>${escape(name)}</h2>${parts.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wallkick: gallery</title>
<style>
${styles}
body { margin: 24px; background: var(--paper); color: var(--ink); font-family: sans-serif; }
section { display: inline-block; vertical-align: top; width: 420px; margin: 0 24px 24px 0; }
h2 { font-size: 1rem; }
svg { width: 100%; height: auto; }
pre { white-space: pre-wrap; }
</style>
<button onclick="document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'">Other theme</button>
${sections.join('\n')}
</html>
`;
}
