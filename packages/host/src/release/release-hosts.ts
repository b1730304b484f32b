import { CACHES_PATH } from '@suite/contract/own-host';
import type { EnvConfig } from '@suite/env/env-config';
import { apiOrigin, type Deployment, onespaceOrigin, zoneOrigin } from '@suite/zones/addresses';
import { type EnvironmentName, sitesDomainOf } from '@suite/zones/environments';
import { API_LABEL } from '@suite/zones/zones';
import { fillOrigins, inlineOnlyPolicy } from '../assembly/content-security-policy';
import { type Hosting, REVALIDATE, type SiteRules } from '../assembly/hosting';
import { notFoundPage } from '../assembly/not-found';
import { ASSETS } from '../assembly/site';
import { originsOf } from '../gateway/origins';
import { siteAt } from '../gateway/site-at';

/** File at the root of every host, for paths outside of its zones. */
export const NOT_FOUND_FILE = '404.html';

/** Paths of a page's host that the platform handles: flag streams, and the request of a logout to the page's own host. */
export const PLATFORM_PATHS = ['/flags/eval/', CACHES_PATH] as const;

export interface ReleaseZone {
  basePath: string;
  /** Path of the page for missing files in the zone. */
  notFound: string;
  /** Path of the zone's environment config. */
  configPath: string;
  config: EnvConfig;
  /** Path of the zone's version, which any origin may read. */
  build: string;
}

/** A host of one environment: a folder of files with the rules for serving them. */
export interface ReleaseHost {
  environment: EnvironmentName;
  /** `qa-hub.example.com` */
  name: string;
  /** Port in its address; 0 for the default one of https. */
  port: number;
  /** Path in the release: `qa/hub`. */
  folder: string;
  /** Path in the assembled output. */
  source: string;
  zones: ReleaseZone[];
  /** Headers of every response, unless it has its own. */
  headers: Record<string, string>;
  /** The query is preserved. */
  redirects: { from: string; to: string; status: number }[];
  /** Content-Security-Policy by the path of a document. */
  policies: Record<string, string>;
  /** Cache-Control by path prefix. */
  cache: Record<string, string>;
  maintenance: SiteRules['maintenance'];
}

export interface ReleaseOptions {
  /** The provider domain: hosts are `{prefix}{label}.{domain}`. */
  domain: string;
  environments: readonly EnvironmentName[];
  /** Port in the addresses; 0 for the default one of https. */
  port: number;
  onespace: boolean;
  /** Domain of firms' websites; below the provider domain if absent. */
  sitesDomain?: string | undefined;
  configOf(deployment: Deployment): EnvConfig;
}

/** Returns every host of the environments, with the placeholders of the hosting rules filled in (decision 001). */
export function releaseHosts(hosting: Hosting, options: ReleaseOptions): ReleaseHost[] {
  const labels = [...new Set(hosting.sites.map(({ label }) => label))];
  return options.environments.flatMap((environment) =>
    labels.flatMap((label) => {
      const deployment = deploymentAt(environment, label, options);
      const site = siteAt(hosting, deployment);
      return site?.zones.length ? [hostOf(site, deployment, hosting, options)] : [];
    }),
  );
}

/** Returns the hosts of the API: `api.example.com` in each environment. */
export const apiHosts = (options: ReleaseOptions): string[] =>
  options.environments.map((environment) => new URL(apiOrigin(deploymentAt(environment, API_LABEL, options))).hostname);

/**
 * Returns the hosts of firms' websites, which the platform also serves, including those from before websites had their own
 * domain.
 */
export const siteHosts = ({ domain, sitesDomain }: ReleaseOptions): string[] =>
  [sitesDomain, sitesDomainOf(domain)].flatMap((name) => (name ? [`*.${name}`] : []));

function deploymentAt(environment: EnvironmentName, label: string, { domain, port, onespace }: ReleaseOptions): Deployment {
  const deployment: Deployment = { environment, domain, label, port };
  return onespace ? { ...deployment, onespace: onespaceOrigin(deployment) } : deployment;
}

function hostOf(site: SiteRules, deployment: Deployment, { headers }: Hosting, { configOf }: ReleaseOptions): ReleaseHost {
  const [first] = site.zones;
  if (!first) throw new Error(`The host ${deployment.label} serves no zone.`);
  const config = configOf(deployment);
  const origins = originsOf(deployment, config);
  const isServed = (path: string) => site.zones.some(({ basePath }) => path.startsWith(`${basePath}/`)) && isReleased(path);
  const policies = Object.entries(site.policies).filter(([path]) => isServed(path));
  return {
    environment: deployment.environment,
    name: new URL(zoneOrigin({ ...deployment, onespace: site.onespace ? deployment.onespace : undefined }, first.name)).hostname,
    port: deployment.port,
    folder: `${deployment.environment}/${site.onespace ? 'onespace' : deployment.label}`,
    source: site.folder,
    zones: site.zones.map(({ basePath, notFound, config: configPath, build }) => ({
      basePath,
      notFound,
      configPath,
      config,
      build,
    })),
    headers,
    redirects: site.redirects.map((redirect) => ({
      ...redirect,
      to: redirect.to.replace('{home}', zoneOrigin(deployment, 'home')).replace('{login}', zoneOrigin(deployment, 'login')),
    })),
    policies: {
      ...Object.fromEntries(policies.map(([path, policy]) => [path, fillOrigins(policy, origins)])),
      [`/${NOT_FOUND_FILE}`]: inlineOnlyPolicy(notFoundPage),
    },
    cache: { '/': REVALIDATE, ...site.cache },
    maintenance: site.maintenance,
  };
}

/** Next copies its page for missing addresses into two folders that no address leads to. */
export const isReleased = (path: string): boolean => !/\/(404|_not-found)\//.test(path) || path.startsWith(`${ASSETS}/`);
