import { themeValues, type Theme } from '#board/tokens.ts';
import { printScenario } from '#engine/scenario.ts';
import { report } from '#figures/stepper/report.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { animationPictures, framePicture, gifComment, pngTexts, type Look } from '#share/picture/pictureFiles.ts';
import { encodeGif, type GifFrame } from '#share/picture/gif.ts';
import { withPngTexts } from '#share/picture/pngTexts.ts';
import tokens from '#site/styles/tokens.css?raw';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { lastStep } from '#text/narrate.ts';
import { speaker } from '#text/strings.ts';
import { readArguments, refuse, type Said } from './command.ts';
import { scenarioArgument } from './scenarioArgument.ts';

export const USAGE = `Usage: npx wallkick render [--as svg|png|gif] [--step N] [--theme light|dark]
                           [--scale 2] [--ground filled|clear] "SCENARIO" > FILE

  Draws a rotation. A scenario is one line of words, as Share and the address of a stepper have it:
  "system=srs-guideline piece=T from=0 at=3,2 turn=cw board=####..####"

  --as      svg (the usual), png, or gif with all steps
  --step N  0 is the start, N is test N, one more is the outcome; the outcome where it is left out
  --theme   light (the usual) or dark
  --scale   1 to 4 pixels for each unit of png and gif; 1 where it is left out
  --ground  clear leaves the paper around the board out of svg and png

  The package sharp draws png and gif: npm install sharp.

Exit 0, or 2 if nothing can be drawn.`;

/** Result of the command: the file for standard output, the text for standard error, and the exit code. */
export interface Rendered {
  readonly out: string | Uint8Array;
  readonly err: string;
  readonly code: Said['code'];
}

const TEXT = { type: 'string' } as const;
const OPTIONS = { as: TEXT, step: TEXT, theme: TEXT, scale: TEXT, ground: TEXT };
const CHOICES = { as: ['svg', 'png', 'gif'], theme: ['light', 'dark'], ground: ['filled', 'clear'] } as const;

type Sharp = (typeof import('sharp'))['default'];

/** Loads the package that draws pixels. Pictures as SVG need none. */
async function loadSharp(): Promise<Sharp | null> {
  try {
    return (await import('sharp')).default;
  } catch {
    return null;
  }
}

/** The resolution at which one unit of a drawing is one pixel. */
const DENSITY = 72;

const drawn = (sharp: Sharp, svg: string, scale: number) => sharp(Buffer.from(svg), { density: DENSITY * scale });

async function gifFrame(sharp: Sharp, svg: string, time: number, scale: number): Promise<GifFrame> {
  const data = await drawn(sharp, svg, scale).ensureAlpha().raw().toBuffer();
  return { pixels: new Uint8ClampedArray(data), time };
}

/** Draws the scenario that the arguments of the command line name. */
export async function renderCommand(args: readonly string[]): Promise<Rendered> {
  const given = readArguments({ args, options: OPTIONS, allowPositionals: true });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const { values, positionals } = given;
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = values[name as keyof typeof CHOICES];
    if (value !== undefined && !(choices as readonly string[]).includes(value))
      return refuse(`--${name} ${value}: choose ${choices.join(' or ')}.`);
  }
  const scale = Number(values.scale ?? 1);
  if (!(scale >= 1 && scale <= 4)) return refuse(`--scale ${values.scale}: choose a number from 1 to 4.`);
  if (positionals.length === 0) return refuse(`Give a scenario.\n${USAGE}`);

  const scenario = scenarioArgument(positionals);
  if (typeof scenario === 'string') return refuse(scenario);
  const trace = traceOf(scenario);
  const last = lastStep(trace);
  const step = Number(values.step ?? scenario.step ?? last);
  if (!(Number.isInteger(step) && step >= 0 && step <= last))
    return refuse(`--step ${values.step ?? step}: this rotation has the steps 0 to ${last}.`);

  const voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };
  const { title, pictures, palette } = report(printScenario({ ...scenario, step }), voice);
  const look: Look = {
    valuesOf: themeValues(tokens, (values.theme ?? 'light') as Theme, palette),
    ground: (values.ground ?? 'filled') as NonNullable<Look['ground']>,
  };
  const frames = pictures!.frames!();
  const frame = frames[step]!;
  const svg = framePicture(frame, { title }, look);
  const as = values.as ?? 'svg';
  if (as === 'svg') return { out: svg, err: '', code: 0 };

  const sharp = await loadSharp();
  if (!sharp) return refuse(`${as} needs the package sharp: npm install sharp. Without it, write --as svg.`);
  if (as === 'png') {
    const png = await drawn(sharp, svg, scale).png({ compressionLevel: 9 }).toBuffer();
    return { out: withPngTexts(png, pngTexts({ title }, frame.sentence)), err: '', code: 0 };
  }
  const images = animationPictures(frames, { title }, { ...look, ground: 'filled' });
  const { width, height } = await drawn(sharp, images[0]!.svg(), scale).metadata();
  const made = await Promise.all(images.map(({ svg: image, time }) => gifFrame(sharp, image(), time, scale)));
  return { out: await encodeGif({ width, height }, made, gifComment({ title })), err: '', code: 0 };
}
