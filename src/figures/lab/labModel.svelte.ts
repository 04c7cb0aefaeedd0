import type { Diagnostic } from '#engine/diagnostics.ts';
import { SCENE_WORDS, sceneWords } from '#play/sceneText.ts';
import { figureLink, linkedWords } from '#share/figureLink.ts';
import type { ShownState } from '#figure/figureState.svelte.ts';
import { changedWords, printWords, wordsOf } from '#text/words.ts';
import { ButtonLab } from './lab.svelte.ts';
import { LAB_WORDS, readLab, shortWords, type ReadLab } from './labWords.ts';

/** A button lab in words: examples by their names, everything else spelt out; links spell out all of it. */
export class LabModel implements ShownState {
  readonly lab: ButtonLab;
  openingLine: string = $state('');
  problems: readonly Diagnostic[] = $state.raw([]);
  problemText: string = $state('');

  /** @throws Error where the words cannot be read: the page that gives them has read them */
  constructor(words: string) {
    const { scene } = readLab(words);
    if (!scene.ok) throw new Error(scene.diagnostics.map(({ sentence }) => sentence).join(' '));
    this.lab = new ButtonLab(scene.value);
    this.openingLine = this.line;
  }

  get line(): string {
    return printWords(shortWords(this.lab.shown));
  }

  #accept({ scene, text }: ReadLab): void {
    this.problems = scene.ok ? [] : scene.diagnostics;
    this.problemText = text;
    if (!scene.ok) return;
    const { lab } = this;
    const bare = (shown: typeof scene.value): string => printWords(shortWords({ ...shown, frame: null, tried: null }));
    if (bare(scene.value) === bare(lab.scene)) {
      lab.steps.goTo(scene.value.frame ?? lab.frame);
      lab.open = scene.value.tried;
    } else lab.edits.replace(scene.value);
  }

  /** Words to change; the name of an example stands for all of its words. */
  show(line: string): void {
    const wanted = wordsOf(line);
    // A test belongs to the frame that made it: other words than its own leave it behind.
    const base = shortWords({ ...this.lab.shown, tried: null });
    this.#accept(readLab(printWords(wanted.get('scene') ? wanted : changedWords(base, wanted))));
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
    const words = linkedWords(search, figure, LAB_WORDS);
    if (words) this.#accept(readLab(printWords(words)));
  }

  linkFrom(page: string, figure: string): string {
    const url = new URL(page);
    for (const name of SCENE_WORDS) url.searchParams.delete(name);
    return figureLink(url.href, figure, sceneWords(this.lab.shown));
  }
}
