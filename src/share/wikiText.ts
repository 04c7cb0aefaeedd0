import { LICENCE } from '#board/metadata.ts';

/** Characters that begin markup in MediaWiki, and spaces in rows. */
const MARKED = /[|[\]{}<>'&=~]/g;

/** Escapes text inside a line of wiki text. */
const inWiki = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(MARKED, (character) => `&#${character.charCodeAt(0)};`);

/** Characters that end an external link of a wiki. */
const ENDING = /[[\]{}|<>"'\s]/g;

const asAddress = (address: string): string =>
  address.replace(ENDING, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/**
 * Returns the line that shows an uploaded picture on a page of a wiki, with its sentence, the address of the state and the licence.
 * @param file the name of the saved file. MediaWiki begins it with a capital letter.
 */
export const wikiThumb = (file: string, sentence: string, title: string, link: string): string =>
  `[[File:${file.charAt(0).toUpperCase()}${file.slice(1)}|thumb|${inWiki(sentence)} [${asAddress(link)} ${inWiki(title)}], ${LICENCE.name}]]`;
