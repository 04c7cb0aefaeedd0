import { describe, expect, test } from 'vitest';
import type { RotationSystem } from '#engine/system.ts';
import { systemById } from '#rules/registry.ts';
import { tableDiff, type DiffRow, type TableDiff } from './tableDiff.ts';

const system = (id: string): RotationSystem => systemById(id)!;
const diff = (a: string, b: string, piece: 'I' | 'J' | 'T'): TableDiff => tableDiff(system(a), system(b), piece);
const row = ({ rows }: TableDiff, name: string): DiffRow => rows.find(({ transition }) => transition === name)!;
const kicks = ({ lists }: DiffRow, side: 0 | 1): readonly string[] => {
  const list = lists[side];
  return list.is === 'list' ? list.kicks.map(({ kick, is }) => `${kick.join(',')} ${is}`) : [list.is];
};

describe('the I of Guideline and Arika SRS', () => {
  const own = diff('srs-guideline', 'srs-arika', 'I');

  test('differs in six of eight turns, in two of them by a new kick', () => {
    // The SRS article has both tables.
    expect(own.rows.map(({ transition, is }) => `${transition} ${is}`)).toEqual([
      '0>>1 order',
      '1>>0 same',
      '1>>2 same',
      '2>>1 new kick',
      '2>>3 new kick',
      '3>>2 order',
      '3>>0 order',
      '0>>3 order',
    ]);
    expect([own.firstTest, own.tests]).toEqual([2, 5]);
  });

  test('marks what changed places and what the other list lacks', () => {
    expect(kicks(row(own, '0>>1'), 0).slice(1)).toEqual([
      '-2,0 same place',
      '1,0 same place',
      '-2,-1 other place',
      '1,2 other place',
    ]);
    expect(kicks(row(own, '2>>1'), 1).slice(1)).toEqual([
      '-2,0 other place',
      '1,0 other place',
      '-2,1 other place',
      '1,-1 alone',
    ]);
  });
});

test('half turns have rows where either system makes them', () => {
  const half = diff('srs-guideline', 'srs-nullpomino-180', 'T');
  expect(half.rows).toHaveLength(12);
  expect(row(half, '0>>2').is).toBe('other turn');
  expect(row(half, '0>>2').lists[0]).toEqual({ is: 'refused' });
  // 0>>2 has eleven kicks after basic rotation in StandardWallkick.java.
  expect(half.tests).toBe(12);
  expect(diff('srs-guideline', 'tetr-js', 'T').rows.at(-1)!.lists[1]).toEqual({ is: 'twice' });
});

test('other boxes and orientation numbers are compared by squares', () => {
  const own = diff('srs-guideline', 'ars-tgm', 'J');
  // State 0 of the J in SRS is state 2 in ARS, a row lower in its box: after the turn it is a row higher than in SRS.
  expect(kicks(row(own, '0>>1'), 1)).toEqual(['0,1 alone', '1,1 alone', '-1,1 same place']);
  expect([own.firstTest, own.guarded]).toEqual([1, true]);
});

test('a turn that becomes another one is not compared by kicks', () => {
  const own = diff('srs-guideline', 'sega', 'T');
  expect(row(own, '0>>1')).toMatchObject({ is: 'other turn', lists: [{ is: 'list' }, { is: 'becomes' }] });
});

test('the same rules under another name have no difference', () => {
  expect(diff('srs-guideline', 'tetris-worlds', 'T').rows.every(({ is }) => is === 'same')).toBe(true);
});
