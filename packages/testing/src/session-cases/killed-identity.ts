import type { Browser, Page } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import type { Suite } from '../suite-test';
import { isShown } from './open-tabs';
import { claimsOf, heldToken, sessionClaims } from './session-claims';
import { signedInContext } from './signed-in-context';
import { watchSignOuts } from './watch-sign-outs';

/** A session whose renewals wait, held in the database from outside of the suite. */
interface HeldSession {
  renewalWaits(): Promise<void>;
  /** After the kill: the renewal is committed, and nobody hears of it. */
  releaseCommitted(): Promise<void>;
  /** After the kill: the renewal never was. */
  releaseAborted(): Promise<void>;
}

/** When the suite is killed. */
export type Moment = 'before the renewal' | 'before the commit' | 'after the commit';

interface Options {
  browser: Browser;
  suite: Suite;
  /** Where the suite keeps its sessions; a kill before the renewal needs no hold of it. */
  holdSession?: (sessionId: string) => Promise<HeldSession>;
}

export interface KilledMetrics {
  kills: number;
  /** Pages that said that the session has expired, or went to login. */
  signOuts: number;
  /** Milliseconds from the restart's ready line until the page had renewed and a call was served: the slowest. */
  slowest: number;
}

/** How long before its expiry the access token is when its renewal is due in every tab, in seconds. */
const AHEAD = 50;

/** Kills the suite's process about the early renewal of an open page, again and again, and starts it anew. */
export async function killedIdentity(
  parts: Options,
  { moment, rounds }: { moment: Moment; rounds: number },
): Promise<KilledMetrics> {
  const { suite } = parts;
  const context = await signedInContext(parts);
  const signedOut = await watchSignOuts(context);
  const page = await context.newPage();
  await page.goto(suite.url('home'));
  await isShown(page).waitFor();
  const metrics: KilledMetrics = { kills: 0, signOuts: 0, slowest: 0 };
  for (let round = 0; round < rounds; round += 1) {
    metrics.kills += 1;
    const before = await sessionClaims(context, suite);
    await killAt(moment, parts, page);
    const renewed = page.waitForResponse((response) => response.url().endsWith('/oauth2/token') && response.ok());
    await suite.restart();
    const ready = Date.now();
    await renewed;
    await callIsServed(page, suite);
    metrics.slowest = Math.max(metrics.slowest, Date.now() - ready);
    const { generation } = await sessionClaims(context, suite);
    if (generation <= before.generation) throw new Error('the browser holds no successor');
  }
  metrics.signOuts = signedOut.size;
  await context.close();
  return metrics;
}

async function killAt(moment: Moment, { suite, holdSession }: Options, page: Page): Promise<void> {
  if (moment === 'before the renewal') {
    await suite.kill();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/oauth2/token'));
    await bringAhead(page, suite);
    await failed;
    return;
  }
  if (!holdSession) throw new Error('a kill within a renewal needs a database that can be held');
  const held = await holdSession((await sessionClaims(page.context(), suite)).sessionId);
  await bringAhead(page, suite);
  await held.renewalWaits();
  await suite.kill();
  await (moment === 'after the commit' ? held.releaseCommitted() : held.releaseAborted());
}

/** Sets the clock to shortly before the access token's expiry, and comes back to the page. */
async function bringAhead(page: Page, suite: Suite): Promise<void> {
  const context = page.context();
  // The clock that the browser has learnt in the round before.
  await context.clearCookies({ name: cookieName(suite.place.environment, 'clock_skew') });
  const { exp } = claimsOf(await heldToken(context, suite, 'access_token'));
  await context.clock.setSystemTime((exp - AHEAD) * 1000);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
}

/** @throws unless the servers answer the page with the token it holds now */
async function callIsServed(page: Page, suite: Suite): Promise<void> {
  const token = await heldToken(page.context(), suite, 'access_token');
  const organization = `${suite.apiOrigin}/identity/v1/organizations/${claimsOf(token).companyId}`;
  const status = await page.evaluate(
    async ([url, bearer]) => (await fetch(url, { headers: { authorization: `Bearer ${bearer}` } })).status,
    [organization, token] as const,
  );
  if (status !== 200) throw new Error(`a call was answered with ${status}`);
}
