import type { BrowserContext, Page } from '@playwright/test';

/** Returns the tabs that from now on ever ask to sign in or show the expired session, even briefly. */
export async function watchSignOuts(context: BrowserContext): Promise<ReadonlySet<Page>> {
  const signedOut = new Set<Page>();
  await context.exposeBinding('tellSignOut', ({ page }) => void signedOut.add(page));
  await context.addInitScript(() => {
    new MutationObserver(() => {
      // The modal counts down to the redirect to login.
      if (!location.pathname.startsWith('/login/') && !document.querySelector('[role="timer"]')) return;
      (globalThis as unknown as { tellSignOut(): void }).tellSignOut();
    }).observe(document, { childList: true, subtree: true });
  });
  return signedOut;
}
