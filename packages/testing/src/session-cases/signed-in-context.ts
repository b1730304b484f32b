import type { Browser, BrowserContext } from '@playwright/test';
import type { Person } from '../people';
import { signInByApi } from '../sign-in-by-api';
import type { Suite } from '../suite-test';

/** Creates a browser context in which a person has signed in, without a page. */
export async function signedInContext(
  { browser, suite }: { browser: Browser; suite: Suite },
  person: Person = 'olivia',
): Promise<BrowserContext> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await signInByApi(context, suite, person);
  return context;
}
