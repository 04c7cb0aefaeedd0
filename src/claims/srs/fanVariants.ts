import type { ClaimCheck } from '../claim.ts';

const page = 'systems/fan-variants/';

export const FAN_VARIANT_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'fan.tetris-best',
    row: '0-68',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'fan.tetris-perfect',
    row: '0-69',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'fan.formula-rotation',
    row: '0-70',
    status: 'unverifiable',
    page,
    check: null,
  },
];
