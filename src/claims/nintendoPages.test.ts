import { describe, expect, test } from 'vitest';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { kicksOf, rotationsOf } from '#analysis/rotations.ts';
import { nintendoLeft, nintendoRight } from '#rules/nintendo.ts';

// What the page about Nintendo's systems states in words, asked of the rules. TetrisNESDisasm, main.asm: orientation table; NullpoMino,
// NINTENDO-R and NINTENDO-L.
describe('Nintendo’s rotation systems', () => {
  test.each([nintendoRight, nintendoLeft])('$id tries basic rotation alone, and makes no half turn', (system) => {
    for (const rotation of rotationsOf(system)) expect(kicksOf(system, rotation)).toEqual([[0, 0]]);
    expect(system.turns.rules['180'].is).toBe('refused');
  });

  test('differ in the upright states of I, S and Z, which stand one column further right on the NES', () => {
    const states = PIECES.flatMap((piece) => ORIENTATIONS.map((n) => ({ piece, n })));
    const differing = states.filter(({ piece, n }) => {
      return !sameSquares(nintendoRight.shapes[piece].states[n], nintendoLeft.shapes[piece].states[n]);
    });
    expect(differing.map(({ piece, n }) => `${piece}${n}`)).toEqual(['I1', 'I3', 'S1', 'S3', 'Z1', 'Z3']);
    for (const { piece, n } of differing) {
      const moved = nintendoLeft.shapes[piece].states[n].map(([x, y]) => [x + 1, y] as const);
      expect(sameSquares(nintendoRight.shapes[piece].states[n], moved)).toBe(true);
    }
  });

  test('have a lower field on the Game Boy and a ceiling on the NES', () => {
    expect(nintendoLeft.field.height).toBeLessThan(nintendoRight.field.height);
    expect(nintendoRight.headroom).toBe(2);
  });
});
