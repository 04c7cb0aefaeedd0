import { expect, test } from 'vitest';
import { claimsOnPage } from './claimsOnPage.ts';

const page = () => ({ url: new URL('https://example.org/guide/kicks/'), locals: {} });

test('claims of a page come with what their checks found', () => {
  const [first] = claimsOnPage(page(), 'rotatris.cap-reached');
  expect(first).toMatchObject({ claim: { id: 'rotatris.cap-reached' } });
});

test('an unknown claim is named, with those that begin alike', () => {
  expect(() => claimsOnPage(page(), 'rotatris.capreached')).toThrow(
    /^\/guide\/kicks\/: <Claim>: "rotatris\.capreached" is no claim of src\/claims\. .*rotatris\.cap-reached/,
  );
});

test('a claim stands on a page once, and may stand on another', () => {
  const here = page();
  claimsOnPage(here, 'rotatris.cap-reached');
  expect(() => claimsOnPage(here, 'rotatris.cap-reached')).toThrow(
    /^\/guide\/kicks\/: <Claim>: "rotatris\.cap-reached" stands on this page already/,
  );
  expect(claimsOnPage(page(), 'rotatris.cap-reached')).toHaveLength(1);
});
