import type { BrowserContext, Page } from '@playwright/test';
import { pagesOf } from '@suite/zones/pages';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';
import { apiOf } from './api-caller';
import { invitePerson } from './invite-person';
import { linkOfMail } from './link-of-mail';
import { people } from './people';
import { sendProposal } from './send-proposal';
import type { Suite } from './suite-test';

/** In milliseconds, more than any page takes. A page that isn't done by then is a failure, and the tour continues. */
const DEADLINE = 120_000;

export interface Stop {
  zone: ZoneName;
  /** Name of its pictures: the zone with the route. */
  title: string;
  address: string;
}

interface Tour {
  suite: Suite;
  /** Zones to visit; all of the environment when empty. */
  requested: readonly string[];
  signedIn: BrowserContext;
  signedOut: BrowserContext;
  /** Addresses of pages whose links need a parameter, by title. The tour adds those it finds. */
  known: Map<string, string>;
  visit(page: Page, stop: Stop): Promise<void>;
}

/**
 * Opens every page of the zones, each in its own tab. A page whose links need a parameter is found through the first link to it
 * on earlier pages.
 * @returns the failures, one line each
 */
export async function tourZones(tour: Tour): Promise<string[]> {
  const problems: string[] = [];
  const { suite, requested } = tour;
  for (const zone of zoneNames) {
    if (requested.length > 0 && !requested.includes(zone)) continue;
    if (existsIn(zone, suite.deployment.environment)) problems.push(...(await tourZone(tour, zone)));
  }
  return problems;
}

async function tourZone({ suite, signedIn, signedOut, known, visit }: Tour, zone: ZoneName): Promise<string[]> {
  const { public: isPublic } = zoneRow(zone);
  const pages = pagesOf(zone);
  const base = zoneUrl(suite.deployment, zone).split('#')[0];
  const links = new Set<string>();
  const problems: string[] = [];
  const needsParameter = (route: string) => Boolean(pages[route]?.params);
  for (const route of Object.keys(pages).sort((a, b) => Number(needsParameter(a)) - Number(needsParameter(b)))) {
    const title = `${zone}${route.replaceAll('/', '-').replace(/-$/, '')}`;
    const found = known.get(title) ?? [...links].find((link) => link.startsWith(`${base}#${route}?`));
    if (needsParameter(route) && !found) {
      problems.push(`${title}: no page before has a link to it`);
      continue;
    }
    const address = needsParameter(route) && found ? found : zoneUrl(suite.deployment, zone, route as never);
    if (needsParameter(route)) known.set(title, address);
    const page = await (isPublic ? signedOut : signedIn).newPage();
    try {
      await within(DEADLINE, visit(page, { zone, title, address }));
      for (const link of await within(5_000, linksOn(page))) links.add(link);
    } catch (thrown) {
      problems.push(`${title}: ${String(thrown).split('\n')[0]}`);
    } finally {
      // Not awaited, because the page may hang.
      void page.close().catch(() => {});
    }
  }
  return problems;
}

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href));

function within<Result>(time: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${time / 1000} s`)), time);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Waits until a page has finished rendering: no skeleton is left, and every picture and font is loaded. Waits at most for the
 * timeout.
 */
export async function settle(page: Page, timeout = 8_000): Promise<void> {
  const isThere = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('.ui-skeleton, .ui-spinner, [aria-busy="true"]') === null &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || image.loading === 'lazy');
  await page.waitForFunction(isThere, undefined, { timeout, polling: 100 }).catch(() => {});
}

/** Returns pages that no other page links to: pages linked from mails, and pages opened by a button. */
export async function unlinkedAddresses(suite: Suite): Promise<Map<string, string>> {
  const { link } = await invitePerson(suite);
  const olivia = apiOf(suite);
  await olivia.call('POST', '/identity/v1/password-resets', { email: people.olivia.email });
  const ada = { name: 'Ada Byrne', email: 'ada@harbor-bakery.example' };
  await sendProposal(suite, { client: 'Harbor Bakery', recipients: [ada] });
  const offer = await linkOfMail(suite, ada.email);
  return new Map([
    ['invite', link],
    ['offer-public', offer],
    ['offer-public-notice', offer.replace('#/?', '#/notice?')],
    ['login-reset-password', await linkOfMail(suite, people.olivia.email)],
    ['apps-request', zoneUrl(suite.deployment, 'apps', '/request', { app: 'chat' })],
  ]);
}
