import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What was looked at in pages that came back out of the back/forward cache. */
export interface Looks {
  /** Pages that did. */
  restores: number;
  /** How often their visible text was read. */
  frames: number;
  /** How often it held text of a signed-in person. */
  privateFrames: number;
}

const tellFrames = fileURLToPath(new URL('tell-frames.js', import.meta.url));

/**
 * Reads what is visible in the documents that stand in the page from now on, whenever one is restored.
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
