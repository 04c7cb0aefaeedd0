import type { Claim } from '../claim.ts';

const page = 'systems/fan-variants/';

export const FAN_VARIANT_CLAIMS: readonly Claim[] = [
  {
    id: 'fan.tetris-best',
    row: '0-68',
    statement:
      'Tetris Best uses true rotation with other kicks and does not correct the wobble of the O, so that O spins are possible.',
    status: 'unverifiable',
    page,
    check: null,
    remark:
      'No program was found and its kicks are not given. How an O moves under true rotation alone can be tried here.',
  },
  {
    id: 'fan.tetris-perfect',
    row: '0-69',
    statement:
      'Tetris Perfect has no true rotation: its I turns about the usual centre, and its O does not turn at all.',
    status: 'unverifiable',
    page,
    check: null,
    remark: 'No program of Tetris Perfect was found. The rules of this site follow the document.',
  },
  {
    id: 'fan.formula-rotation',
    row: '0-70',
    statement:
      'The programs tetris2019.sb2 and tetrisimplementation use true rotation, as they turn pieces by formula.',
    status: 'unverifiable',
    page,
    check: null,
    remark: 'Neither program was found.',
  },
];
