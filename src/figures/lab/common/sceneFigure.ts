import { z } from 'astro/zod';
import { expectedScene, type SceneCheck } from './checkedScene.ts';
import { checkProps, misuse } from '#figure/page/checkProps.ts';
import { figureName } from '#figure/page/figureName.ts';
import { announceFigure } from '#figure/page/pageFigures.ts';

interface Page {
  readonly url: URL;
  readonly props: Readonly<Record<string, unknown>>;
  readonly locals: object;
}

/**
 * Checks the attributes of a figure that plays a scene: its query or the name of an example, the expected outcome (`expect`), and the
 * figure's name (`id`). The build fails if the query cannot be read or the outcome differs.
 */
export function sceneFigure(page: Page, widget: string, kind: string, check: SceneCheck) {
  const { scene, expect, id } = checkProps(page, widget, {
    scene: z.string(),
    expect: z.string().optional(),
    id: z.string().optional(),
  });
  const read = expectedScene(scene, expect, check);
  if (!read.ok) throw misuse(page, widget, read.reason);
  const figure = figureName(page.locals, kind, id);
  announceFigure(page, widget, figure, (show, wanted) => {
    const changed = expectedScene(scene, wanted, check, show);
    return changed.ok ? null : changed.reason;
  });
  return { scene: read.query, figure };
}
