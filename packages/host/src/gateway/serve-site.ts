import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import type { EnvConfig } from '@suite/env/env-config';
import { deploymentOf } from '@suite/kernel/http/deployment';
import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { environments } from '@suite/zones/environments';
import { zoneOfPath, zones } from '@suite/zones/zones';
import { fillOrigins, inlineOnlyPolicy } from '../assembly/content-security-policy';
import { encodings } from '../assembly/encodings';
import { IMMUTABLE, REVALIDATE, type SiteRules } from '../assembly/hosting';
import { notFoundPage } from '../assembly/not-found';
import { ASSETS } from '../assembly/site';
import { type Answer, json, redirect, sentence } from './answer';
import { originsOf } from './origins';
import { fileAnswer } from './static-file';

export interface Visit {
  request: IncomingMessage;
  url: URL;
  deployment: Deployment;
  output: string;
  /** The rules of the host, with the zones that it serves. */
  site: SiteRules;
  isUnderMaintenance: boolean;
  configOf(deployment: Deployment): EnvConfig;
}

/** Responds according to the hosting rules (decisions 001, 002). */
export async function serveSite(visit: Visit): Promise<Answer> {
  const { request, url, site, deployment } = visit;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sentence(405, 'This address is for reading.', { Allow: 'GET, HEAD' });
  }
  const path = safePath(url.pathname);
  if (!path) return nothingHere();
  if (path.startsWith(`${ASSETS}/`)) return (await fileAnswer(fileOf(visit, path), request.headers, IMMUTABLE)) ?? nothingHere();

  if (visit.isUnderMaintenance) return maintenanceAnswer(visit);
  const moved = site.redirects.find(({ from }) => from === path);
  if (moved) return redirect(moved.status, fillZones(moved.to, visit) + url.search);
  const zone = site.zones.find(({ name }) => name === zoneOfPath(path));
  const elsewhere = zone ? undefined : portOf(path, visit);
  if (elsewhere) return redirect(302, elsewhere + url.search);
  if (!zone) return request.headers.accept?.includes('text/html') ? noSuchPage() : nothingHere();
  if (path === zone.config) return json(200, visit.configOf(deployment), REVALIDATE);

  const document = await documentAnswer(visit, path.endsWith('/') ? `${path}index.html` : path);
  if (document) return path === zone.build ? forAnyPage(document) : document;
  if (await documentAnswer(visit, `${path}/index.html`)) return redirect(308, `${url.pathname}/${url.search}`);
  const missing = await documentAnswer(visit, zone.notFound);
  return missing ? { ...missing, status: 404 } : nothingHere();
}

/** Returns the decoded path for the lookup; undefined when it contains hidden, compressed or parent segments. */
function safePath(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (/[\\\0]|\/\/|\/\.(?!env\/fe_envConfig\.json$)/.test(path)) return undefined;
  return encodings.some(({ extension }) => extname(path) === extension) ? undefined : path;
}

const fileOf = ({ output, site }: Visit, path: string) => join(output, site.folder, path);

async function documentAnswer(visit: Visit, path: string): Promise<Answer | undefined> {
  const answer = await fileAnswer(fileOf(visit, path), visit.request.headers, REVALIDATE);
  const policy = visit.site.policies[path];
  if (!answer || !policy) return answer;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'Content-Security-Policy': fillOrigins(policy, originsOf(visit.deployment, visit.configOf(visit.deployment))),
    },
  };
}

async function maintenanceAnswer(visit: Visit): Promise<Answer> {
  const { page, status, headers } = visit.site.maintenance;
  const answer = await fileAnswer(fileOf(visit, page), {}, REVALIDATE);
  return { ...answer, status, headers: { ...answer?.headers, ...headers } };
}

/**
 * Returns the address on the zone's own port when its first page is requested on another port; otherwise undefined. On one
 * machine each zone has its own port.
 */
function portOf(path: string, visit: Visit): string | undefined {
  const { url, deployment } = visit;
  const name = zoneOfPath(path);
  if (!name || !visit.site.zones.length || environments[deployment.environment].deployed || deployment.onespace !== undefined)
    return undefined;
  const { basePath } = zones[name];
  if (path !== basePath && path !== `${basePath}/`) return undefined;
  const origin = zoneOrigin(ownDeploymentOf(visit), name);
  return origin === url.origin ? undefined : `${origin}${basePath}/`;
}

/**
 * The requested path belongs to a zone that another port may serve, so only the host's own zones determine where the ports start.
 */
const ownDeploymentOf = ({ url, site, deployment }: Visit): Deployment =>
  deploymentOf(new URL(`${site.zones[0]?.basePath}/`, url).href, deployment.onespace !== undefined);

function fillZones(address: string, visit: Visit): string {
  const own = ownDeploymentOf(visit);
  return address.replace('{home}', zoneOrigin(own, 'home')).replace('{login}', zoneOrigin(own, 'login'));
}

const forAnyPage = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'Access-Control-Allow-Origin': '*' },
});

const nothingHere = () => sentence(404, 'There is nothing at this address.');

function noSuchPage(): Answer {
  return {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': inlineOnlyPolicy(notFoundPage),
    },
    body: notFoundPage,
  };
}
