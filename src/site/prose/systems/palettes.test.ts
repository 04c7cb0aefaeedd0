import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palettes } from './palettes.ts';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(palettes))('the palette %s names the colours that the tokens give', (name, colours) => {
  const rule = tokens.slice(tokens.indexOf(`[data-palette='${name}'] {`)).split('}')[0] ?? '';
  const given = [...rule.matchAll(/--([IJLOSTZ]): var\(--(\w+)\)/g)].map(([, piece, colour]) => [piece, colour]);
  expect(Object.fromEntries(given)).toEqual(colours);
});
