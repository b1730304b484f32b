import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ServedSite } from '@suite/kernel/service/service';
import { SITES_LABEL } from '@suite/zones/addresses';
import { IMMUTABLE } from '../assembly/hosting';
import { everyAnswer } from '../assembly/page-headers';
import { type Answer, redirect, sentence } from './answer';
import { fileAnswer } from './static-file';

/** Finds a website by its name below the provider domain, or by a domain of its own. */
export type FindSite = (name: { slug: string } | { domain: string }) => Promise<ServedSite | undefined>;

/** Which website a request is for, and which path of it. */
export interface SiteVisit {
  name: { slug: string } | { domain: string };
  /** What precedes the path: `/`, or `/sites/{slug}/` where hosts have no names. */
  base: string;
  /** Without a slash at the start, as it was sent. */
  path: string;
  search: string;
}

/** The website that a host name is of, where hosts have names: `{slug}.sites.{provider domain}`, or any name that is not the suite's. */
export function siteOfHost(hostname: string, domains: readonly string[] | undefined): SiteVisit['name'] | undefined {
  const [slug = '', label, ...rest] = hostname.split('.');
  const isOfProvider = label === SITES_LABEL && (!domains || domains.includes(rest.join('.')));
  if (isOfProvider) return { slug };
  return /[a-z]/.test(hostname) && hostname.includes('.') ? { domain: hostname } : undefined;
}

const LOCAL = /^\/sites\/([a-z0-9-]+)\/(.*)$/;

/** The website that a path is of, where hosts have no names. */
export function siteOfPath({ pathname, search }: URL): SiteVisit | undefined {
  const [, slug, path = ''] = LOCAL.exec(pathname) ?? [];
  return slug ? { name: { slug }, base: `/sites/${slug}/`, path, search } : undefined;
}

/** Headers of a website: its own policy, and nothing of the suite's. */
const headersOf = ({ policy }: ServedSite) => ({
  ...everyAnswer,
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

/** A page may change with the next publication, and is asked for again once a minute at most. */
const PAGE = 'public, max-age=60';

/** Answers a request for a firm's website with a file of its present publication. */
export async function serveFirmSite(request: IncomingMessage, visit: SiteVisit, find: FindSite): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sentence(405, 'This address is for reading.', { Allow: 'GET, HEAD' });
  const site = await find(visit.name);
  if (!site) return sentence(404, 'There is no website at this address.');
  const answer = await answerOf(request, visit, site);
  return { ...answer, headers: { ...headersOf(site), ...answer.headers } };
}

async function answerOf(request: IncomingMessage, { base, path: sent, search }: SiteVisit, site: ServedSite): Promise<Answer> {
  const path = safePath(sent);
  if (path === undefined) return missing(site, base);
  const moved = site.redirects[path.endsWith('/') ? path : `${path}/`];
  if (moved !== undefined) return redirect(301, base + moved + search);
  const isPage = path === '' || path.endsWith('/');
  const file = join(site.folder, isPage ? `${path}index.html` : path);
  const answer = await fileAnswer(file, request.headers, path.startsWith('media/') ? IMMUTABLE : PAGE);
  if (answer) return answer;
  if (!isPage && (await fileAnswer(join(site.folder, path, 'index.html'), {}, PAGE)))
    return redirect(308, `${base}${path}/${search}`);
  return missing(site, base);
}

/** Nothing hidden or above in it. */
function safePath(sent: string): string | undefined {
  try {
    const path = decodeURIComponent(sent);
    return /[\\\0]|\/\/|(^|\/)\./.test(path) || path.startsWith('/') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The 404 of the website; its links are meant from the website's own beginning, wherever it was asked for. */
async function missing({ folder, policy }: ServedSite, base: string): Promise<Answer> {
  const page = await fileAnswer(join(folder, '404.html'), {}, 'no-cache');
  if (!page?.body) return sentence(404, 'There is nothing at this address.');
  const own = policy.replace("base-uri 'none'", "base-uri 'self'");
  const body = page.body
    .toString()
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<head>', `<head>\n<base href="${base}">`);
  const { ETag: _, ...others } = page.headers ?? {};
  const headers = { ...others, 'Content-Security-Policy': `${own}; frame-ancestors 'none'` };
  return { status: 404, headers, body };
}
