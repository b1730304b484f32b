import type { Page } from '@playwright/test';

/** Comes back to the page from another window, and lets it do what is due: a renewal has the lock meanwhile. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve));
    await navigator.locks.request('renewal', () => undefined);
  });
