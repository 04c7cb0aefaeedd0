import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { palettes } from './palettes.ts';

const tokens = parse(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'));

it.each(Object.entries(palettes))('the palette %s names the colours that the tokens give', (name, colours) => {
  const given: (readonly [piece: string, colour: string])[] = [];
  tokens.walkRules((rule) => {
    if (!rule.selectors.includes(`[data-palette='${name}']`)) return;
    rule.walkDecls(/^--[IJLOSTZ]$/, ({ prop, value }) => {
      given.push([prop.slice(2), value.slice('var(--'.length, -1)]);
    });
  });
  expect(Object.fromEntries(given)).toEqual(colours);
});
