import { createHash } from 'node:crypto';
import { attributeOf } from './elementsIn.ts';
import type { Edit, FinishedPage } from './finishedPage.ts';

/** Browsers do not run these types of `<script>`, so they need no hash. */
const DATA = /^(?:application|text)\/(?:ld\+)?json$/i;

/**
 * Returns the policy of a page for a `<meta>` element. That cannot carry `frame-ancestors`, so pages may stand in frames. The search
 * compiles WebAssembly; the style attributes of the docs theme have no hashes.
 * @param scripts texts of the inline scripts that may run
 * @see https://www.w3.org/TR/CSP3/
 */
export function policyFor(scripts: readonly string[]): string {
  const hashes = [...new Set(scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes.sort()].join(' '),
    "script-src-attr 'none'",
    // The encoder of animations is a script in a blob: elsewhere it comes from another origin, where a worker may not.
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Inserts the policy right after the character set, before anything that it governs. */
export function policyEdit({ elements }: FinishedPage): Edit {
  const charset = elements.find((one) => one.tagName === 'meta' && attributeOf(one, 'charset') !== undefined);
  const start = charset?.sourceCodeLocation?.endOffset;
  if (start === undefined) throw new Error('The page names no character set, so its policy has no place.');
  const inline = elements.filter(
    (one) =>
      one.tagName === 'script' && attributeOf(one, 'src') === undefined && !DATA.test(attributeOf(one, 'type') ?? ''),
  );
  const texts = inline.map(({ childNodes }) =>
    childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  );
  return { start, end: start, text: `<meta http-equiv="content-security-policy" content="${policyFor(texts)}">` };
}
