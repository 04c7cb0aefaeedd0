import type { Kept, OfflineQuestion } from './kept.ts';

/** Only Chromium says whether the reader saves data. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}
const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

/** Waits until the browser has nothing better to do. Safari does not say when that is. */
const whenIdle = (): Promise<unknown> => new Promise((go) => (globalThis.requestIdleCallback ?? setTimeout)(go));

/** Milliseconds without a press, a key or a scroll after which a reader is reading. */
const PAUSE = 2000;
let used = -PAUSE;
/** Waits until the reader reads, so that the answer to a press does not share the machine with downloads, or until it is urgent. */
async function whenPaused(isUrgent: () => boolean): Promise<void> {
  await whenIdle();
  while (!isUrgent() && performance.now() < used + PAUSE) await new Promise((go) => setTimeout(go, PAUSE / 10));
}

/** Asks the worker, once it has its first files. */
async function ask(question: OfflineQuestion): Promise<Kept> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as Kept);
    active!.postMessage(question, [port2]);
  });
}

/** Registers the worker, and shows the note when one of a new build takes its place. */
function register(worker: string, status: Element): void {
  const { serviceWorker } = navigator;
  const [note] = status.children as HTMLCollectionOf<HTMLElement>;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) note!.hidden = false;
    isControlled = true;
  });
  status.querySelector('button')!.addEventListener('click', () => location.reload());
  // A browser that refuses the worker shows the site as it is.
  serviceWorker.register(worker, { updateViaCache: 'none' }).then(
    (registration) =>
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) registration.update().catch(() => undefined);
      }),
    () => undefined,
  );
}

/**
 * Registers the service worker and runs its control: a button, a progress bar and a text. The site is kept at a press of the button, or
 * while the browser is idle and the reader does not save data.
 * The control has its texts as data, and the element after it says that there is a new version.
 */
export async function keepOffline(): Promise<void> {
  const box = document.querySelector<HTMLElement>('.offline');
  // While somebody edits the site there is no control. In a frame of another site a page is no visit of ours.
  if (!box || window !== top) return;
  const button = box.querySelector('button')!;
  const progress = box.querySelector('progress')!;
  const text = box.querySelector('span')!;
  let isPressed = false;
  let running: Promise<void> | null = null;

  /** Shows what is kept, and says whether there is more to keep. */
  const show = ({ kept, files, bytes, problem }: Kept): boolean => {
    const goesOn = kept < files && problem === null;
    const form = kept === files ? 'kept' : isPressed ? (problem ?? 'keeping') : 'size';
    const size = (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 0 });
    const said = Object.entries({ size, kept, files }).reduce(
      (line, [name, value]) => line.replace(`{${name}}`, `${value}`),
      box.dataset[form] ?? '',
    );
    // A status that is written again is announced again.
    if (text.textContent !== said) text.textContent = said;
    const isFocused = button.matches(':focus');
    button.hidden = kept === files || (isPressed && goesOn);
    if (button.hidden && isFocused) text.focus();
    progress.hidden = !isPressed || !goesOn;
    progress.max = files;
    progress.value = kept;
    box.hidden = false;
    return goesOn;
  };

  async function keep(): Promise<void> {
    while (show(await ask('keep'))) {
      if (isPressed) continue;
      if (savesData()) break;
      await whenPaused(() => isPressed);
    }
    isPressed = false;
    running = null;
  }

  for (const use of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(use, () => (used = performance.now()), { passive: true, capture: true });
  await whenIdle();
  register(box.dataset['worker'] ?? '', box.nextElementSibling!);
  button.addEventListener('click', () => {
    isPressed = true;
    text.role = 'status';
    void navigator.storage.persist();
    running ??= keep();
  });
  if (show(await ask('state')) && !savesData()) running ??= keep();
}
