import type { ClaimCheck } from '../claim.ts';

const page = 'systems/srs/';

export const OVERVIEW_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.name',
    row: '0-01',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.four-states-1991',
    row: '0-02',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.flat-side-down-1993',
    row: '0-03',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.kicks-2001',
    row: '0-04',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.world-2005',
    row: '0-05',
    status: 'unverifiable',
    page,
    check: null,
  },
];
