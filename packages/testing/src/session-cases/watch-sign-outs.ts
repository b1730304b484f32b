import type { BrowserContext, Page } from '@playwright/test';

/** The tabs that were ever asked to sign in, or told that the session has expired, from now on: what goes away again counts as well. */
export async function watchSignOuts(context: BrowserContext): Promise<ReadonlySet<Page>> {
  const signedOut = new Set<Page>();
  await context.exposeBinding('tellSignOut', ({ page }) => void signedOut.add(page));
  await context.addInitScript(() => {
    new MutationObserver(() => {
      // The modal counts down to the way to login.
      if (!location.pathname.startsWith('/login/') && !document.querySelector('[role="timer"]')) return;
      (globalThis as unknown as { tellSignOut(): void }).tellSignOut();
    }).observe(document, { childList: true, subtree: true });
  });
  return signedOut;
}
