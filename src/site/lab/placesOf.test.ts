import { describe, expect, test } from 'vitest';
import { placesOf } from './placesOf.ts';
import { allParams, workbenches } from './workbenches.ts';

const ALL_PARAMS = allParams();
const WORKBENCHES = workbenches();

/** Returns the workbenches that show all of a link. */
const opens = (search: string): readonly string[] =>
  placesOf(
    [...new URLSearchParams(search).keys()].filter((name) => ALL_PARAMS.includes(name)),
    WORKBENCHES,
  ).map((place) => WORKBENCHES[place]!.page.replace('lab/', ''));

describe('where a link opens', () => {
  // Links that Share writes on the pages of the site.
  test.each([
    [
      'a rotation',
      '?figure=a&system=srs-guideline&piece=T&from=0&at=3,1&turn=cw&board=.&step=2',
      ['stepper', 'compare', 'play', 'judge'],
    ],
    ['a rotation under a reading', '?system=sega&piece=T&from=0&at=3,1&turn=cw&board=.&readings=b', ['stepper']],
    ['a comparison', '?figure=a&systems=ars-tgm,dtet&piece=J&from=3&at=4,0&turn=cw&board=.', ['compare']],
    ['offsets', '?figure=derive&piece=I&from=1&to=2&line=2&changed=none', ['offsets']],
    [
      'a recording',
      '?figure=drops&system=dtet&piece=T&from=0&at=3,3&board=.&gravity=0&buttons=.&frame=8',
      ['buttons', 'frames'],
    ],
    ['a recording of an example', '?scene=double&frame=4', ['buttons']],
    ['a way to a placement', '?figure=reach&piece=T&way=3', ['reach']],
    ['a table to check', '?figure=checker&text=abc&against=dtet', ['table']],
    ['a game', '?figure=game&ptn=abc&step=3', ['notation']],
    [
      'an entry, which lacks the words of a board',
      '?figure=entry&system=srs-arika&piece=S',
      ['offsets', 'reach', 'judge', 'spins'],
    ],
    ['a step of a collapse', '?figure=collapse&step=3', ['reach', 'judge']],
    ['a figure without a workbench', '?figure=shells&rule=four-chebyshevs&size=16', []],
  ])('%s', (_what, search, pages) => {
    expect(opens(search)).toEqual(pages);
  });

  test('words that are none of a figure are not among those that are looked at', () => {
    expect(['figure', 'v', 'saw', 'y', 'names', 'rows'].filter((name) => ALL_PARAMS.includes(name))).toEqual([]);
  });

  test('each workbench opens its own links', () => {
    for (const { page, params } of WORKBENCHES)
      expect(opens(`?${params.map((word) => `${word}=x`).join('&')}`), page).toContain(page.replace('lab/', ''));
  });
});
