import type { Page } from '@playwright/test';
import { type Signing, signingOf } from './people';

/** Fills and submits the sign-in form on the page. */
export async function fillSignIn(page: Page, who: Signing, password = signingOf(who).password): Promise<void> {
  await page.getByLabel('E-mail').fill(signingOf(who).email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
