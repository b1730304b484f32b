import type { Browser, JSHandle, Page } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import type { Suite } from '../suite-test';
import { countRefusals } from './count-refusals';
import { openTabs } from './open-tabs';
import { sessionClaims } from './session-claims';
import { signedInContext } from './signed-in-context';
import { watchSignOuts } from './watch-sign-outs';

interface Options {
  tabs: number;
  rounds: number;
  /** Whether the lock page fails to load, as with an extension that blocks frames. */
  areFramesBlocked?: boolean;
}

export interface ExpiryMetrics {
  /** By round, as counted by the server. */
  renewals: number[];
  refusals: number;
  /** Tabs that showed the expired session, even briefly, or redirected to login. */
  signedOut: number;
  /**
   * Milliseconds from the first tab's notice that the token is gone until the last tab had the new one and had finished its part
   * in the renewal.
   */
  slowest: number;
  /** The same until a call of each tab with the new token had a response. */
  served: number;
}

/** Removes the access token while all tabs are visible: the browser notifies each of them, and each needs a new token at once. */
export async function tabsAtExpiry(
  { browser, suite }: { browser: Browser; suite: Suite },
  { tabs, rounds, areFramesBlocked = false }: Options,
): Promise<ExpiryMetrics> {
  const context = await signedInContext({ browser, suite });
  if (areFramesBlocked) await context.route('**/auth-redirect/lock.html', (route) => route.abort());
  const signedOut = await watchSignOuts(context);
  const pages = await openTabs(context, suite, tabs);
  const counts = countRefusals(context);
  let { generation } = await sessionClaims(context, suite);
  const name = cookieName(suite.deployment.environment, 'access_token');
  const metrics: ExpiryMetrics = { renewals: [], refusals: 0, signedOut: 0, slowest: 0, served: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const watched = await Promise.all(pages.map((page) => watchExpiry(page, name)));
    await context.clearCookies({ name });
    const served = await Promise.all(watched.map((watch) => timeService(watch, { name, api: suite.apiOrigin })));
    const { generation: next } = await sessionClaims(context, suite);
    metrics.renewals.push(next - generation);
    generation = next;
    const begin = Math.min(...served.map(({ begin }) => begin));
    metrics.slowest = Math.max(metrics.slowest, ...served.map(({ renewed }) => renewed - begin));
    metrics.served = Math.max(metrics.served, ...served.map(({ end }) => end - begin));
  }
  metrics.refusals = counts.refused;
  metrics.signedOut = signedOut.size;
  await context.close();
  return metrics;
}

/** When a tab notices that the token is gone, in milliseconds of Unix time. */
type Watch = JSHandle<{ expired: Promise<number> }>;

const watchExpiry = (page: Page, name: string): Promise<Watch> =>
  page.evaluateHandle(
    (name) => ({
      expired: new Promise<number>((resolve) => {
        const store = (globalThis as unknown as { cookieStore: EventTarget }).cookieStore;
        // A tab that is notified late may find the new token already.
        const before = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
        store.addEventListener('change', () => document.cookie.includes(before) || resolve(Date.now()));
      }),
    }),
    name,
  );

/** When the tab noticed, when it finished, and when a call of its own had a response with the new token. */
interface Service {
  begin: number;
  renewed: number;
  end: number;
}

const timeService = (watch: Watch, target: { name: string; api: string }): Promise<Service> =>
  watch.evaluate(async ({ expired }, { name, api }) => {
    const begin = await expired;
    const store = (globalThis as unknown as { cookieStore: EventTarget }).cookieStore;
    while (!document.cookie.includes(`${name}=`)) {
      await new Promise((resolve) => store.addEventListener('change', resolve, { once: true }));
    }
    // The tabs of an origin queue for this lock, so it is granted here after all tabs that wanted the token.
    await navigator.locks.request('renewal', () => undefined);
    const renewed = Date.now();
    const [, token = ''] = document.cookie.split(`${name}=`);
    const bearer = token.split(';')[0] ?? '';
    const { userId } = JSON.parse(atob((bearer.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const answer = await fetch(`${api}/identity/v1/users/${userId}`, { headers: { Authorization: `Bearer ${bearer}` } });
    if (!answer.ok) throw new Error(`a call with the new token was answered ${answer.status}`);
    return { begin, renewed, end: Date.now() };
  }, target);
