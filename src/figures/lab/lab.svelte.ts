import { add, type Vec } from '#engine/geometry.ts';
import { playfield, contentAt, type Content } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { isFree, nearestFree } from '#engine/places.ts';
import type { Orientation, Piece } from '#engine/piece.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { held as heldSet, type Button, type Held } from '#play/buttons.ts';
import { rotationOf, type PlayFrame } from '#play/frame.ts';
import { history, rewritten, type History } from '#play/history.ts';
import { beginScene, type PlayScene } from '#play/sceneText.ts';
import { triedTurns, type ShownTest } from '#play/shownTest.ts';
import type { Speed } from '#play/gravity.ts';
import { systemById } from '#rules/registry.ts';
import type { Refusal } from '#figure/rotation/stepper.svelte.ts';
import { Steps } from '#figure/steps.svelte.ts';
import { Edits, redo, undo } from '#figure/undo.svelte.ts';
import { MOST_LAB_FRAMES } from './labWords.ts';
import { mirrorLab } from './mirrorLab.ts';

/** Milliseconds that a frame stands while a lab plays: slow enough to read, or as fast as it was recorded. */
const PLAY_INTERVAL = { slow: 300, real: 1000 / 60 } as const;
/** Recordings longer than this are played as fast as they were made. */
const MOST_SLOW_FRAMES = 60;

/** Whether two scenes begin alike: all but the buttons and what is shown. */
function sameStart(a: PlayScene, b: PlayScene): boolean {
  const { held: _held, frame: _frame, tried: _tried, ...start } = a;
  return Object.entries(start).every(([name, value]) => b[name as keyof PlayScene] === value);
}

/** One button lab: what is played, the frame that is shown, and the edits that led there. */
export class ButtonLab {
  scene: PlayScene = $state.raw() as PlayScene;
  frame: number = $state(0);
  /** The test that the board shows; null where it shows what the frame came to. */
  open: ShownTest | null = $state.raw(null);
  refusal: Refusal | null = $state(null);
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

  #example: PlayScene;
  #opening: { readonly frame: number; readonly tried: ShownTest | null };
  readonly #edits = new Edits<PlayScene>();

  constructor(example: PlayScene) {
    this.#example = example;
    this.#replace(example);
    this.#opening = { frame: example.frame ?? 0, tried: example.tried };
    this.#goBack();
  }

  get canUndo(): boolean {
    return this.#edits.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#edits.future.length > 0;
  }

  /** The scene with the frame and the test that are shown: what a link holds. */
  get shown(): PlayScene {
    return { ...this.scene, frame: this.frame, tried: this.opened && this.open };
  }

  /** What was played in a frame; null at the start. */
  playedIn(frame: number): PlayFrame | null {
    return this.run.frames[frame - 1] ?? null;
  }

  /** The trace whose tests are shown; null when none is open. */
  get opened(): RotationTrace | null {
    const played = this.playedIn(this.frame);
    const tried = triedTurns(played && rotationOf(played));
    return (this.open && tried[this.open.turn - 1]?.trace) ?? null;
  }

  /** Frames before the first other button are kept, so that painting costs what it changes. */
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

  /** Shows a frame, which is told of around the board at once. */
  #turnTo(frame: number): void {
    this.steps.settle();
    this.frame = Math.max(0, Math.min(this.last, frame));
    this.open = null;
  }

  /** Opens a turn that this frame tried at the test that tells, or closes it. */
  toggleTurn(turn: number): void {
    this.open = this.open?.turn === turn ? null : { turn, test: 1 };
    const outcome = this.opened?.outcome;
    if (outcome && 'test' in outcome) this.goToTest(outcome.test.number);
  }

  goToTest(test: number): void {
    if (this.open) this.open = { ...this.open, test };
  }

  /** Shows another scene; the one before can be brought back. */
  show(scene: PlayScene): void {
    this.#edits.remember(this.scene);
    this.#replace(scene);
    this.#turnTo(scene.frame ?? this.frame);
    this.open = scene.tried;
  }

  #goBack(): void {
    this.#turnTo(this.#opening.frame);
    this.open = this.#opening.tried;
  }

  reset(): void {
    this.steps.pause();
    if (this.scene !== this.#example) this.show(this.#example);
    this.#goBack();
    this.refusal = null;
  }

  /** What is shown becomes the example that it goes back to. */
  keep(): void {
    this.#example = this.scene;
    this.#opening = { frame: this.frame, tried: this.shown.tried };
  }

  undo(): void {
    const scene = undo(this.#edits, this.scene);
    if (scene) this.#replace(scene);
  }

  redo(): void {
    const scene = redo(this.#edits, this.scene);
    if (scene) this.#replace(scene);
  }

  #replace(scene: PlayScene): void {
    this.refusal = null;
    this.steps.settle();
    this.scene = scene;
    this.frame = Math.min(this.frame, scene.held.length);
    this.open = null;
  }

  #edit(change: Partial<PlayScene>): void {
    this.show({ ...this.scene, ...change, frame: null, tried: null });
  }

  /** Puts other buttons in the place of the scene's: part of an edit that was begun, so nothing to undo by itself. */
  #rewrite(held: readonly Held[]): void {
    this.#replace({ ...this.scene, held: held.slice(0, MOST_LAB_FRAMES), frame: null, tried: null });
  }

  /** Remembers what is shown, as the thing to come back to from the edits that follow. */
  beginEdit(): void {
    this.#edits.remember(this.scene);
  }

  /** Holds a button in a frame or lets it go; frames that were not played yet are added. Belongs to an edit that was begun. */
  paintButton(button: Button, frame: number, is: 'held' | 'up'): void {
    if (frame < 1 || frame > MOST_LAB_FRAMES || (frame > this.last && is === 'up')) return;
    const bit = heldSet(button);
    const longer = [...this.scene.held, ...Array<Held>(Math.max(0, frame - this.last)).fill(0)];
    const before = longer[frame - 1]!;
    const after = is === 'held' ? before | bit : before & ~bit;
    if (after !== before || longer.length > this.last) this.#rewrite(longer.with(frame - 1, after));
  }

  /** The buttons of a recording, as far as it has come. */
  record(held: readonly Held[]): void {
    this.#rewrite(held);
    this.#turnTo(this.last);
  }

  clearButtons(): void {
    this.#edit({ held: [] });
  }

  setSystem(id: string): void {
    const system = systemById(id);
    if (system) this.#edit({ system, readings: [] });
  }

  setGravity(gravity: Speed): void {
    this.#edit({ settings: { ...this.scene.settings, gravity } });
  }

  #put(piece: Piece, orientation: Orientation): void {
    const { system, field, placement } = this.scene;
    const free = nearestFree(system, field, piece, orientation, placement.at);
    if (free) this.#edit({ placement: free });
    else this.refusal = 'edit.noRoom';
  }

  setPiece(piece: Piece): void {
    this.#put(piece, this.scene.placement.orientation);
  }

  setOrientation(orientation: Orientation): void {
    this.#put(this.scene.placement.piece, orientation);
  }

  /** Moves the piece before the first frame where it has room, and says whether it had. */
  move(by: Vec): boolean {
    const { system, field, placement } = this.scene;
    const moved = { ...placement, at: add(placement.at, by) };
    if (!isFree(system, field, moved)) {
      this.refusal = 'edit.blocked';
      return false;
    }
    this.#edit({ placement: moved });
    return true;
  }

  /** Paints one square of the stack before the first frame. The piece keeps its squares. */
  paint(square: Vec, content: Content): void {
    const { system, field, placement } = this.scene;
    if (contentAt(field, square[0], square[1]) === content) return;
    if (minosOf(system.shapes, placement).some(([x, y]) => x === square[0] && y === square[1]))
      this.refusal = 'edit.occupied';
    else this.#edit({ field: fill(field, [square], content) });
  }

  clear(): void {
    const { width, height, ceiling } = this.scene.field;
    this.#edit({ field: playfield({ width, height, ceiling }) });
  }

  mirror(): void {
    const mirrored = mirrorLab(this.scene);
    if (mirrored) this.show({ ...mirrored, frame: this.frame, tried: null });
    else this.refusal = 'edit.noMirror';
  }
}
