/**
 * Loads a part that no reader waits for, such as the handlers of a later press. If it does not come, because the reader leaves the page or
 * the network is gone, nothing is to be said: it is loaded again when the network is back.
 */
export function whenLoaded<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(use, () => {
    globalThis.addEventListener?.('online', () => whenLoaded(load, use), { once: true });
  });
}
