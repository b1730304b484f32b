import type { BrowserContext } from '@playwright/test';
import { type CookieNoun, cookieName } from '@suite/contract/cookies';
import type { Suite } from '../suite-test';

interface Claims {
  sessionId: string;
  companyId: string;
  /** Counts the renewals. */
  generation: number;
  exp: number;
}

/** Returns the claims of a token, unverified. */
export const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Returns a token stored in a browser. */
export async function heldToken(context: BrowserContext, { deployment }: Suite, noun: CookieNoun): Promise<string> {
  const name = cookieName(deployment.environment, noun);
  const found = (await context.cookies()).find((cookie) => cookie.name === name);
  if (!found) throw new Error(`the browser holds no ${noun}`);
  return found.value;
}

/** Returns the claims of the refresh token stored in a browser. */
export const sessionClaims = async (context: BrowserContext, suite: Suite): Promise<Claims> =>
  claimsOf(await heldToken(context, suite, 'refresh_token'));
