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
      console.warn(`A part of a figure could not be loaded. ${String(reason)}`);
      return null;
    }
  }
}
