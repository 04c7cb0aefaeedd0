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
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The title of a finished page, where its head ends, and its figures that have a name. */
export function figuresOf({ elements }: FinishedPage): {
  readonly title: string;
  readonly headEnd: number;
  readonly figures: readonly PageFigure[];
} {
  const title = elements.find(({ tagName }) => tagName === 'title');
  const head = elements.find(({ tagName }) => tagName === 'head');
  const figures = elements.flatMap((element): readonly PageFigure[] => {
    const [id, kind, label = '', example = ''] = ['id', 'data-widget', 'aria-label', 'data-example'].map((name) =>
      attributeOf(element, name),
    );
    return id === undefined || kind === undefined ? [] : [{ id, kind, label, example }];
  });
  return {
    title: title ? textOf(title).trim() : '',
    headEnd: head?.sourceCodeLocation?.endTag?.startOffset ?? -1,
    figures,
  };
}
