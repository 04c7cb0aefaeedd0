import { describe, expect, test } from 'vitest';
import { PIECES, type Piece } from '#engine/piece.ts';
import { inView } from '#board/geometry.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { printState, readState } from '#figure/fields.ts';
import {
  comparedEntry,
  entryOf,
  SPAWN_VIEWER,
  spawnExtent,
  spawnReadings,
  spawnSystem,
  type SpawnState,
} from './spawnView.ts';

const at = (system: string, piece: Piece, more: Partial<SpawnState> = {}): SpawnState => ({
  ...SPAWN_VIEWER.standard,
  system,
  piece,
  ...more,
});

describe('where a piece enters', () => {
  test.each<[what: string, state: SpawnState, outcome: string]>([
    // Super Rotation System, "Spawn orientation and location": rows 21 and 22 above the field; three-wide pieces rounded left.
    ['T by the Guideline', at('srs-guideline', 'T'), 'state 0, columns 4-6, rows 21-22, above'],
    ['I by the Guideline', at('srs-guideline', 'I'), 'state 0, columns 4-7, rows 21-21, above'],
    ['O by the Guideline', at('srs-guideline', 'O'), 'state 0, columns 5-6, rows 21-22, above'],
    // The same: Tetris Worlds, one row higher.
    ['T in Tetris Worlds', at('tetris-worlds', 'T'), 'state 0, columns 4-6, rows 22-23, above'],
    // Arika Rotation System: topmost minos in row 20.
    ['T in TGM', at('ars-tgm', 'T'), 'state 0, columns 4-6, rows 19-20, inside'],
    // The Game Boy: row 17 of 18 by its disassembly, row 18 by NullpoMino, D14.
    ['T on the Game Boy', at('nintendo-left', 'T'), 'state 0, columns 4-6, rows 16-17, inside'],
    [
      'T on the Game Boy, by NullpoMino',
      at('nintendo-left', 'T', { readings: 'spawn-in-top-row' }),
      'state 0, columns 4-6, rows 17-18, inside',
    ],
    // Arika SRS, the side of the wiki in D6.
    [
      'J of Arika SRS, pointing down',
      at('srs-arika', 'J', { readings: 'spawn-down' }),
      'state 2, columns 4-6, rows 19-20, inside',
    ],
    // Arika Rotation System, "ACE-ARS": higher where rows 19 and 20 are filled.
    ['T of ACE on filled rows', at('ars-ace', 'T', { filled: true }), 'state 0, columns 4-6, rows 21-22, above'],
    ['I of ACE on filled rows', at('ars-ace', 'I', { filled: true }), 'state 0, columns 4-7, rows 21-21, above'],
  ])('is right for %s', (_what, state, outcome) => {
    expect(SPAWN_VIEWER.outcome(state)).toBe(outcome);
  });

  test('is told with the number of rows that it was raised by', () => {
    expect(entryOf(at('ars-ace', 'T', { filled: true }), 'T')?.raised).toBe(2);
    expect(entryOf(at('ars-ace', 'I', { filled: true }), 'I')?.raised).toBe(1);
    expect(entryOf(at('ars-ace', 'T'), 'T')?.raised).toBe(0);
  });

  test('points down in the other reading of Arika SRS', () => {
    expect(entryOf(at('srs-arika', 'J', { readings: 'spawn-down' }), 'J')?.orientation).toBe(2);
    expect(entryOf(at('srs-arika', 'J'), 'J')?.orientation).toBe(0);
  });

  test('keeps to a reading of a system that knows it', () => {
    expect(spawnReadings(systemById('srs-arika')!)).toEqual(['spawn-down']);
    expect(spawnReadings(systemById('srs-guideline')!)).toEqual([]);
    expect(spawnSystem({ system: 'sega', readings: 'spawn-down' })).toBe(systemById('sega'));
  });

  test('leaves the field empty where a spawn is not raised', () => {
    expect(entryOf(at('ars-tgm', 'T', { filled: true }), 'T')?.raised).toBe(0);
  });

  test.each(SYSTEMS.map(({ id }) => id))('of %s lies on the board that is drawn, for every piece', (id) => {
    const state = at(id, 'T', { beside: 'tetris-worlds' });
    for (const piece of PIECES) {
      for (const filled of [false, true]) {
        // A piece that finds no room in a filled field is not drawn.
        const minos = entryOf({ ...state, filled }, piece)?.minos ?? (filled ? [] : undefined);
        expect(minos?.every((mino) => inView(spawnExtent(spawnSystem(state)), mino))).toBe(true);
      }
    }
  });

  test('is compared with another system on request', () => {
    expect(comparedEntry(at('srs-guideline', 'T'))).toBeNull();
    expect(comparedEntry(at('srs-guideline', 'T', { beside: 'tetris-worlds' }))?.extent).toMatchObject({
      bottom: 21,
      top: 22,
    });
  });
});

test('the state of the viewer is a line of words', () => {
  const line = 'system=ars-ace piece=Z readings=none beside=ars-tgm filled=yes';
  const read = readState(SPAWN_VIEWER.fields, line, SPAWN_VIEWER.standard);
  expect(read.ok && printState(SPAWN_VIEWER.fields, read.value)).toBe(line);
  expect(readState(SPAWN_VIEWER.fields, 'beside=nes', SPAWN_VIEWER.standard)).toMatchObject({ ok: false });
});
