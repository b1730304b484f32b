import type { Page } from '@playwright/test';

/** Returns to the page from another window, and waits until a renewal that is due has released the lock. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve));
    await navigator.locks.request('renewal', () => undefined);
  });
