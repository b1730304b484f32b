import { type Browser, chromium } from '@playwright/test';
import { attackStrings } from '@services/identity/accounts/fixture-redirect-attacks';
import { holdSession, startDatabase } from '@suite/host/test/crash-renewal';
import { findChromium } from '@suite/testing/find-chromium';
import { startSuite } from '@suite/testing/running-suite';
import { backAfterLogout } from '@suite/testing/session-cases/back-after-logout';
import { closedTabs } from '@suite/testing/session-cases/closed-tabs';
import { frozenHolder } from '@suite/testing/session-cases/frozen-holder';
import { killedIdentity } from '@suite/testing/session-cases/killed-identity';
import { logoutTabs } from '@suite/testing/session-cases/logout-tabs';
import { redirectAttacks } from '@suite/testing/session-cases/redirect-attacks';
import { tabsAtExpiry } from '@suite/testing/session-cases/tabs-at-expiry';
import { type ClockMetrics, jumpingClock, wrongClock } from '@suite/testing/session-cases/wrong-clock';
import { placed, type Suite } from '@suite/testing/suite-test';
import type { Measurement } from '../row';

type Parts = { browser: Browser; suite: Suite };

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Section = () => Promise<Measurement[]>;

/** Cases with many tabs and real faults, each in its own suite and browser: the production topology in Chromium. */
export const inChromium: Record<string, Section> = {
  tabs: section(expiry, { SUITE_REFRESH_GRACE_SECONDS: '0' }),
  closed: section(closed),
  frozen: section(frozen),
  killed: async () => [await killed()],
  clock: section(clocks),
  redirects: section(redirects),
  logout: section(logout),
  back: section(back),
};

function section(run: (parts: Parts) => Promise<Measurement>, settings: Record<string, string> = {}): Section {
  return async () => [await withParts(settings, run)];
}

async function withParts<T>(settings: Record<string, string>, run: (parts: Parts) => Promise<T>): Promise<T> {
  const suite = placed(await startSuite('preview', settings), 'prod');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-first-run', '--disable-sync'],
  });
  try {
    return await run({ browser, suite });
  } finally {
    await browser.close();
    await suite.stop();
  }
}

async function expiry(parts: Parts): Promise<Measurement> {
  const [tabs, rounds] = [50, 20];
  const { renewals, refusals, signedOut, slowest, served } = await tabsAtExpiry(parts, { tabs, rounds });
  return {
    name: `${tabs} tabs over the eight hosts at expiry, grace 0, ${rounds} rounds`,
    measured: `${Math.min(...renewals)} to ${Math.max(...renewals)} renewals a round, ${refusals} refusals, ${signedOut} sign-outs, slowest ${seconds(slowest)}, and ${seconds(served)} until a call of each was answered`,
    aim: '1 renewal a round, 0 refusals, 0 sign-outs, slowest under 1 s',
  };
}

async function closed(parts: Parts): Promise<Measurement> {
  const { closed, unanswered, lost, dead } = await closedTabs(parts, { times: 200, latest: 200 });
  return {
    name: `tab closed 0–200 ms into a renewal, ${closed} times`,
    measured: `${dead} dead sessions, ${lost} lost successors (${unanswered} closed between request and answer)`,
    aim: '0 dead sessions',
  };
}

async function frozen(parts: Parts): Promise<Measurement> {
  const { sameHost, otherHost, heldUp, signedOut } = await frozenHolder(parts);
  return {
    name: 'the tab that holds the lock is frozen',
    measured: `others show their person after ${seconds(sameHost)} on its host, ${seconds(otherHost)} on another; ${heldUp} held up, ${signedOut} signed out`,
    aim: 'the others go on within 5 s',
  };
}

async function clocks(parts: Parts): Promise<Measurement> {
  const metrics: ClockMetrics[] = [];
  for (const hours of [1, -1, 24, -24]) metrics.push(await wrongClock(parts, hours), await jumpingClock(parts, hours));
  const total = (key: 'loops' | 'signOuts') => sum(metrics.map((found) => found[key]));
  return {
    name: 'clock ±1 h, ±24 h, jump in mid-session',
    measured: `${total('loops')} loops, ${total('signOuts')} sign-outs, at most ${Math.max(...metrics.map(({ extraRenewals }) => extraRenewals))} extra renewal`,
    aim: '0 loops, 0 early sign-outs, at most 1 extra renewal',
  };
}

async function redirects(parts: Parts): Promise<Measurement> {
  const { attacks, escapes } = await redirectAttacks(parts, attackStrings(parts.suite.deployment, 300));
  return {
    name: `${attacks} redirect_uri attacks in Chromium`,
    measured: `${escapes} leave the allow-list`,
    aim: '0 leave the allow-list',
  };
}

async function logout(parts: Parts): Promise<Measurement> {
  const up = await logoutTabs(parts, { tabs: 50, isIdentityDown: false });
  const down = await logoutTabs(parts, { tabs: 50, isIdentityDown: true });
  const summary = ({ out, median, slowest }: typeof up) => `${out} out, median ${median} ms, slowest ${slowest} ms`;
  return {
    name: 'logout with 50 tabs open, also with identity down',
    measured: `${summary(up)}; down: ${summary(down)}`,
    aim: 'all out within 250 ms (median)',
  };
}

async function back({ suite }: Parts): Promise<Measurement> {
  let [restores, shown, pictures] = [0, 0, 0];
  for (let round = 0; round < 10; round += 1)
    for (const entries of [1, 2]) {
      const metrics = await backAfterLogout(suite, entries);
      restores += metrics.restores;
      shown += metrics.privateFrames + metrics.privatePictures;
      pictures += metrics.pictures;
    }
  return {
    name: 'Back after logout with the back/forward cache on',
    measured: `${shown} private in ${pictures} pictures drawn; ${restores} pages came out of the cache`,
    aim: '0 frames with private content',
  };
}

async function killed(): Promise<Measurement> {
  const name = 'identity killed (-9) before and after commit, 50 each';
  const aim = '0 sign-outs while the token lives; recovered within 5 s';
  const database = await startDatabase();
  if ('reason' in database) return { name, measured: `not measured: ${database.reason}`, aim };
  try {
    return await withParts({ DATABASE_URL: database.url }, async (parts) => {
      const hold = (sessionId: string) => holdSession(database.url, sessionId);
      const before = await killedIdentity({ ...parts, holdSession: hold }, { moment: 'before the commit', rounds: 50 });
      const after = await killedIdentity({ ...parts, holdSession: hold }, { moment: 'after the commit', rounds: 50 });
      const slowest = Math.max(before.slowest, after.slowest);
      return {
        name,
        measured: `${before.signOuts + after.signOuts} sign-outs in ${before.kills} and ${after.kills}, recovered within ${seconds(slowest)}`,
        aim,
      };
    });
  } finally {
    await database.stop();
  }
}
