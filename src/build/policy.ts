import { createHash } from 'node:crypto';
import { attributeOf } from './elementsIn.ts';
import type { Edit, FinishedPage } from './finishedPage.ts';

/** Types of `<script>` that a browser does not run; only those may hold what no hash names. */
const DATA = /^(?:application|text)\/(?:ld\+)?json$/i;

/**
 * What a page may load and run, for a `<meta>` element, which cannot carry `frame-ancestors`: pages of the site may stand in
 * frames. The search compiles WebAssembly; the style attributes of the docs theme have no hashes of their own.
 * @param scripts texts of the inline scripts that may run
 * @see https://www.w3.org/TR/CSP3/
 */
export function policyFor(scripts: readonly string[]): string {
  const hashes = [...new Set(scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes.sort()].join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Puts its policy into a page, right behind its character set and before anything that the policy is about. */
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
