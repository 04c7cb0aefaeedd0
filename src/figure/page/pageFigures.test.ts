import { describe, expect, it } from 'vitest';
import { announceFigure, figureBefore } from './pageFigures.ts';

const page = () => ({ url: new URL('https://example.org/systems/srs/kicks/'), locals: {} });

describe('the figures of a page', () => {
  it('are found by the words after them', () => {
    const here = page();
    announceFigure(here, 'KickStepper', 'worked', (show) => (show === 'step=9' ? 'too far' : null));
    expect(figureBefore(here, 'Say', 'worked').check('step=9', undefined)).toBe('too far');
  });

  it('say what they open with', () => {
    const here = page();
    announceFigure(here, 'KickStepper', 'worked', () => null, 'piece=T step=5');
    expect(figureBefore(here, 'KickTable', 'worked').opening).toBe('piece=T step=5');
  });

  it('belong to their own page', () => {
    announceFigure(page(), 'KickStepper', 'worked', () => null);
    expect(() => figureBefore(page(), 'Say', 'worked')).toThrow(
      '/systems/srs/kicks/: <Say>: no figure "worked" is before it on the page; there is none.',
    );
  });

  it('stop the build when a name is misspelt, and say which there are', () => {
    const here = page();
    announceFigure(here, 'KickStepper', 'worked', () => null);
    announceFigure(here, 'KickStepper', 'stepper-1', () => null);
    expect(() => figureBefore(here, 'KickTable', 'wroked')).toThrow(
      '<KickTable>: no figure "wroked" is before it on the page; there are worked, stepper-1.',
    );
  });

  it('stop the build when two have one name', () => {
    const here = page();
    announceFigure(here, 'KickStepper', 'worked', () => null);
    expect(() => announceFigure(here, 'OrientationWheel', 'worked', () => null)).toThrow(
      '/systems/srs/kicks/: <OrientationWheel>: there are two figures "worked" on the page.',
    );
  });
});
