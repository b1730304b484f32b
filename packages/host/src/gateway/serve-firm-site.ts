import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ServedSite } from '@suite/kernel/service/service';
import { sitesDomainOf } from '@suite/zones/environments';
import { IMMUTABLE } from '../assembly/hosting';
import { type Answer, redirect, sentence } from './answer';
import { fileAnswer } from './static-file';

/** Finds a website by its name below the provider domain, or by its own domain. */
export type FindSite = (name: { slug: string } | { domain: string }) => Promise<ServedSite | undefined>;

/** The website and the path of a request. */
export interface SiteVisit {
  name: { slug: string } | { domain: string };
  /** As sent, without the leading slash. */
  path: string;
  search: string;
  /** Headers of every response of an existing website. */
  headers: Record<string, string>;
}

/** Domains that have websites as subdomains. */
export interface SiteDomains {
  domains: readonly string[];
  /** The domain that the deployment sets for websites. */
  sitesDomain?: string | undefined;
}

/**
 * Returns the website of a host name: a name below the domain of websites, or any name with a dot. Names below a provider domain
 * still lead to websites if these have a separate domain.
 */
export function siteOfHost(hostname: string, { domains, sitesDomain }: SiteDomains): SiteVisit['name'] | undefined {
  const dot = hostname.indexOf('.');
  const above = hostname.slice(dot + 1);
  if (above === sitesDomain || domains.some((domain) => above === sitesDomainOf(domain))) return { slug: hostname.slice(0, dot) };
  return /[a-z]/.test(hostname) && dot > 0 ? { domain: hostname } : undefined;
}

/** Returns the headers of a website: its own policy, and none of the suite's. */
const headersOf = ({ policy }: ServedSite) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

/** A page may change with the next publication, so it is cached for at most a minute. */
const PAGE = 'public, max-age=60';

/** Responds to a request for a firm's website with a file of its current publication. */
export async function serveFirmSite(request: IncomingMessage, visit: SiteVisit, find: FindSite): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sentence(405, 'This address is for reading.', { Allow: 'GET, HEAD' });
  const site = await find(visit.name);
  if (!site) return sentence(404, 'There is no website at this address.');
  const answer = await answerOf(request, visit, site);
  return { ...answer, headers: { ...headersOf(site), ...visit.headers, ...answer.headers } };
}

async function answerOf(request: IncomingMessage, { path: sent, search }: SiteVisit, site: ServedSite): Promise<Answer> {
  const path = safePath(sent);
  if (path === undefined) return missing(site);
  const moved = site.redirects[path.endsWith('/') ? path : `${path}/`];
  if (moved !== undefined) return redirect(301, `/${moved}${search}`);
  const isPage = path === '' || path.endsWith('/');
  const file = join(site.folder, isPage ? `${path}index.html` : path);
  const answer = await fileAnswer(file, request.headers, path.startsWith('media/') ? IMMUTABLE : PAGE);
  if (answer) return answer;
  if (!isPage && (await fileAnswer(join(site.folder, path, 'index.html'), {}, PAGE))) return redirect(308, `/${path}/${search}`);
  return missing(site);
}

/** Returns the decoded path; undefined when it contains hidden or parent segments. */
function safePath(sent: string): string | undefined {
  try {
    const path = decodeURIComponent(sent);
    return /[\\\0]|\/\/|(^|\/)\./.test(path) || path.startsWith('/') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Returns the website's 404 page. Its links are relative to the website's root, whatever path was requested. */
async function missing({ folder, policy }: ServedSite): Promise<Answer> {
  const page = await fileAnswer(join(folder, '404.html'), {}, 'no-cache');
  if (!page?.body) return sentence(404, 'There is nothing at this address.');
  const own = policy.replace("base-uri 'none'", "base-uri 'self'");
  const body = page.body
    .toString()
    .replace(/<meta http-equiv="Content-Security-Policy"[^<>]*>/, '')
    .replace('<head>', '<head>\n<base href="/">');
  const { ETag: _, ...others } = page.headers ?? {};
  const headers = { ...others, 'Content-Security-Policy': `${own}; frame-ancestors 'none'` };
  return { status: 404, headers, body };
}
