/** Writes the fonts that pages load first: `node src/cli/pageFonts.ts` after an update of a font, or a change of their letters. */
import { writeFileSync } from 'node:fs';
import { PAGE_FONTS, pageFont } from './pageFont.ts';

for (const [name, font] of Object.entries(PAGE_FONTS)) {
  writeFileSync(new URL(`../site/fonts/${name}`, import.meta.url), await pageFont(font));
}
