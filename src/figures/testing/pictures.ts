import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { themeValues } from '#board/tokens.ts';
import type { Letters } from '#board/drawing.ts';
import { pictureMarkup } from '#board/picture.ts';
import type { FigureReport } from '#share/report.ts';
import { galleryFile } from './gallery.ts';

export const TOKENS = readFileSync(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8');

/** Returns the picture of the current state or of every step in the light theme, with its letters as texts, which a person can read. */
export const pictureOf = (
  { pictures, palette }: Pick<FigureReport, 'pictures' | 'palette'>,
  of: 'step' | 'steps',
  letters: Letters = 'texts',
): string =>
  pictureMarkup({
    title: 'T',
    description: 'D',
    drawings: pictures?.[of] ?? [],
    below: of === 'step' ? (pictures?.below ?? []) : [],
    letters,
    size: pictures?.size,
    valuesOf: themeValues(TOKENS, 'light', palette),
  });

/** Returns the elements without a fill or stroke, by attribute or by class: they would be black. */
export function unpaintedIn(svg: string): readonly string[] {
  const [, style = '', body = ''] = /<style>(.*?)<\/style>(.*)$/s.exec(svg) ?? [];
  const shapes = body.match(/<(?:path|rect|circle|text|polyline|line)\b[^>]*>/g) ?? [];
  return shapes.filter((shape) => {
    const classes = / class="([^"]*)"/.exec(shape)?.[1]?.split(' ') ?? [];
    return (
      !/ (?:fill|stroke|style)="/.test(shape) && !classes.some((name) => new RegExp(`\\.${name}[^\\w-]`).test(style))
    );
  });
}

/** Whether every element has its end tag. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of xml.matchAll(/<(\/?)([\w-]+)(?:\s(?:"[^"]*"|[^"<>])*)?>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!tag.endsWith('/>')) open.push(name);
  }
  return open.length === 0;
}

/** Checks that a picture needs no other files, and adds it to the gallery. */
export async function expectPicture(name: string, svg: string): Promise<void> {
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).not.toMatch(
    /var\(|light-dark|color-mix|calc\(|NaN|undefined|url\((?!#w)|href|<script|style="(?!(?:fill|stroke):url)| id="(?!w)/,
  );
  expect(unpaintedIn(svg)).toEqual([]);
  await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(galleryFile(`pictures/${name}.svg`));
}
