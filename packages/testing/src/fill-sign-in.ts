import type { Page } from '@playwright/test';
import { PASSWORD, type Person, people } from './people';

/** A demo person by name, or one of a story's own. */
export type Signing = Person | { email: string; password: string };

/** Fills the sign-in form that stands, and sends it. */
export async function fillSignIn(page: Page, who: Signing, password?: string): Promise<void> {
  const person = typeof who === 'string' ? { email: people[who].email, password: PASSWORD } : who;
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password ?? person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
