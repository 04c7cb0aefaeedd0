import { getContext, setContext } from 'svelte';

/** The files that a figure fetches when it first needs them. Where one does not come, the figure says so (PartFault.svelte) and goes on. */
export class FetchedParts {
  /** Whether the last file that was wanted did not come. */
  failed: boolean = $state(false);

  /** What a file holds, or what comes of it; null if the file does not come. The next call tries again. */
  async fetch<Part>(load: () => Promise<Part>): Promise<Part | null> {
    try {
      const part = await load();
      this.failed = false;
      return part;
    } catch (reason) {
      this.failed = true;
      console.warn(
        `A part of a figure could not be loaded. Check the connection and the files of the site. ${String(reason)}`,
      );
      return null;
    }
  }
}

const KEY = Symbol('one fault');

/** Where several parts of a figure do not load, one of them says so for all. */
export class OneFault {
  #failed: readonly symbol[] = $state.raw([]);

  report(part: symbol, isFailed: boolean): void {
    if (this.#failed.includes(part) === isFailed) return;
    this.#failed = isFailed ? [...this.#failed, part] : this.#failed.filter((own) => own !== part);
  }

  speaks(part: symbol): boolean {
    return this.#failed[0] === part;
  }
}

/** Lets one of the parts below a component say that they did not load. */
export const shareFault = (): OneFault => setContext(KEY, new OneFault());

export const sharedFault = (): OneFault | undefined => getContext<OneFault | undefined>(KEY);
