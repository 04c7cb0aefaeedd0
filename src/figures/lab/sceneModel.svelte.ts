import type { Diagnostic } from '#engine/diagnostics.ts';
import { MOST_FRAMES } from '#play/recording.ts';
import { printScene, SCENE_WORDS, sceneWords, type PlayScene } from '#play/sceneText.ts';
import { ButtonLab } from './lab.svelte.ts';
import { figureLink, linkedWords } from '#share/figureLink.ts';
import type { ShownState } from '#figure/figureState.svelte.ts';
import { printWords } from '#text/words.ts';
import { readScene } from './readScene.ts';

/** A lab that plays a scene: what it plays, and how it is written in words and links. */
export class SceneModel implements ShownState {
  readonly lab: ButtonLab;
  openingLine: string = $state('');
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

  /** Words to change; `scene=NAME` stands for all words of an example, and those beside it change it. */
  show(line: string): void {
    // A test belongs to the frame that made it: other words than its own leave it behind.
    const { scene, text } = readScene(line, printScene({ ...this.lab.shown, tried: null }));
    this.problems = scene.ok ? [] : scene.diagnostics;
    this.problemText = text;
    if (scene.ok)
      this.lab.edits.replace({
        ...scene.value,
        frame: Math.min(scene.value.frame ?? MOST_FRAMES, scene.value.held.length),
      });
  }

  reset(): void {
    this.problems = [];
    this.lab.reset();
  }

  keep(): void {
    this.lab.keep();
    this.openingLine = this.line;
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
