import type { Locator, Page } from '@playwright/test';
import type { HostServer } from './hostServer.ts';
import { test as base } from './test.ts';

export const test = base.extend<{ readonly trouble: string[] }>({
  /** Collects errors and warnings of the console and uncaught exceptions. */
  trouble: async ({ page }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    await use(trouble);
  },
});

type Open = (name: string, page?: Page) => Promise<Locator>;

/** Opens a page of the other origin and waits for its first figure. */
export const opener =
  (page: Page, hostAt: (site: string) => Promise<HostServer>, site: string): Open =>
  async (name, tab = page) => {
    await tab.goto((await hostAt(site)).address(name));
    return tab.getByRole('group').first();
  };
