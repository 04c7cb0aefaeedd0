import { FRESH_MEMORY } from '#engine/memory.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { held as heldSet, type Button, type Held } from '#play/buttons.ts';
import type { PlayFrame } from '#play/frame.ts';
import { history, rewritten, type History } from '#play/history.ts';
import { beginScene, printScene, type PlayScene } from '#play/sceneText.ts';
import type { ShownTest } from '#play/shownTest.ts';
import type { Speed } from '#play/gravity.ts';
import { systemById } from '#rules/registry.ts';
import { BoardEdits } from '#figure/edits/boardEdits.svelte.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';
import { Steps } from '#figure/steps/steps.svelte.ts';
import { MOST_LAB_FRAMES } from './labParams.ts';
import { mirrorLab } from './mirrorLab.ts';
import { openedTrace } from './playedScene.ts';

/** Milliseconds of a frame during playback: slow enough to read, or the speed of the recording. */
const PLAY_INTERVAL = { slow: 300, real: 1000 / 60 } as const;
/** Recordings longer than this are played at their own speed. */
const MOST_SLOW_FRAMES = 60;

/** Whether two scenes are equal except for the buttons and the current moment. */
function sameStart(a: PlayScene, b: PlayScene): boolean {
  const { held: _held, frame: _frame, tried: _tried, ...start } = a;
  return Object.entries(start).every(([name, value]) => b[name as keyof PlayScene] === value);
}

/** The model of a button lab: the scene, the current frame, and the edits for undo. */
export class ButtonLab implements StateStore<PlayScene> {
  scene: PlayScene = $state.raw() as PlayScene;
  frame: number = $state(0);
  /** The test on the board; null if the board shows the end of the frame. */
  open: ShownTest | null = $state.raw(null);
  #played: { readonly scene: PlayScene; readonly run: History } | null = null;
  readonly run: History = $derived(this.#play(this.scene));
  readonly last: number = $derived(this.scene.held.length);
  readonly steps = new Steps({
    step: () => this.frame,
    last: () => this.last,
    show: (frame) => {
      this.frame = frame;
      this.open = null;
    },
    interval: () => (this.last > MOST_SLOW_FRAMES ? PLAY_INTERVAL.real : PLAY_INTERVAL.slow),
  });
  readonly edits = new BoardEdits<PlayScene>({
    shown: () => this.scene,
    show: (scene, step) => {
      this.#replace(scene);
      if (step === 'opening') this.#turnTo(scene.frame ?? this.frame, scene.tried);
    },
    mirrored: mirrorLab,
  });

  constructor(example: PlayScene) {
    this.#replace(example);
    this.#turnTo(example.frame ?? 0, example.tried);
  }

  /** The scene with the current frame and test, as links have it. */
  get shown(): PlayScene {
    return { ...this.scene, frame: this.frame, tried: this.opened && this.open };
  }

  /** The played frame; null at the start. */
  playedIn(frame: number): PlayFrame | null {
    return this.run.frames[frame - 1] ?? null;
  }

  /** The trace whose tests are open; null if none is. */
  get opened(): RotationTrace | null {
    return openedTrace(this.run, this.frame, this.open);
  }

  /** The frames before the first changed button are reused, so that the cost of painting depends on the change only. */
  #play(scene: PlayScene): History {
    const known = this.#played;
    if (known?.scene === scene) return known.run;
    const run =
      known && sameStart(known.scene, scene)
        ? rewritten(known.run, scene.held)
        : history(beginScene(scene), scene.held);
    this.#played = { scene, run };
    return run;
  }

  /** Shows a frame. The texts around the board follow at once. */
  #turnTo(frame: number, open: ShownTest | null = null): void {
    this.steps.settle();
    this.frame = Math.max(0, Math.min(this.last, frame));
    this.open = open;
  }

  /** Shows the scene at the current frame, without an open test, because the tests belong to the previous scene. */
  #replace(scene: PlayScene): void {
    this.scene = scene.frame === null && scene.tried === null ? scene : { ...scene, frame: null, tried: null };
    this.#turnTo(this.frame);
  }

  /** Opens a tried turn of this frame at its deciding test, or closes it. */
  toggleTurn(turn: number): void {
    this.open = this.open?.turn === turn ? null : { turn, test: 1 };
    const outcome = this.opened?.outcome;
    if (outcome && 'test' in outcome) this.goToTest(outcome.test.number);
  }

  goToTest(test: number): void {
    if (this.open) this.open = { ...this.open, test };
  }

  /** Shows a scene at its frame. The current scene adds no undo step. */
  put(next: PlayScene): void {
    this.steps.pause();
    this.edits.refusal = null;
    if (printScene({ ...next, frame: null, tried: null }) !== printScene(this.scene)) return this.edits.replace(next);
    this.steps.goTo(next.frame ?? this.frame);
    this.open = next.tried;
  }

  /** Replaces the buttons of the scene as part of an edit in progress, without an undo step of its own. */
  #rewrite(held: readonly Held[]): void {
    this.edits.refusal = null;
    this.#replace({ ...this.scene, held: held.slice(0, MOST_LAB_FRAMES) });
  }

  /** Presses or releases a button in a frame and adds missing frames, as part of an edit in progress. */
  paintButton(button: Button, frame: number, is: 'held' | 'up'): void {
    if (frame < 1 || frame > MOST_LAB_FRAMES || (frame > this.last && is === 'up')) return;
    const bit = heldSet(button);
    const longer = [...this.scene.held, ...Array<Held>(Math.max(0, frame - this.last)).fill(0)];
    const before = longer[frame - 1]!;
    const after = is === 'held' ? before | bit : before & ~bit;
    if (after !== before || longer.length > this.last) this.#rewrite(longer.with(frame - 1, after));
  }

  /** Returns the buttons of a recording so far. */
  record(held: readonly Held[]): void {
    this.#rewrite(held);
    this.#turnTo(this.last);
  }

  clearButtons(): void {
    this.edits.replace({ ...this.scene, held: [] });
  }

  setSystem(id: string): void {
    const system = systemById(id);
    if (!system) return;
    const { piece, orientation } = this.scene.placement;
    this.edits.place({ system, readings: [], memory: FRESH_MEMORY }, piece, orientation);
  }

  setGravity(gravity: Speed): void {
    this.edits.replace({ ...this.scene, settings: { ...this.scene.settings, gravity } });
  }
}
