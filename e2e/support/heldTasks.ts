import { expect, type Page } from '@playwright/test';

// Figures come alive part by part, each in a task of its own. Here the tasks wait until a test lets one go.

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

/** Lets one task go, once there is one. */
export async function letOneGo(page: Page): Promise<void> {
  await someTask(page);
  await page.evaluate(() => window.heldTasks.shift()!());
}
