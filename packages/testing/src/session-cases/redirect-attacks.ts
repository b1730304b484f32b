import type { Browser, Page } from '@playwright/test';
import { zoneOrigin } from '@suite/zones/addresses';
import { existsIn, zoneNames, zones } from '@suite/zones/zones';
import { fillSignIn } from '../fill-sign-in';
import { plainRequest } from '../plain-request';
import type { Suite } from '../suite-test';
import { signedInContext } from './signed-in-context';

export interface AttackMetrics {
  attacks: number;
  /** Number of addresses checked: each that the browser was sent to, and where it ended up. */
  addresses: number;
  /** Accepted sign-ins, and sign-ins rejected because of the string. */
  signedIn: number;
  refused: number;
  /** Attacks that led to an address that is not allowed. */
  escapes: number;
  escaped: { attack: string; address: string }[];
}

const SIGN_INS = '**/identity/v1/sign-ins';

/**
 * Passes each string as redirect_uri to the authorization endpoint (and follows its response), to the login page, and to the page
 * that sign-ins return to, and signs in if there is a form; then to the login page of a signed-in person, which redirects by
 * itself.
 */
export async function redirectAttacks(
  { browser, suite }: { browser: Browser; suite: Suite },
  attacks: readonly string[],
): Promise<AttackMetrics> {
  const metrics: AttackMetrics = { attacks: attacks.length, addresses: 0, signedIn: 0, refused: 0, escapes: 0, escaped: [] };
  const authorize = `${suite.apiOrigin}/identity/v1/oauth2/authorize`;
  const entries = zoneNames.filter((name) => existsIn(name, suite.deployment.environment));
  const allowed = new Set([authorize, ...entries.map((name) => `${zoneOrigin(suite.deployment, name)}${zones[name].basePath}/`)]);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const signedIn = await signedInContext({ browser, suite });
  const signedInPage = await signedIn.newPage();
  /** Whether an address led to a sign-in: requests that the authorization endpoint rejects always lead to the same address. */
  const outcomes = new Map<string, boolean>();

  for (const attack of attacks) {
    const judge = (address: string) => {
      metrics.addresses += 1;
      if (isOneOf(allowed, address)) return;
      if (metrics.escaped.at(-1)?.attack !== attack) metrics.escapes += 1;
      metrics.escaped.push({ attack, address });
    };
    for (const tab of [page, signedInPage]) {
      tab.on(
        'request',
        (request) => request.isNavigationRequest() && request.frame() === tab.mainFrame() && judge(request.url()),
      );
    }
    const { headers } = await plainRequest(withRedirect(authorize, attack));
    const authorized = new URL(headers.location ?? '', authorize).href;
    judge(authorized);
    for (const way of [authorized, withRedirect(suite.url('login'), attack)]) {
      const known = outcomes.get(way);
      await context.clearCookies();
      if (known === undefined) await page.goto(way);
      const isSignedIn = known ?? (await isSignedInBy(page, allowed));
      outcomes.set(way, isSignedIn);
      if (isSignedIn) metrics.signedIn += 1;
      else metrics.refused += 1;
      judge(page.url());
    }
    await page.goto(withRedirect(suite.url('auth-redirect'), attack));
    await atRest(page, allowed);
    judge(page.url());
    const login = withRedirect(suite.url('login'), attack);
    await signedInPage.goto(login);
    // Without an address to redirect to, the page stays.
    if (attack) await signedInPage.waitForURL(({ href }) => href !== login);
    await atRest(signedInPage, allowed);
    judge(signedInPage.url());
    for (const tab of [page, signedInPage]) tab.removeAllListeners('request');
  }
  await Promise.all([context.close(), signedIn.close()]);
  return metrics;
}

/** Checks the parsed address: origin and path, and no user name before them. */
function isOneOf(allowed: ReadonlySet<string>, address: string): boolean {
  const { origin, pathname, username, password } = new URL(address);
  return !username && !password && allowed.has(origin + pathname);
}

function withRedirect(address: string, attack: string): string {
  const url = new URL(address);
  url.searchParams.set('redirect_uri', attack);
  return url.href;
}

/** Signs in through the form on the page; false when the redirect address is rejected and the page stays. */
async function isSignedInBy(page: Page, allowed: ReadonlySet<string>): Promise<boolean> {
  const answered = page.waitForResponse(SIGN_INS);
  const left = page.waitForEvent('domcontentloaded');
  left.catch(() => undefined);
  await fillSignIn(page, 'olivia');
  if (!(await answered).ok()) {
    await page.getByText('You came from a page that is not part of Firm Suite.').waitFor();
    return false;
  }
  await left;
  await atRest(page, allowed);
  return true;
}

/** Resolves when the page no longer redirects by itself; a page outside the suite is not waited for. */
async function atRest(page: Page, allowed: ReadonlySet<string>): Promise<void> {
  await page.waitForURL(({ pathname }) => !pathname.startsWith(`${zones['auth-redirect'].basePath}/`));
  if (isOneOf(allowed, page.url())) await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}
