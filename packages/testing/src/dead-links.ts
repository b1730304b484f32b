import { apiOrigin } from '@suite/zones/addresses';
import { pagesOf } from '@suite/zones/pages';
import { zoneOfPath } from '@suite/zones/zones';
import { plainRequest } from './plain-request';
import type { Suite } from './suite-test';

/** Returns the addresses in exported HTML: links, assets and forms. */
export const linksOfHtml = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

/**
 * Reports each link of a page that leads to nothing in the suite: an address that no host serves, a hash route that the zone does
 * not have, or a zone without the slash after its path. External links are not followed.
 */
export async function deadLinks(suite: Suite, page: string, links: readonly string[]): Promise<string[]> {
  const faults = await Promise.all([...new Set(links)].map(async (link) => [link, await faultOf(suite, new URL(link, page))]));
  return faults.flatMap(([link, fault]) => (fault ? [`${link} on ${page}: ${fault}`] : []));
}

async function faultOf(suite: Suite, url: URL): Promise<string | undefined> {
  const { deployment } = suite;
  const isOurs = url.hostname === deployment.domain || url.hostname.endsWith(`.${deployment.domain}`);
  if (!isOurs || url.origin === apiOrigin(deployment)) return undefined;
  const answer = await answerOf(url.href.replace(/#.*/, ''));
  if (!answer) return 'nothing answers';
  const { statusCode, headers } = answer;
  if (statusCode === 302 && headers.location) return faultOf(suite, redirected(url, headers.location));
  if (statusCode === 308) return 'the slash after the path is missing';
  if (statusCode !== 200) return `answers ${statusCode}`;
  return routeFault(url);
}

/** Resolves a redirect; a browser keeps the hash (RFC 9110 §10.2.2). */
function redirected(url: URL, location: string): URL {
  const next = new URL(location, url);
  next.hash ||= url.hash;
  return next;
}

/** Cached: most links of a page appear on all pages. */
const answers = new Map<string, ReturnType<typeof ask>>();

const ask = (address: string) => plainRequest(address).catch(() => undefined);

function answerOf(address: string): ReturnType<typeof ask> {
  const known = answers.get(address) ?? ask(address);
  answers.set(address, known);
  return known;
}

function routeFault({ pathname, hash }: URL): string | undefined {
  const name = zoneOfPath(pathname);
  if (!name || !hash.startsWith('#/')) return undefined;
  const pages = pagesOf(name);
  const [route = '', query] = hash.slice(1).split('?');
  // The entry address opens the first route.
  if (route !== '/' && !pages[route]) return `${name} has no route ${route}`;
  const { params = [], optional = [] } = pages[route] ?? {};
  const read = [...params, ...optional];
  const unread = [...new URLSearchParams(query).keys()].filter((param) => !read.includes(param));
  return unread.length ? `${route} of ${name} does not read ${unread}` : undefined;
}
