import { isError } from './diagnostic.ts';
import { NO_SPAN, RATINGS, type Comment, type Item, type Rating } from './document.ts';
import { parsePtn } from './parse.ts';
import { itemLines } from './print.ts';

/** What is said about a move, or before the first one. */
export interface Annotation {
  readonly rating: Rating | null;
  /** Comments, levels and `...`. */
  readonly items: readonly Item[];
}

/** Texts that all read as this annotation, the plainest first: a comment alone may stand without its parentheses. */
export function annotationTexts({ rating, items }: Annotation): readonly string[] {
  if (rating === null && items.length === 0) return [''];
  const notation = [...(rating === null ? [] : [rating]), ...itemLines(items)].join('\n');
  const [only] = items;
  const plain = rating === null && items.length === 1 && only?.is === 'comment' && readsAsItself(only.text);
  return [...(plain ? [only.text] : []), notation, `${notation} `];
}

const readsAsItself = (text: string): boolean => {
  const { rating, items } = readAnnotation(text);
  const [only] = items;
  return rating === null && items.length === 1 && only?.is === 'comment' && only.text === text;
};

/** Reads what `annotationTexts` wrote. Any other text is one comment; blank text is none. */
export function readAnnotation(text: string): Annotation {
  if (text.trim() === '') return { rating: null, items: [] };
  const [first = ''] = text.split(/\s/, 1);
  const rating = RATINGS.find((known) => known === first) ?? null;
  const { document, remarks } = parsePtn(rating === null ? text : text.slice(first.length));
  const plain = remarks.some(isError) || document.headers.length > 0 || document.items.some(({ is }) => is === 'move');
  if (!plain) return { rating, items: document.items };
  return { rating: null, items: [commentOf(text)] };
}

const commentOf = (text: string): Comment => ({ is: 'comment', text: text.replaceAll(')', ']'), span: NO_SPAN });

/** The same where there is no move to be rated: a rating is then a comment. */
export function readRemark(text: string): readonly Item[] {
  const { rating, items } = readAnnotation(text);
  return rating === null ? items : [commentOf(text)];
}
