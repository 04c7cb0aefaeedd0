import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf } from '../elementsIn.ts';
import type { FinishedPage } from '../finishedPage.ts';

/** A figure in a finished page: the attributes of its root. */
export interface PageFigure {
  readonly id: string;
  /** The name of its record. */
  readonly kind: string;
  /** Says what it shows. */
  readonly label: string;
  /** Its initial state, as parameters. */
  readonly example: string;
  /** The query of its report: that state, and more where the state names a step alone. */
  readonly query: string;
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The title of a finished page, where its head ends, and its figures that have a name. */
export interface PageFigures {
  readonly title: string;
  readonly headEnd: number;
  readonly figures: readonly PageFigure[];
}

/** Reads a finished page. */
export function figuresOf({ elements }: FinishedPage): PageFigures {
  const title = elements.find(({ tagName }) => tagName === 'title');
  const head = elements.find(({ tagName }) => tagName === 'head');
  const figures = elements.flatMap((element): readonly PageFigure[] => {
    const read = (name: string): string | undefined => attributeOf(element, name);
    const [id, kind, example = ''] = [read('id'), read('data-widget'), read('data-example')];
    return id === undefined || kind === undefined
      ? []
      : [{ id, kind, label: read('aria-label') ?? '', example, query: read('data-report') ?? example }];
  });
  return {
    title: title ? textOf(title).trim() : '',
    headEnd: head?.sourceCodeLocation?.endTag?.startOffset ?? -1,
    figures,
  };
}
