import '../sourceModules.ts';
import type { FigureReport } from '#share/report.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import { reportLoaders } from '../figureModules.ts';
import type { PageFigure } from './figuresOf.ts';

/** A figure of a page with the report of its initial state. */
export interface ReportedFigure extends PageFigure {
  readonly report: FigureReport;
}

const voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };

/** Returns the figures with their reports. Widgets without a record are left out. */
export const reportsOf = async (figures: readonly PageFigure[]): Promise<readonly ReportedFigure[]> =>
  (
    await Promise.all(
      figures.map(async (figure) => {
        const module = await reportLoaders.get(figure.kind)?.();
        return module ? [{ ...figure, report: module.report(figure.query, voice) }] : [];
      }),
    )
  ).flat();
