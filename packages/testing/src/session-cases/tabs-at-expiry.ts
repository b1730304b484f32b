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
  /** The lock page does not load, as with an extension that blocks frames. */
  areFramesBlocked?: boolean;
}

export interface ExpiryMetrics {
  /** By round, as the server has counted them. */
  renewals: number[];
  refusals: number;
  /** Tabs that said that the session has expired, be it for a moment, or went to login. */
  signedOut: number;
  /**
   * Milliseconds from the moment that the first tab was told that the token is gone until the last one held the new
   * one and was done with its part in the renewal.
   */
  slowest: number;
  /** The same until the server had answered a call of each tab with the new one. */
  served: number;
}

/** Every tab is told by the browser that the access token is gone, and all can be seen: each wants a new one at once. */
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
  const name = cookieName(suite.place.environment, 'access_token');
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

/** When a tab learns that the token is gone, in milliseconds of Unix time. */
type Watch = JSHandle<{ expired: Promise<number> }>;

const watchExpiry = (page: Page, name: string): Promise<Watch> =>
  page.evaluateHandle(
    (name) => ({
      expired: new Promise<number>((resolve) => {
        const store = (globalThis as unknown as { cookieStore: EventTarget }).cookieStore;
        // A tab that is told late may find the new token there already.
        const before = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
        store.addEventListener('change', () => document.cookie.includes(before) || resolve(Date.now()));
      }),
    }),
    name,
  );

/** When the tab was told, when it was done, and when a call of its own was answered with the new token. */
interface Service {
  begin: number;
  renewed: number;
  end: number;
}

const timeService = (watch: Watch, asked: { name: string; api: string }): Promise<Service> =>
  watch.evaluate(async ({ expired }, { name, api }) => {
    const begin = await expired;
    const store = (globalThis as unknown as { cookieStore: EventTarget }).cookieStore;
    while (!document.cookie.includes(`${name}=`)) {
      await new Promise((resolve) => store.addEventListener('change', resolve, { once: true }));
    }
    // The tabs of an origin take turns by this lock: who is granted it comes after all that wanted the token.
    await navigator.locks.request('renewal', () => undefined);
    const renewed = Date.now();
    const [, token = ''] = document.cookie.split(`${name}=`);
    const bearer = token.split(';')[0] ?? '';
    const { userId } = JSON.parse(atob((bearer.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const answer = await fetch(`${api}/identity/v1/users/${userId}`, { headers: { Authorization: `Bearer ${bearer}` } });
    if (!answer.ok) throw new Error(`a call with the new token was answered ${answer.status}`);
    return { begin, renewed, end: Date.now() };
  }, asked);
