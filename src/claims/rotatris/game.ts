import type { ClaimCheck } from '../claim.ts';

const page = 'systems/rotatris/';

export const GAME_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'rotatris.origin',
    row: '1-01',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'rotatris.selection',
    row: '1-02',
    status: 'unverifiable',
    page,
    check: null,
  },
];
