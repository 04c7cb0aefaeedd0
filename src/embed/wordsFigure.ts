import type { Component } from 'svelte';
import { printState, readState, type FigureSpec } from '#figure/fields.ts';
import { changedWords, printWords, wordsOf } from '#text/words.ts';
import type { Awaken } from './live.ts';
import { figure, type Common } from './mounted.ts';

/** Puts a component into an element whose whole state is a few words, those that are left out being the usual ones. */
export function wordsFigure<S>(
  component: Component<Common & { readonly words: string }>,
  spec: FigureSpec<S>,
  step?: string,
): Awaken {
  const standard = wordsOf(printState(spec.fields, spec.standard));
  const whole = (line: string): string => printWords(changedWords(standard, wordsOf(line)));
  return figure({
    component,
    read: (line) => {
      const read = readState(spec.fields, line, spec.standard);
      return read.ok ? { ok: true, value: { words: line } } : read;
    },
    wanted: whole,
    ...(step === undefined ? {} : { step }),
  });
}
