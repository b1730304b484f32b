import type { Page } from '@playwright/test';
import { PASSWORD, type Person, people } from './people';

/** Fills the sign-in form that stands, and sends it. */
export async function fillSignIn(page: Page, person: Person, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(people[person].email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
