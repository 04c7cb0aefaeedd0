import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test.skip(process.platform !== 'linux', 'Other systems have no fontconfig to name the fonts.');

test('text has the fonts of the tests, on every machine', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  for (const [family, font] of [
    ['sans-serif', 'DejaVu Sans'],
    ['serif', 'DejaVu Serif'],
    ['monospace', 'DejaVu Sans Mono'],
    ['a family that no machine has', 'DejaVu Sans'],
  ] as const) {
    await page.setContent(`<p style="font-family: ${family}">Test 5, kick (1, -2): fits.</p>`);
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect
      .soft(
        fonts.map(({ familyName }) => familyName),
        family,
      )
      .toEqual([font]);
  }
});
