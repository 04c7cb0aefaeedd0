import { describe, expect, test } from 'vitest';
import { pictureSize } from '#board/picture.ts';
import { themeValues } from '#board/tokens.ts';
import { animationPictures } from '#share/picture/pictureFiles.ts';
import { FIGURES } from './registry.ts';
import { galleryFile } from './testing/gallery.ts';
import { expectPicture, pictureOf, TOKENS, unpaintedIn } from './testing/pictures.ts';
import { textsOf, voice } from './testing/reports.ts';

// The report of each figure for its examples, made without a page: texts and pictures. `npm run gallery` shows them to a person.

const CASES = FIGURES.flatMap((figure) =>
  figure.examples.map((query, index) => ({
    ...figure,
    query,
    file: index === 0 ? figure.name : `${figure.name}-${index + 1}`,
  })),
);

describe.each(CASES.filter(({ report }) => report !== null))('the report of $file', async ({ file, query, report }) => {
  const told = (await report!()).report(query, voice);
  const { pictures } = told;

  test('says what the figure says', async () => {
    expect(told.title).not.toBe('');
    await expect(`${textsOf(told)}\n`).toMatchFileSnapshot(galleryFile(`reports/${file}.txt`));
  });

  test.runIf(pictures)('has a picture of the state, and of every step', async () => {
    await expectPicture(file, pictureOf(told, 'step'));
    if (pictures!.steps) await expectPicture(`${file}-steps`, pictureOf(told, 'steps'));
    if (pictures!.small)
      await expectPicture(`${file}-small`, pictureOf({ ...told, pictures: { step: [pictures!.small()] } }, 'step'));
  });

  test.runIf(pictures?.frames)('has an animation of pictures of one size, each with its sentence', () => {
    const frames = pictures!.frames!();
    expect(frames.length).toBeGreaterThan(1);
    expect(frames.filter(({ sentence }) => sentence === '')).toEqual([]);
    // Only the ends are drawn as files, because that takes time.
    const shown = [...frames.slice(0, 1), ...frames.slice(1).slice(-3)];
    const looks = { valuesOf: themeValues(TOKENS, 'dark', told.palette) };
    const drawn = animationPictures(shown, { title: 'T' }, looks, pictures!.frameTime).map(({ svg, time }) => ({
      svg: svg(),
      time,
    }));
    expect(new Set(drawn.map(({ svg }) => JSON.stringify(pictureSize(svg)))).size).toBe(1);
    expect(drawn.flatMap(({ svg }) => unpaintedIn(svg))).toEqual([]);
    // The last picture stays longer.
    expect(drawn.at(-1)!.time).toBeGreaterThan(drawn[0]!.time);
  });
});

test('every workbench of the lab has a drawing for the list of the lab', async () => {
  for (const { name, lab, report, examples } of FIGURES) {
    if (!lab || !report) continue;
    const { pictures } = (await report()).report(examples[0]!, voice);
    expect(pictures?.small?.() ?? pictures?.step[0], name).toBeDefined();
  }
});
