import type { Browser, Page } from '@playwright/test';
import { cookieName } from '@suite/contract/cookies';
import type { Suite } from '../suite-test';
import { isShown } from './open-tabs';
import { claimsOf, heldToken, sessionClaims } from './session-claims';
import { signedInContext } from './signed-in-context';
import { watchSignOuts } from './watch-sign-outs';

/** A session whose renewals wait because its row is locked in the database from outside the suite. */
interface HeldSession {
  renewalWaits(): Promise<void>;
  /** After the kill: commits the renewal, although no response is sent. */
  releaseCommitted(): Promise<void>;
  /** After the kill: rolls back the renewal. */
  releaseAborted(): Promise<void>;
}

/** When the suite is killed. */
export type Moment = 'before the renewal' | 'before the commit' | 'after the commit';

interface Options {
  browser: Browser;
  suite: Suite;
  /** Locks a session in the suite's database; not needed for a kill before the renewal. */
  holdSession?: (sessionId: string) => Promise<HeldSession>;
}

export interface KilledMetrics {
  kills: number;
  /** Pages that showed the expired session or redirected to login. */
  signOuts: number;
  /** Milliseconds from the restart's ready line until the page had renewed and a call succeeded: the slowest. */
  slowest: number;
}

/** Seconds before the access token's expiry when every tab is due to renew. */
const AHEAD = 50;

/** Kills the suite's process around the early renewal of an open page, repeatedly, and restarts it. */
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

/** Sets the clock to shortly before the access token's expiry, and returns to the page. */
async function bringAhead(page: Page, suite: Suite): Promise<void> {
  const context = page.context();
  // The clock skew that the browser learned in the previous round.
  await context.clearCookies({ name: cookieName(suite.deployment.environment, 'clock_skew') });
  const { exp } = claimsOf(await heldToken(context, suite, 'access_token'));
  await context.clock.setSystemTime((exp - AHEAD) * 1000);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
}

/** @throws unless a call of the page with its current token succeeds */
async function callIsServed(page: Page, suite: Suite): Promise<void> {
  const token = await heldToken(page.context(), suite, 'access_token');
  const organization = `${suite.apiOrigin}/identity/v1/organizations/${claimsOf(token).companyId}`;
  const status = await page.evaluate(
    async ([url, bearer]) => (await fetch(url, { headers: { authorization: `Bearer ${bearer}` } })).status,
    [organization, token] as const,
  );
  if (status !== 200) throw new Error(`a call was answered with ${status}`);
}
