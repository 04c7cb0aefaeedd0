import type { Claim } from '../claim.ts';

const page = 'systems/srs/';
const NOT_AT_HAND = 'History; the game was not at hand.';

export const OVERVIEW_CLAIMS: readonly Claim[] = [
  {
    id: 'srs.name',
    row: '0-01',
    statement:
      'SRS, the Super or Standard Rotation System, is the Tetris Guideline’s standard for spawn, rotation and wall kicks.',
    status: 'unverifiable',
    page,
    check: null,
    remark: 'A name and a standard; the Guideline itself is not public.',
  },
  {
    id: 'srs.four-states-1991',
    row: '0-02',
    statement: 'In 1991 BPS gave S, Z and I their third and fourth orientations, in Tetris 2 and BomBliss.',
    status: 'unverifiable',
    page,
    check: null,
    remark: NOT_AT_HAND,
  },
  {
    id: 'srs.flat-side-down-1993',
    row: '0-03',
    statement: 'Two years later, in Tetris Battle Gaiden, BPS let T, L and J enter with their flat side first.',
    status: 'unverifiable',
    page,
    check: null,
    remark: NOT_AT_HAND,
  },
  {
    id: 'srs.kicks-2001',
    row: '0-04',
    statement: 'Tetris Worlds of 2001 added the wall kicks and gave SRS its final form.',
    status: 'unverifiable',
    page,
    check: null,
    remark: NOT_AT_HAND,
  },
  {
    id: 'srs.world-2005',
    row: '0-05',
    statement:
      'Henk Rogers required Arika to include a form of SRS in Tetris The Grand Master 3 of 2005, where it is called the World rule.',
    status: 'unverifiable',
    page,
    check: null,
    remark: 'History; no document of the agreement is known here.',
  },
];
