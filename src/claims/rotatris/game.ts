import type { Claim } from '../claim.ts';

const page = 'systems/rotatris/';

export const GAME_CLAIMS: readonly Claim[] = [
  {
    id: 'rotatris.origin',
    row: '1-01',
    statement:
      'Rotatris is a game made for a dissertation, in Swift and SpriteKit; its player builds shells round a block that turns.',
    status: 'unverifiable',
    page,
    check: null,
    remark: 'The game itself was not at hand, only its author’s post about it.',
  },
  {
    id: 'rotatris.selection',
    row: '1-02',
    statement: 'The post explains a selection of the game’s algorithms; the dissertation holds more.',
    status: 'unverifiable',
    page,
    check: null,
    remark: 'The dissertation was not at hand.',
  },
];
