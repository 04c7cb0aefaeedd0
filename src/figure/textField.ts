import { fromBase64Url, toBase64Url } from './base64url.ts';
import type { Field } from './fields.ts';

const encoded = (text: string): string => toBase64Url(new TextEncoder().encode(text));

function decoded(text: string): string | null {
  const bytes = fromBase64Url(text);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A free text, for instance `a table`, as a link carries it. */
export const anyText = (kind: string): Field<string> => ({
  print: encoded,
  read: decoded,
  allowed: `${kind} as a link carries it`,
});
