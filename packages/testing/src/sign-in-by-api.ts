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
    async ({ identity, ...person }) => {
      async function post(path: string, init: RequestInit): Promise<Record<string, string>> {
        const answer = await fetch(`${identity}${path}`, { method: 'POST', credentials: 'include', ...init });
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
        return answer.json();
      }
      const body = JSON.stringify(person);
      const { redirectTo = '' } = await post('/sign-ins', { headers: { 'Content-Type': 'application/json' }, body });
      const code = new URL(redirectTo).searchParams.get('auth_code') ?? '';
      await post('/oauth2/token', { body: new URLSearchParams({ grant_type: 'authorization_code', code }) });
    },
    { identity: `${suite.apiOrigin}/identity/v1`, ...signingOf(who), redirectUri: at },
  );
  await page.close();
}
