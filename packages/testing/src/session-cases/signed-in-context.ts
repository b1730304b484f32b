import type { Browser, BrowserContext } from '@playwright/test';
import { fillSignIn } from '../fill-sign-in';
import type { Person } from '../people';
import type { Suite } from '../suite-test';

/** A browser of its own in which a person has signed in through the form, without a page. */
export async function signedInContext(
  { browser, suite }: { browser: Browser; suite: Suite },
  person: Person = 'olivia',
): Promise<BrowserContext> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(suite.url('home'));
  await fillSignIn(page, person);
  await page.getByRole('button', { name: /^Profile of/ }).waitFor();
  await page.close();
  return context;
}
