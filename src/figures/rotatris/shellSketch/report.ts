import 'strings:shellSketch';
import { componentSketch, correctedSketch } from '#rotatris/index.ts';
import type { FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { squareText } from '../common/squareText.ts';

/** The sketches have no state. */
export function report(_query: string, { say }: Voice): FigureReport {
  const rows = (sketch: readonly (readonly string[])[]): readonly string[] => sketch.map((row) => row.join(' '));
  return {
    title: say('shellSketch.label'),
    sentence: '',
    sentences: [
      say('shellSketch.squares'),
      ...rows(correctedSketch().map((row) => row.map(squareText))),
      say('shellSketch.components'),
      ...rows(componentSketch().map((row) => row.map(String))),
    ],
  };
}
