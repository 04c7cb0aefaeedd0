import type { Note } from '#notation/boards/note.ts';
import type { Say } from '#text/strings.ts';

/** What a figure says once a text is on its board, and what was done with the text. */
export function takenText(notes: readonly Note[], say: Say): string {
  // Which page it is stands in place of the first sentence.
  const isPage = ({ code }: Note): boolean => code === 'pages';
  const first = notes.some(isPage) ? [] : [say('tools.pasted')];
  const done = [...notes].sort((a, b) => Number(isPage(b)) - Number(isPage(a)));
  return [...first, ...done.map(({ code, values }) => say(`pasted.${code}`, values))].join(' ');
}
