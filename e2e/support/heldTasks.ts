import { expect, type Page } from '@playwright/test';

// Figures are hydrated part by part, each in a task of its own. Here each task waits until a test releases it.

declare global {
  interface Window {
    heldTasks: (() => void)[];
  }
}

export async function holdTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    window.heldTasks = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown): void {
      window.heldTasks.push(() => (postMessage as (message: unknown) => void).call(this, message));
    };
  });
}

/** Waits until a task is held. */
export const someTask = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.heldTasks.length)).toBeGreaterThan(0);

/** Waits for a held task and releases it. */
export async function letOneGo(page: Page): Promise<void> {
  await someTask(page);
  await page.evaluate(() => window.heldTasks.shift()!());
}
