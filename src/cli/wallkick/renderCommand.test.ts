import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import '#build/sourceModules.ts';

const { renderCommand } = await import('./renderCommand.ts');

/** A J under an overhang: all but its fifth test are blocked. */
const OVERHANG =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

async function rendered(...args: readonly string[]): Promise<string> {
  const { out, err, code } = await renderCommand([...args, OVERHANG]);
  expect([err, code]).toEqual(['', 0]);
  return Buffer.from(out).toString('latin1');
}

const pixels = (file: string) => sharp(Buffer.from(file, 'latin1')).ensureAlpha().raw().toBuffer();
/** A point of the paper, in the margin. */
const PAPER = { left: 4, top: 4, width: 1, height: 1 } as const;
const paperOf = (file: string) => sharp(Buffer.from(file, 'latin1')).extract(PAPER).ensureAlpha().raw().toBuffer();

test('the outcome is drawn as SVG where nothing else is said', async () => {
  const svg = await rendered();
  expect(svg).toMatch(/^<svg .*<title[^>]*>Guideline SRS, J, 0&#62;&#62;3<\/title>.*<\/svg>\n$/s);
  expect(svg).toContain('aria-label="The piece rotates by test 5, kick (1, -2): J in state 3');
});

test('a step, from the arguments or the scenario, is drawn with its sentence', async () => {
  const fourth = await rendered('--step', '4');
  expect(fourth).toContain('aria-label="Test 4, kick (0, -2): blocked by the stack');
  const named = await renderCommand([`${OVERHANG} step=4`]);
  expect(Buffer.from(named.out).toString('latin1') === fourth).toBe(true);
});

test('a PNG has the size and the colours that were asked for, and says what it is', async () => {
  const svg = await rendered('--theme', 'dark');
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number);
  const png = await rendered('--as', 'png', '--scale', '2', '--theme', 'dark');
  expect(await sharp(Buffer.from(png, 'latin1')).metadata()).toMatchObject({
    format: 'png',
    width: 2 * width!,
    height: 2 * height!,
  });
  // tokens.css: the paper of the dark theme.
  expect([...(await paperOf(png))]).toEqual([0x12, 0x1c, 0x1e, 255]);
  for (const text of [
    'Title\0\0\0\0\0Guideline SRS, J, 0>>3',
    'Copyright\0\0\0\0\0CC BY 4.0',
    'Author\0\0\0\0\0Wallkick',
  ])
    expect(png).toContain(text);
  expect([...(await paperOf(await rendered('--as', 'png', '--ground', 'clear')))].at(-1)).toBe(0);
});

test('a GIF shows every step, the last one longer, is small, and says what it is', async () => {
  const gif = await rendered('--as', 'gif');
  const file = Buffer.from(gif, 'latin1');
  // The start, five tests and the outcome.
  expect(await sharp(file, { animated: true }).metadata()).toMatchObject({
    format: 'gif',
    pages: 7,
    loop: 0,
    delay: [1100, 1100, 1100, 1100, 1100, 1100, 2600],
  });
  expect(gif.length).toBeLessThan(150_000);
  expect(gif).toContain('Guideline SRS, J, 0>>3\nWallkick, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/');
  // A page is the picture of its step, but for the colours that a GIF cannot hold. All pages have room for the longest sentence, so the
  // tallest picture is as large.
  const heights = await Promise.all(
    Array.from({ length: 7 }, async (_, step) =>
      Number(/ height="(\d+)"/.exec(await rendered('--step', String(step)))![1]),
    ),
  );
  const tallest = heights.indexOf(Math.max(...heights));
  const wanted = await pixels(await rendered('--as', 'png', '--step', String(tallest)));
  const shown = await sharp(file, { page: tallest }).ensureAlpha().raw().toBuffer();
  expect(shown.length).toBe(wanted.length);
  const wrong = shown.filter((value, at) => Math.abs(value - wanted[at]!) > 40).length;
  expect(wrong / shown.length).toBeLessThan(0.002);
});

test.each([
  [[], 2, 'Give a scenario.\nUsage:'],
  [['--as', 'jpg', OVERHANG], 2, '--as jpg: choose svg or png or gif.'],
  [['--theme', 'sepia', OVERHANG], 2, '--theme sepia: choose light or dark.'],
  [['--scale', '9', OVERHANG], 2, '--scale 9: choose a number from 1 to 4.'],
  [['--loud', OVERHANG], 2, "Unknown option '--loud'"],
  [['--step', '7', OVERHANG], 2, '--step 7: this rotation has the steps 0 to 6.'],
  [['--step', 'last', OVERHANG], 2, '--step last: this rotation has the steps 0 to 6.'],
  [['system=srs-guideline piece=Q'], 2, '"Q" is not a piece; pieces are I J L O S T Z.'],
] as const)('%j ends with code %i and says why', async (args, code, message) => {
  const made = await renderCommand(args);
  expect([made.out, made.code]).toEqual(['', code]);
  expect(made.err).toContain(message);
});

test('the command writes the bytes of the file alone', async () => {
  const script = join(import.meta.dirname, '../wallkick.ts');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, 'render', '--as', 'png', OVERHANG], {
    encoding: 'buffer',
  });
  expect(stderr.toString()).toBe('');
  expect(stdout.toString('latin1') === (await rendered('--as', 'png'))).toBe(true);
});
