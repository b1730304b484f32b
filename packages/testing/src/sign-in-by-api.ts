import type { BrowserContext } from '@playwright/test';
import { type Signing, signingOf } from './people';
import type { Suite } from './suite-test';

/**
 * Signs a person in without the form: the page at the address, whose own scripts are left out, makes the two calls that
 * the login page and the zone make. The browser itself takes the cookies of their answers, and so ends up with the same ones.
 */
export async function signInByApi(context: BrowserContext, suite: Suite, who: Signing, at = suite.url('home')): Promise<void> {
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(at, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    // Without functions of its own: those tsx compiles need a helper that the page lacks.
    async ({ identity, ...person }) => {
      const signedIn = await fetch(`${identity}/sign-ins`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(person),
      });
      if (!signedIn.ok) throw new Error(`signing in was answered ${signedIn.status}: ${await signedIn.text()}`);
      const { redirectTo = '' }: { redirectTo?: string } = await signedIn.json();
      const code = new URL(redirectTo).searchParams.get('auth_code') ?? '';
      const exchanged = await fetch(`${identity}/oauth2/token`, {
        method: 'POST',
        credentials: 'include',
        body: new URLSearchParams({ grant_type: 'authorization_code', code }),
      });
      if (!exchanged.ok) throw new Error(`the code was answered ${exchanged.status}: ${await exchanged.text()}`);
    },
    { identity: `${suite.apiOrigin}/identity/v1`, ...signingOf(who), redirectUri: at },
  );
  await page.close();
}
