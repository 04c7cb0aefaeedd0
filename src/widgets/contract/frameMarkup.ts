/** Text for inside double quotes of an attribute. */
export const inAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The frame that shows a bare page of a figure. It tells its height in messages; the one given here is for pages that do not listen. */
export const frameMarkup = (address: string, title: string, height: number): string =>
  `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
