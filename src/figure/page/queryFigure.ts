import { allSentences } from '#engine/diagnostics.ts';
import { z } from 'astro/zod';
import { readSpec, type FigureSpec } from '../fields.ts';
import { checkProps, misuse } from './checkProps.ts';
import { figureName } from './figureName.ts';
import { announceFigure } from './pageFigures.ts';

interface Page {
  readonly url: URL;
  readonly props: Readonly<Record<string, unknown>>;
  readonly locals: object;
}

interface Opening {
  /** The initial state, as a query. */
  readonly query: string;
  readonly figure: string;
}

/** Returns the diagnostics of a query in English; null if it can be shown and has the expected outcome. */
function faultIn<S>(spec: FigureSpec<S>, base: S, query: string, expect: string | undefined): string | null {
  const read = readSpec(spec, query, base);
  if (!read.ok) return allSentences(read.diagnostics);
  const found = spec.outcome(read.value);
  return expect === undefined || found === expect ? null : `expected "${expect}", the figure says "${found}".`;
}

/**
 * Reads the attributes of a figure on a page: its state (`query`), its expected outcome (`expect`) and its name (`id`). The build stops if
 * the state cannot be read or its outcome differs.
 */
export function queryFigure<S>(page: Page, widget: string, kind: string, spec: FigureSpec<S>): Opening {
  const { query, expect, id } = checkProps(page, widget, {
    query: z.string().default(''),
    expect: z.string().optional(),
    id: z.string().optional(),
  });
  const fault = faultIn(spec, spec.standard, query, expect);
  if (fault !== null) throw misuse(page, widget, fault);
  const opening = readSpec(spec, query, spec.standard);
  const base = opening.ok ? opening.value : spec.standard;
  const figure = figureName(page.locals, kind, id);
  announceFigure(page, widget, figure, (show, wanted) => faultIn(spec, base, show, wanted), query);
  return { query, figure };
}
