import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Observations of pages restored from the back/forward cache. */
export interface Looks {
  restores: number;
  /** How often their visible text was read. */
  frames: number;
  /** How often it contained text of a signed-in person. */
  privateFrames: number;
}

const tellFrames = fileURLToPath(new URL('tell-frames.js', import.meta.url));

/**
 * Reads the visible text of the page's documents whenever one is restored from now on.
 * @param secrets text of signed-in pages
 */
export async function watchRestored(page: Page, secrets: readonly string[]): Promise<Looks> {
  const looks: Looks = { restores: 0, frames: 0, privateFrames: 0 };
  await page.exposeBinding('tellFrame', (_, text: string | null) => {
    if (text === null) looks.restores += 1;
    else looks.frames += 1;
    if (secrets.some((secret) => text?.includes(secret))) looks.privateFrames += 1;
  });
  await page.addInitScript({ path: tellFrames });
  return looks;
}
