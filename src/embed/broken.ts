import 'strings:problem';
import type { Diagnostic } from '#engine/diagnostics.ts';
import { speaker } from '#text/strings.ts';
import type { CreateOptions, LiveFigure } from './mountFigure.ts';
import { explanation } from './explanation.ts';

const nothing = (): void => undefined;

/** Replaces a figure whose attributes cannot be read by an explanation. */
export function broken({ target, language }: CreateOptions, text: string, problems: readonly Diagnostic[]): LiveFigure {
  const say = speaker(language);
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('part', 'root');
  group.setAttribute('aria-label', say('problem.nothing'));
  target.append(group);
  const stop = explanation(group, text, problems, language, false);
  const end = (): void => {
    stop();
    group.remove();
  };
  return { getState: () => '', setState: nothing, setBaseline: nothing, place: () => null, goTo: nothing, end };
}
