import 'strings:obstacle';
import 'strings:refused';
import 'strings:tests';
import type { KickTest, RotationTrace } from '#engine/trace.ts';
import { formatRow } from './conventions.ts';
import { messageText } from './narrate.ts';
import type { Voice } from './voice.ts';

/** Names what stopped a test: squares of the stack by number; walls, floor and ceiling by name. A square stays on its line. */
export const stoppedAt = (test: KickTest, { say, conventions }: Voice): string =>
  [
    ...new Set(
      test.obstacles.map(({ cell: [x, y], kind }) =>
        kind === 'stack' ? `c${x + 1}\u{a0}r${formatRow(y, conventions)}` : say(`obstacle.name.${kind}`),
      ),
    ),
  ].join(', ');

/** Says why a rotation has no tests. */
export const noTestsText = ({ outcome }: RotationTrace, voice: Voice): string =>
  voice.say('tests.none', { because: outcome.is === 'refused' ? messageText(outcome.because, voice) : '' }).trim();

/** Returns remarks beside the verdict, other than what stopped the test. */
export function testRemark({ verdict, obstacles }: KickTest, { say }: Voice): string {
  switch (verdict.is) {
    case 'accepted':
      return say('tests.first');
    case 'refused':
      return say('refused.free');
    case 'not reached':
      return obstacles.length === 0 ? say('tests.late') : '';
    case 'blocked':
    case 'hidden':
      return '';
  }
}
