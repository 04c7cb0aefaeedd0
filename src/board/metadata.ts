import { escapeText } from '#text/escape.ts';

/** The licence of pictures, as of all data of the site. */
export const LICENCE = { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' } as const;
export const AUTHOR = 'Wallkick';

/**
 * Describes a file in the form that programs for pictures and Wikimedia Commons read.
 * @param source the address that it comes from, if it is known
 * @see https://www.w3.org/Submission/2008/SUBM-ccREL-20080501/
 */
export const metadataMarkup = (title: string, source: string | undefined): string =>
  '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
  `<cc:Work rdf:about=""><dc:title>${escapeText(title)}</dc:title><dc:creator>${AUTHOR}</dc:creator>` +
  (source === undefined ? '' : `<dc:source>${escapeText(source)}</dc:source>`) +
  `<cc:license rdf:resource="${LICENCE.address}"/></cc:Work></rdf:RDF></metadata>`;
