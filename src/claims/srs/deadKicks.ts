import { add, ORIGIN } from '#engine/geometry.ts';
import { transition } from '#engine/piece.ts';
import { allFates, deadTests, endingCount } from '#analysis/deadKicks.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { endingOf, traceOf } from './ask.ts';
import { kicks, names, sameList } from './text.ts';

const page = 'systems/srs/kicks/';
/** The worked example, on a board that was built for it. */
const WORKED =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

export const DEAD_KICK_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.never-for-t',
    row: '0-42',
    status: 'holds',
    page,
    check: () => {
      const fates = allFates(srsGuideline).filter(({ rotation }) => rotation.piece !== 'O');
      const dead = fates.flatMap((own) =>
        deadTests(own).map(({ test, fate }) => ({
          ...own.rotation,
          test,
          fate,
          of: transition(own.rotation.from, own.rotation.to),
        })),
      );
      const endings = fates.reduce((sum, own) => sum + endingCount(own), 0);
      const failing = fates.filter(({ canFail }) => canFail).length;
      return evidence(
        dead
          .map(({ of, test }) => `${of} ${test}`)
          .sort()
          .join() === '0>>1 4,0>>3 4,2>>1 3,2>>3 3' &&
          dead.every(({ piece, fate }) => piece === 'T' && fate.is === 'shadowed' && fate.by === 1),
        `Of all pieces, only the T has such kicks: ${dead.map(({ of, test }) => `${of} test ${test}`).join(', ')}. If one of them fits, basic rotation fits too and comes first. Every other test can win: ${endings - failing} tests in ${fates.length} rotations. With ${failing} rotations that can also fail, that makes ${endings} outcomes.`,
      );
    },
  },
  {
    id: 'srs.worked-example',
    row: '0-43',
    status: 'holds',
    page,
    check: () => {
      const trace = traceOf(WORKED);
      const tried = trace.tests.map((test) => test.kick);
      const blocked = trace.tests.filter(({ verdict }) => verdict.is === 'blocked').map(({ number }) => number);
      const [basic, fifth] = [trace.tests[0]?.minos[0] ?? ORIGIN, trace.tests[4]?.minos[0] ?? ORIGIN];
      return evidence(
        kicks(tried) === '(0, 0), (1, 0), (1, 1), (0, -2), (1, -2)' &&
          blocked.join() === '1,2,3,4' &&
          endingOf(trace) === 5 &&
          sameList([fifth], [add(basic, [1, -2])]),
        `The pictures are lost, so we built a board. On it the J tries ${kicks(tried)}. Tests ${names(blocked.map(String))} are blocked, and test ${endingOf(trace)} rotates it.`,
      );
    },
  },
];
