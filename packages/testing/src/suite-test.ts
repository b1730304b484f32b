import { test as base, expect, type Page } from '@playwright/test';
import { type CookieNoun, cookieName } from '@suite/contract/cookies';
import { apiOrigin, onespaceOrigin, type Place } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import { type RouteOf, zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { PASSWORD, type Person, people } from './people';
import { type RunningSuite, startSuite, type Topology } from './running-suite';

/** What a Playwright project chooses. */
export interface SuiteOptions {
  topology: Topology;
  environment: EnvironmentName;
  /** Stories that change what others see name a data set of their own; they get a suite of their own. */
  dataset: string;
}

interface Suite extends RunningSuite {
  place: Place;
  apiOrigin: string;
  url<Zone extends ZoneName>(zone: Zone, route?: RouteOf<Zone>): string;
}

export interface SignedIn {
  /** A suite cookie's value, undefined when the browser holds none; `replace` and `remove` change it as a person could. */
  cookie: {
    (noun: CookieNoun): Promise<string | undefined>;
    replace(noun: CookieNoun, value: string): Promise<void>;
    remove(noun: CookieNoun): Promise<void>;
  };
  /** Opens a page, home unless said, and signs in through the form that it leads to. */
  signIn(person: Person, options?: { password?: string; at?: string }): Promise<void>;
}

export const test = base.extend<SignedIn, SuiteOptions & { suite: Suite }>({
  topology: ['local', { option: true, scope: 'worker' }],
  environment: ['local', { option: true, scope: 'worker' }],
  dataset: ['shared', { option: true, scope: 'worker' }],

  suite: [
    async ({ topology, environment }, use, { parallelIndex }) => {
      const running = await startSuite(topology, parallelIndex);
      const place = placeOf(running, environment);
      await use(
        Object.assign(running, {
          place,
          apiOrigin: apiOrigin(place),
          url: (...to: Parameters<Suite['url']>) => zoneUrl(place, ...to),
        }) as Suite,
      );
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  page: async ({ page }, use) => {
    const violations = await watchPolicy(page);
    await use(page);
    expect(violations, 'Content-Security-Policy violations').toEqual([]);
  },

  cookie: async ({ context, suite }, use) => {
    const find = async (noun: CookieNoun) => {
      const name = cookieName(suite.place.environment, noun);
      return (await context.cookies()).find((cookie) => cookie.name === name);
    };
    const read = async (noun: CookieNoun) => (await find(noun))?.value;
    const replace = async (noun: CookieNoun, value: string) => {
      const found = await find(noun);
      if (!found) throw new Error(`the browser holds no ${noun}`);
      await context.addCookies([{ ...found, value }]);
    };
    const remove = (noun: CookieNoun) => context.clearCookies({ name: cookieName(suite.place.environment, noun) });
    await use(Object.assign(read, { replace, remove }));
  },

  signIn: async ({ page, suite }, use) => {
    await use(async (person, { password = PASSWORD, at = suite.url('home') } = {}) => {
      await page.goto(at);
      await page.getByLabel('E-mail').fill(people[person].email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    });
  },
});

export { expect };

function placeOf({ topology, portBase, previewPort }: RunningSuite, environment: EnvironmentName): Place {
  if (topology === 'local' || topology === 'localHttps') return { environment, domain: 'localhost', port: portBase };
  const place: Place = { environment, domain: 'suite.localhost', label: 'hub', port: previewPort };
  return topology === 'onespace' ? { ...place, onespace: onespaceOrigin(place) } : place;
}

/** Collects what the Content-Security-Policy blocks on any page of the context. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.context().exposeBinding('reportPolicyViolation', (_, violation: string) => violations.push(violation));
  await page.context().addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} on ${location.href}`);
    });
  });
  return violations;
}
