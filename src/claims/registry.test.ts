import { describe, expect, it, test } from 'vitest';
import texts from '#content/claims/en.json' with { type: 'json' };
import { linesBefore, linesOf } from '#play/hardLines.ts';
import { CLAIM_SOURCES, INVENTORY, sourceOf } from './inventory.ts';
import { claimById, CLAIMS, evidenceOf } from './registry.ts';

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the claims', () => {
  it('have each id and each row once', () => {
    expect(twice(CLAIMS.map(({ id }) => id))).toEqual([]);
    expect(twice(CLAIMS.map(({ row }) => row))).toEqual([]);
  });

  it('are found by their ids', () => {
    for (const claim of CLAIMS) expect(claimById(claim.id)).toBe(claim);
    expect(claimById('srs')).toBeUndefined();
  });

  it('have every text of content/claims once', () => {
    expect(Object.keys(texts).sort()).toEqual(CLAIMS.map(({ id }) => id).sort());
  });

  // The two readings of the 500 lines of HARD, rounded to whole lines (src/play/hardLines.ts).
  it('say of HARD what its two readings give', () => {
    const remark = claimById('dtet.hard')?.remark;
    expect(remark).toContain(`level 49 takes ${Math.round(linesOf('from-the-start', 49))} lines by the first reading`);
    expect(remark).toContain(
      `By the second, ${Math.round(linesBefore('level-50-alone', 50))} lines come before level 50`,
    );
  });

  it('stand in the order of the inventory', () => {
    const all = CLAIM_SOURCES.flatMap(({ source }) => INVENTORY[source]);
    const places = CLAIMS.map(({ row }) => all.indexOf(row));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  it.each(CLAIMS.map((claim) => [claim.id, claim] as const))('%s is stated and judged', (_id, claim) => {
    expect(claim.statement).toMatch(/^[^a-z\s].+[.?]$/s);
    expect(claim.page).toMatch(/^([a-z0-9-]+\/)+$/);
    if (claim.status === 'unverifiable') {
      expect(claim.check).toBeNull();
      expect(claim.remark).toMatch(/\.$/);
    } else {
      expect(claim.remark).toBeUndefined();
      expect(evidenceOf(claim)).toEqual({ holds: true, found: expect.stringMatching(/^.+\.$/s) as string });
    }
  });
});

describe('the inventory', () => {
  // Rows as they were counted when the documents were gone through; Arika's table shares one number for its eight rows.
  test.each([
    ['srs-wiki', 86, '0-01', '0-79'],
    ['rotatris-post', 46, '1-01', '1-46'],
    ['dtet-wiki', 40, '2-01', '2-40'],
    ['ars-wiki', 44, '3-01', '3-44'],
    ['ptn-readme', 16, '4-01', '4-16'],
  ] as const)('of %s has %i rows, %s to %s', (source, count, first, last) => {
    const rows = INVENTORY[source];
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([count, first, last]);
    expect(rows.every((row) => sourceOf({ row }) === source)).toBe(true);
  });

  it('has 0-55a to 0-55h instead of 0-55', () => {
    const rows = INVENTORY['srs-wiki'].filter((row) => row.startsWith('0-55'));
    expect(rows).toEqual(['0-55a', '0-55b', '0-55c', '0-55d', '0-55e', '0-55f', '0-55g', '0-55h']);
  });

  it('refuses a row of no document', () => {
    expect(() => sourceOf({ row: '7-01' })).toThrow('7-01');
  });
});
