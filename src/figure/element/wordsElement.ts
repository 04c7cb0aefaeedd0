import type { Component } from 'svelte';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import type { Common, ElementFigure } from './element.ts';
import { printState, readSpec, type FigureSpec } from '../fields.ts';

/** Makes an element of a component whose whole state is a few parameters with defaults. */
export function wordsElement<S>(
  component: Component<Common & { readonly words: string }>,
  spec: FigureSpec<S>,
): ElementFigure<{ readonly words: string }> {
  const standard = parseParams(printState(spec.fields, spec.standard));
  return {
    component,
    read: (query) => {
      const read = readSpec(spec, query, spec.standard);
      return read.ok ? { ok: true, value: { words: query } } : read;
    },
    wanted: (query) => printParams(changedParams(standard, parseParams(query))),
  };
}
