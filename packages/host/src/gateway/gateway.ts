import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { CACHES_PATH } from '@suite/contract/own-host';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Client } from '@suite/kernel/throttle/client';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import {
  API_LABEL,
  API_PORT_OFFSET,
  existsIn,
  SITES_PORT_OFFSET,
  type ZoneName,
  zoneNames,
  zoneOfPath,
  zones,
} from '@suite/zones/zones';
import { PROBES } from '../api/mount-operations';
import type { SiteRules } from '../assembly/hosting';
import { namedSite } from '../assembly/page-headers';
import { type Answer, problem, redirect, sentence, write } from './answer';
import { certificate } from './certificate';
import { createClientOf } from './client-address';
import { closeServers } from './close-servers';
import { DRAFT_FRAME, DRAFT_HOST, serveDraft } from './draft-frame';
import { listen } from './listen';
import { answerOwnCaches } from './own-caches';
import { hostingReader, insistOnWhole } from './read-hosting';
import { apiHeaders, pageHeaders, siteHeaders } from './security-headers';
import { type FindSite, type SiteDomains, serveFirmSite, siteOfHost } from './serve-firm-site';
import { serveSite } from './serve-site';
import { createGuard, type ServerLimits, serverLimits, serverSettings } from './server-limits';
import { siteAt, siteOfZone } from './site-at';
import { homeOf, ownDeployment, type Topology } from './topology';
import { addressOf, type Reach, visitOf } from './visitor';
import { buildAnswer, type ZoneBuilds } from './zone-builds';

export interface GatewayOptions {
  topology: Topology;
  /** First port of the topologies in which zones differ by port. */
  portBase: number;
  /** Port of the topology in which hosts differ by name. */
  previewPort: number;
  /** One-space mode (§2); requires named hosts. */
  onespace: boolean;
  /** Served environments; all if absent. */
  environments?: readonly EnvironmentName[];
  /** Zones whose port something else serves. */
  without: readonly ZoneName[];
  /** This machine's addresses to listen on; loopback if absent. */
  addresses?: readonly string[];
  output: string;
  /** Zones that are not in the output yet. */
  builds?: ZoneBuilds | undefined;
  /** Contains the certificate and the operator's maintenance switch. */
  dataFolder: string;
  /** Number of reverse proxies in front of the suite, each of which appends to `X-Forwarded-For`. */
  proxies: number;
  /** Provider domains that are served where hosts have names; any if absent. */
  domains?: readonly string[];
  /** Domain of firms' websites; below the provider domain if absent. */
  sitesDomain?: string | undefined;
  limits?: Partial<ServerLimits>;
  /** Handles requests to the API host. @param client the client that limits apply to */
  platform(request: Request, client: Client): Response | Promise<Response>;
  /** Finds firms' websites; there are none if absent. */
  findSite?: FindSite;
  configOf(deployment: Deployment): EnvConfig;
  logger: Logger;
}

export interface Gateway {
  /** Waits briefly for running requests, then ends them. */
  close(): Promise<void>;
  /** Gives up the port of a zone, where zones have their own ports, because something else serves it from now on. */
  release(name: ZoneName): Promise<void>;
}

/** The options and the function that identifies clients. */
type Means = GatewayOptions & { clientOf: ReturnType<typeof createClientOf> };

type Handler = (request: IncomingMessage, response: ServerResponse, reach: Reach) => Promise<void>;

/** While a file with this name is in the data folder, every page is the maintenance page. */
const MAINTENANCE_SWITCH = 'maintenance';

/** Every page's host also serves flag streams (`FEATURE_FLAG_STREAM_URL`). */
const FLAG_STREAMS = '/flags/eval/';

/**
 * Serves the assembled zones and the platform (decisions 001, 002).
 * @throws Failure when a port is taken or the suite is not built.
 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { topology, portBase, previewPort, without, output, dataFolder, logger, proxies } = options;
  const served = zoneNames.filter((name) => !without.includes(name) && (topology === 'preview' || existsIn(name, topology)));
  const hosting = served.length ? hostingReader(output) : undefined;
  if (hosting && !options.builds) insistOnWhole(hosting(), output, served);
  const tls = topology === 'local' ? undefined : await certificate(dataFolder);
  const servers: Server[] = [];
  const ownServers = new Map<ZoneName, Server[]>();

  const limits = { ...serverLimits, ...options.limits };
  const guard = createGuard(limits);
  const clientOf = createClientOf(proxies, logger);
  const means = { ...options, clientOf };

  const open = async (port: number, setting: string, handler: Handler) => {
    const guarded = (request: IncomingMessage, response: ServerResponse) => {
      const refusal = guard.admit(request, response, clientOf(request));
      if (refusal) return write(response, refusal, request.method);
      handler(request, response, { ...options, port }).catch((error) => fail(response, error, logger));
    };
    const create = () => {
      const settings = serverSettings(limits);
      const server = tls ? createSecureServer({ ...tls, ...settings }, guarded) : createServer(settings, guarded);
      guard.watch(server.setTimeout(settings.timeout));
      return server;
    };
    const opened = await listen(create, port, setting, options.addresses);
    servers.push(...opened);
    return opened;
  };

  try {
    if (topology === 'preview') {
      const api = apiHandler(means);
      const pages = hosting ? pageHandler(means, (deployment) => siteAt(hosting(), deployment)) : platformOfPages(means);
      const firmSites = firmSiteHandler(means);
      const domains = siteDomains(options);
      await open(previewPort, 'SUITE_PREVIEW_PORT', (request, response, reach) => {
        if (options.findSite && !isProbe(request) && isFirmSite(request, reach, domains))
          return firmSites(request, response, reach);
        const isApi = isProbe(request) || visitOf(request, reach)?.deployment.label === API_LABEL;
        return (isApi ? api : pages)(request, response, reach);
      });
    } else {
      for (const name of served) {
        const pages = pageHandler(means, () => hosting && siteOfZone(hosting(), name));
        ownServers.set(name, await open(portBase + zones[name].port, 'SUITE_PORT_BASE', pages));
      }
      await open(portBase + API_PORT_OFFSET, 'SUITE_PORT_BASE', apiHandler(means));
      if (options.findSite) await open(portBase + SITES_PORT_OFFSET, 'SUITE_PORT_BASE', firmSiteHandler(means));
    }
  } catch (error) {
    await closeServers(servers);
    throw error;
  }
  return {
    close: () => closeServers(servers),
    async release(name) {
      const released = ownServers.get(name) ?? [];
      ownServers.delete(name);
      await closeServers(released);
    },
  };
}

/** Passes a request for a page's host to the platform, as if it were for the API's host. */
const platformListener = ({ platform, clientOf }: Means, deployment: Deployment) =>
  getRequestListener(({ url, method, headers, signal }, { incoming }) => {
    const { pathname, search } = new URL(url);
    const request = new Request(apiOrigin(deployment) + pathname + search, { method, headers, signal });
    return platform(request, clientOf(incoming));
  });

const isProbe = ({ url = '' }: IncomingMessage) => PROBES.includes(url);

/** Passes requests for the API's host to the platform; probes may use any name. */
function apiHandler({ platform, clientOf }: Means): Handler {
  const listener = getRequestListener((request, { incoming }) => platform(request, clientOf(incoming)));
  return async (request, response, reach) => {
    const visit = visitOf(request, reach);
    response.setHeaders(apiHeaders(visit?.deployment));
    if (!visit && !isProbe(request)) return write(response, noEnvironment, request.method);
    await listener(request, response);
  };
}

/** Handles requests that a web server with the pages passes on. */
function platformOfPages(means: Means): Handler {
  return async (request, response, reach) => {
    const visit = visitOf(request, reach);
    response.setHeaders(pageHeaders(visit?.deployment));
    if (!visit) return write(response, unknownHost(means), request.method);
    const { url, deployment } = visit;
    if (url.pathname.startsWith(FLAG_STREAMS)) return platformListener(means, deployment)(request, response);
    write(response, url.pathname === CACHES_PATH ? answerOwnCaches(request, deployment, url.origin) : noPages, request.method);
  };
}

/** @param siteOf returns the rules of the requested host; undefined when there is no such host */
function pageHandler(means: Means, siteOf: (deployment: Deployment) => SiteRules | undefined): Handler {
  const { output, dataFolder, configOf, builds } = means;
  const isUnderMaintenance = () => existsSync(join(dataFolder, MAINTENANCE_SWITCH));
  return async (request, response, reach) => {
    const visit = visitOf(request, reach);
    const site = visit && siteOf(visit.deployment);
    response.setHeaders(pageHeaders(visit?.deployment));
    if (!visit || !site) return write(response, unknownHost(means), request.method);
    const { url, deployment } = visit;
    if (url.pathname.startsWith(FLAG_STREAMS)) return platformListener(means, deployment)(request, response);
    const zone = zoneOfPath(url.pathname);
    const build = zone && builds?.request(zone);
    if (build) return write(response, buildAnswer(zone, build), request.method);
    const isOwnCaches = url.pathname === CACHES_PATH;
    const answer = isOwnCaches
      ? answerOwnCaches(request, deployment, url.origin)
      : await serveSite({ request, url, deployment, output, site, isUnderMaintenance: isUnderMaintenance(), configOf });
    write(response, answer, request.method);
  };
}

/** If none are set, the suite is on this machine. */
const providerDomains = ({ domains, topology, ...ports }: GatewayOptions) => domains ?? [ownDeployment(topology, ports).domain];

/** Returns the domains that may have websites. */
const siteDomains = (options: GatewayOptions): SiteDomains => ({
  domains: options.topology === 'preview' ? providerDomains(options) : ['localhost'],
  sitesDomain: options.topology === 'preview' ? options.sitesDomain : undefined,
});

/** Returns whether a request is for a firm's website, by a name that is not a host of the suite. Only where hosts have names. */
function isFirmSite(request: IncomingMessage, reach: Reach, domains: SiteDomains): boolean {
  const url = addressOf(request, reach);
  const name = url && siteOfHost(url.hostname, domains);
  return name !== undefined && ('slug' in name || !visitOf(request, reach));
}

/** Serves firms' websites, and the frame in which their editor shows drafts, separate from every origin of the suite. */
function firmSiteHandler(means: Means): Handler {
  return async (request, response, reach) => {
    // Browsers may send cookies of the suite or of others to websites. Websites neither read nor set any.
    delete request.headers.cookie;
    response.setHeaders(siteHeaders);
    const url = addressOf(request, reach);
    write(response, url ? withoutCookies(await answerFirmSite(request, url, means)) : noSuchSite, request.method);
  };
}

async function answerFirmSite(request: IncomingMessage, url: URL, means: Means): Promise<Answer> {
  const { findSite, platform, clientOf, topology } = means;
  const domains = siteDomains(means);
  const { sitesDomain } = domains;
  const name = siteOfHost(url.hostname, domains);
  if (!name || !findSite) return noSuchSite;
  // An address from the time before websites had their own domain.
  if ('slug' in name && sitesDomain && !url.hostname.endsWith(`.${sitesDomain}`))
    return redirect(301, `https://${name.slug}.${sitesDomain}${url.port && `:${url.port}`}${url.pathname}${url.search}`);
  if ('slug' in name && name.slug === DRAFT_HOST && url.pathname.startsWith(DRAFT_FRAME))
    return serveDraft(request, url, suitePlaces(means), (forwarded) => platform(forwarded, clientOf(request)));
  const headers = topology === 'preview' ? namedSite : {};
  return serveFirmSite(request, { name, path: url.pathname.slice(1), search: url.search, headers }, findSite);
}

const withoutCookies = ({ headers = {}, ...answer }: Answer): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'set-cookie')),
});

/** Returns the suite's host contexts as seen from the frame, one for each provider domain. */
function suitePlaces(means: Means): Deployment[] {
  const own = ownDeployment(means.topology, means);
  return own.label ? providerDomains(means).map((domain) => ({ ...own, domain })) : [own];
}

const noSuchSite = sentence(404, 'There is no website at this address.');

const noPages = sentence(404, 'The platform runs alone here: pages are on the web server in front of it.');

const noEnvironment = problem('invalid_request', 'No environment of the suite has this address.');

const unknownHost = (options: GatewayOptions) =>
  sentence(404, `The suite has no host of this name. Its home is ${homeOf(ownDeployment(options.topology, options))}`);

function fail(response: ServerResponse, error: unknown, logger: Logger): void {
  logger.error('The gateway could not answer', error);
  if (response.headersSent) response.destroy();
  else write(response, sentence(500, 'Unexpected problem occurred.'), 'GET');
}
