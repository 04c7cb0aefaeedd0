import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { edited, readPage } from './finishedPage.ts';
import { policyEdit, policyFor } from './policy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body = ''): string =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const withPolicy = (html: string): string => edited(html, [policyEdit(readPage(html))]);

/** Returns the sources that a page's policy allows for scripts. */
const scriptSources = (html: string): readonly string[] =>
  /script-src ([^;]*);/.exec(withPolicy(html))?.[1]?.split(' ') ?? [];

describe('the policy of a page', () => {
  it('stands right behind the character set', () => {
    expect(withPolicy(page('<script src="/a.js"></script>'))).toContain(
      '<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'self\'; script-src',
    );
  });

  it('names every inline script by its hash, each once', () => {
    const html = page(
      '<script>let a = "<b>";</script>',
      '<script type="module">\nrun()\n</script><script>let a = "<b>";</script>',
    );
    expect(scriptSources(html).filter((source) => source.startsWith("'sha"))).toEqual(
      [hash('let a = "<b>";'), hash('\nrun()\n')].sort(),
    );
  });

  it('names no script that stands in a file, and no data', () => {
    const html = page('<script src="/a.js"></script>', '<script type="application/json">{"a":1}</script>');
    expect(scriptSources(html)).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });

  it('names rules for what a browser fetches ahead, which are scripts too', () => {
    expect(scriptSources(page('<script type="speculationrules">{}</script>'))).toContain(hash('{}'));
  });

  it('allows no other inline script, no handler in an attribute and no program from text', () => {
    const scripts = policyFor(['run()'])
      .split('; ')
      .filter((directive) => directive.startsWith('script-src'));
    expect(scripts).toEqual([`script-src 'self' 'wasm-unsafe-eval' ${hash('run()')}`, "script-src-attr 'none'"]);
  });

  it('has no place on a page without a character set', () => {
    expect(() => withPolicy('<!doctype html><title>A</title>')).toThrow('names no character set');
  });
});
