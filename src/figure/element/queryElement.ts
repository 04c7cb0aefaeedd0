import type { Component } from 'svelte';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import type { Common, ElementFigure } from './element.ts';
import { printState, readSpec, type FigureSpec } from '../fields.ts';

/** Makes an element of a component whose whole state is a few parameters with defaults. */
export function queryElement<S>(
  component: Component<Common & { readonly query: string }>,
  spec: FigureSpec<S>,
): ElementFigure<{ readonly query: string }> {
  const standard = parseParams(printState(spec.fields, spec.standard));
  return {
    component,
    read: (query) => {
      const read = readSpec(spec, query, spec.standard);
      return read.ok ? { ok: true, value: { query } } : read;
    },
    wanted: (query) => printParams(changedParams(standard, parseParams(query))),
  };
}
