import { LICENCE } from '#board/metadata.ts';

/** Characters that begin markup in MediaWiki: also `__NOTOC__`, and addresses, which it makes links. */
const MARKED = /[|[\]{}<>'&=~]|_(?=_)|:(?=\S)/g;

/** Escapes text inside a line of wiki text. */
const inWiki = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(MARKED, (character) => `&#${character.charCodeAt(0)};`);

/** Characters that end an external link of a wiki, and those that it takes for a signature or a switch there too. */
const ENDING = /[[\]{}|<>"'\s]|~(?=~)|_(?=_)/g;

const asAddress = (address: string): string =>
  address.replace(ENDING, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** The width of a picture that is read at the usual size of a wiki, and how many times larger a wide one is shown at most. */
const READABLE = 480;
const LARGEST = 2.5;

/** Returns the word that makes a wide picture larger on a page of a wiki: three boards side by side cannot be read at the usual size. */
function sizeWord(width: number): string {
  const times = Math.min(LARGEST, width / READABLE);
  return times < 1.2 ? '' : `|upright=${times.toFixed(1)}`;
}

/**
 * Returns the line that shows an uploaded picture on a page of a wiki, with its sentence, the address of the state and the licence.
 * @param file the name of the saved file. MediaWiki begins it with a capital letter.
 * @param width of the picture in pixels
 */
export const wikiThumb = (file: string, width: number, sentence: string, title: string, link: string): string =>
  `[[File:${file.charAt(0).toUpperCase()}${file.slice(1)}|thumb${sizeWord(width)}|${inWiki(sentence)} [${asAddress(link)} ${inWiki(title)}], ${LICENCE.name}]]`;
