import { escapeText } from '#text/escape.ts';

// Escapes text in markup that readers paste into pages of any kind: HTML, Markdown, MDX, and templates of Vue and Svelte.

/** Escapes the value of an attribute. Svelte reads braces in it as code, and Markdown ends HTML at a blank line. */
export const asAttribute = (text: string): string =>
  escapeText(text).replace(/[{}\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escapes text between tags. Markdown gives a meaning to many signs and to line breaks, MDX and Vue to braces. */
export const asContent = (text: string): string =>
  escapeText(text).replace(/&#\d+;|[^\p{L}\p{M}\p{N} ,]/gu, (sign) =>
    sign.length > 2 ? sign : `&#${sign.codePointAt(0)};`,
  );
