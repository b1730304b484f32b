import type { Browser, Page } from '@playwright/test';
import { zoneOrigin } from '@suite/zones/addresses';
import { existsIn, zoneNames, zones } from '@suite/zones/zones';
import { fillSignIn } from '../fill-sign-in';
import { plainRequest } from '../plain-request';
import type { Suite } from '../suite-test';
import { signedInContext } from './signed-in-context';

export interface AttackMetrics {
  attacks: number;
  /** Addresses that were judged: each that the browser was sent to, and where it came to rest. */
  addresses: number;
  /** Sign-ins that were accepted, and those that were refused because of the string. */
  signedIn: number;
  refused: number;
  /** Attacks that led elsewhere. */
  escapes: number;
  /** Each address that they led to. */
  escaped: { attack: string; address: string }[];
}

const SIGN_INS = '**/identity/v1/sign-ins';

/**
 * Gives each string as redirect_uri to the authorization endpoint, whose answer is followed, to the login page and to the page that
 * sign-ins come back to, and signs in where the form stands; and to the login page of who is signed in already,
 * which goes on by itself.
 */
export async function redirectAttacks(
  { browser, suite }: { browser: Browser; suite: Suite },
  attacks: readonly string[],
): Promise<AttackMetrics> {
  const metrics: AttackMetrics = { attacks: attacks.length, addresses: 0, signedIn: 0, refused: 0, escapes: 0, escaped: [] };
  const authorize = `${suite.apiOrigin}/identity/v1/oauth2/authorize`;
  const entries = zoneNames.filter((name) => existsIn(name, suite.place.environment));
  const allowed = new Set([authorize, ...entries.map((name) => `${zoneOrigin(suite.place, name)}${zones[name].basePath}/`)]);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const signedIn = await signedInContext({ browser, suite });
  const signedInPage = await signedIn.newPage();
  /** Whether an address signed in: what is refused at the authorization endpoint leads to the same one each time. */
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
    // Without an address to go on to, the page stays.
    if (attack) await signedInPage.waitForURL(({ href }) => href !== login);
    await atRest(signedInPage, allowed);
    judge(signedInPage.url());
    for (const tab of [page, signedInPage]) tab.removeAllListeners('request');
  }
  await Promise.all([context.close(), signedIn.close()]);
  return metrics;
}

/** Judged by the parsed address: origin and path, and nobody's name before them. */
function isOneOf(allowed: ReadonlySet<string>, address: string): boolean {
  const { origin, pathname, username, password } = new URL(address);
  return !username && !password && allowed.has(origin + pathname);
}

function withRedirect(address: string, attack: string): string {
  const url = new URL(address);
  url.searchParams.set('redirect_uri', attack);
  return url.href;
}

/** Fills the form that stands; false when the address to come back to is refused and the page stays. */
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

/** A page stands that leads nowhere else by itself; one that is not of the suite is not waited for. */
async function atRest(page: Page, allowed: ReadonlySet<string>): Promise<void> {
  await page.waitForURL(({ pathname }) => !pathname.startsWith(`${zones['auth-redirect'].basePath}/`));
  if (isOneOf(allowed, page.url())) await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}
