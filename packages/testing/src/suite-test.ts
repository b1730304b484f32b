import { test as base, expect, type Page } from '@playwright/test';
import { type CookieNoun, cookieName } from '@suite/contract/cookies';
import { apiOrigin, type Deployment, onespaceOrigin } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import { type RouteOf, zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { fillSignIn } from './fill-sign-in';
import type { Signing } from './people';
import { type RunningSuite, startSuite, type Topology } from './running-suite';
import { signInByApi } from './sign-in-by-api';

/** Options of a Playwright project. */
export interface SuiteOptions {
  topology: Topology;
  environment: EnvironmentName;
  /**
   * Stories that change what others see name a data set. Each data set has its own suite, so stories with the same name must
   * tolerate each other.
   */
  dataset: string;
  /** Environment variables of the suite's process; they require a separate suite, too. */
  settings: Record<string, string>;
}

export interface Suite extends RunningSuite {
  deployment: Deployment;
  apiOrigin: string;
  url<Zone extends ZoneName>(zone: Zone, route?: RouteOf<Zone>): string;
}

export interface SignedIn {
  /** A suite cookie's value, undefined when the browser has none; `replace` and `remove` change it as a person could. */
  cookie: {
    (noun: CookieNoun): Promise<string | undefined>;
    replace(noun: CookieNoun, value: string): Promise<void>;
    remove(noun: CookieNoun): Promise<void>;
  };
  /** Signs in through the API and opens a page, home by default. */
  signIn(person: Signing, options?: { at?: string }): Promise<void>;
  /** Opens a page, home by default, and signs in through the form that it leads to: for stories about signing in. */
  signInByForm(person: Signing, options?: { password?: string; at?: string }): Promise<void>;
  /** Fills and submits the sign-in form on the page. */
  fillSignIn(person: Signing, password?: string): Promise<void>;
}

export const test = base.extend<SignedIn, SuiteOptions & { suite: Suite }>({
  topology: ['local', { option: true, scope: 'worker' }],
  environment: ['local', { option: true, scope: 'worker' }],
  dataset: ['shared', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],

  suite: [
    async ({ topology, environment, settings }, use) => {
      const running = await startSuite(topology, settings);
      await use(placed(running, environment));
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
      const name = cookieName(suite.deployment.environment, noun);
      return (await context.cookies()).find((cookie) => cookie.name === name);
    };
    const read = async (noun: CookieNoun) => (await find(noun))?.value;
    const replace = async (noun: CookieNoun, value: string) => {
      const found = await find(noun);
      if (!found) throw new Error(`the browser holds no ${noun}`);
      await context.addCookies([{ ...found, value }]);
    };
    const remove = (noun: CookieNoun) => context.clearCookies({ name: cookieName(suite.deployment.environment, noun) });
    await use(Object.assign(read, { replace, remove }));
  },

  fillSignIn: async ({ page }, use) => {
    await use((person, password) => fillSignIn(page, person, password));
  },

  signIn: async ({ page, context, suite }, use) => {
    await use(async (person, { at = suite.url('home') } = {}) => {
      await signInByApi(context, suite, person, at);
      await page.goto(at);
    });
  },

  signInByForm: async ({ page, suite, fillSignIn }, use) => {
    await use(async (person, { password, at = suite.url('home') } = {}) => {
      await page.goto(at);
      await fillSignIn(person, password);
    });
  },
});

export { expect };

/** Returns a running suite with the addresses of one of its environments, where hosts have names under this domain. */
export function placed(running: RunningSuite, environment: EnvironmentName, domain = 'suite.localhost'): Suite {
  const deployment = deploymentOf(running, environment, domain);
  const url: Suite['url'] = (zone, route) => zoneUrl(deployment, zone, route as never);
  // A separate object on top of the running suite, which several environments share.
  return Object.assign(Object.create(running) as RunningSuite, { deployment, apiOrigin: apiOrigin(deployment), url });
}

function deploymentOf(
  { topology, portBase, previewPort }: RunningSuite,
  environment: EnvironmentName,
  domain: string,
): Deployment {
  if (topology === 'local' || topology === 'localHttps') return { environment, domain: 'localhost', port: portBase };
  const deployment: Deployment = { environment, domain, label: 'hub', port: previewPort };
  return topology === 'onespace' ? { ...deployment, onespace: onespaceOrigin(deployment) } : deployment;
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
