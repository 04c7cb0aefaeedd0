import type { HTMLAttributes, RefAttributes } from 'react';
import type { FigureElement } from './wallkick.d.ts';

type FigureHtml = HTMLAttributes<FigureElement>;
type FigureRef = RefAttributes<FigureElement>;
type Words = Record<string, unknown>;

/** All elements of the script: "kick-stepper" and the others. */
type Figures = {
  [
    Name in keyof HTMLElementTagNameMap as HTMLElementTagNameMap[Name] extends FigureElement ? Name : never
  ]: FigureHtml & FigureRef & Words;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Figures {
      'kick-link': HTMLAttributes<HTMLElement> & Words;
    }
  }
}
