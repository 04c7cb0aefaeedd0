import type { Diagnostic } from '#engine/diagnostics.ts';
import { MOST_FRAMES } from '#play/recording.ts';
import { parseScene, printScene, SCENE_WORDS, sceneWords, type PlayScene } from '#play/sceneText.ts';
import { ButtonLab } from '../dtet/lab.svelte.ts';
import { figureLink, linkedWords } from '../contract/figureLink.ts';
import type { ShownState } from '../contract/figureState.svelte.ts';
import { changedWords, printWords, wordsOf } from '../words.ts';

/** A lab that plays a scene: what it plays, and how it is written in words and links. */
export class SceneModel implements ShownState {
  readonly lab: ButtonLab;
  readonly openingLine: string;
  problems: readonly Diagnostic[] = $state.raw([]);
  problemText: string = $state('');

  /** @param scene what the figure opens with; the page that gives it has read it */
  constructor(scene: PlayScene) {
    this.lab = new ButtonLab(scene);
    this.openingLine = printScene(this.lab.shown);
  }

  get line(): string {
    return printScene(this.lab.shown);
  }

  show(line: string): void {
    const words = changedWords(wordsOf(this.line), wordsOf(line));
    const text = printWords(words);
    const read = parseScene(text);
    this.problems = read.ok ? [] : read.diagnostics;
    this.problemText = text;
    if (read.ok)
      this.lab.show({ ...read.value, frame: Math.min(read.value.frame ?? MOST_FRAMES, read.value.held.length) });
  }

  reset(): void {
    this.problems = [];
    this.lab.reset();
  }

  openLink(search: string, figure: string): void {
    const words = linkedWords(search, figure, SCENE_WORDS);
    // Words that are left out of a link say the default, not what the figure shows.
    if (words) this.show(printWords([...SCENE_WORDS.map((name) => [name, ''] as const), ...words]));
  }

  linkFrom(page: string, figure: string): string {
    const url = new URL(page);
    for (const name of SCENE_WORDS) url.searchParams.delete(name);
    return figureLink(url.href, figure, sceneWords(this.lab.shown));
  }
}
