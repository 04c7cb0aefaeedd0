import type { Field } from './fields.ts';

/** Encodes text for a link: base64url of UTF-8. */
function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function decoded(text: string): string | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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
