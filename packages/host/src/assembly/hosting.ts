import { BUILD_FILE } from '@suite/contract/build';
import { environments } from '@suite/zones/environments';
import { zones } from '@suite/zones/zones';
import { inlineOnlyPolicy } from './content-security-policy';
import { MAINTENANCE_FILE, maintenancePage, RETRY_AFTER } from './maintenance';
import { namedHost, pageAnswer } from './page-headers';
import { ASSETS, entryOf, type Site, type SiteZone } from './site';

export const HOSTING_FILE = 'hosting.json';

/** Cached forever, because the name of an asset changes with its bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cached, and revalidated before every use. */
export const REVALIDATE = 'no-cache';

interface Redirect {
  from: string;
  to: string;
  status: 302 | 308;
}

interface ZoneRules extends SiteZone {
  /** Served with status 404 for any path under the base path that has no file. */
  notFound: string;
  /** Path at which the host must serve the config of the page's environment (§7). */
  config: string;
  /** Path of the zone's build; any page may read it, so it is served with `Access-Control-Allow-Origin: *`. */
  build: string;
}

export interface SiteRules extends Omit<Site, 'zones'> {
  zones: ZoneRules[];
  /**
   * The query is preserved. `{home}` and `{login}` are placeholders for the origins that serve these zones in the environment.
   */
  redirects: Redirect[];
  /** Response of a host on every path except assets while the operator has its zones under maintenance. */
  maintenance: { page: string; status: 503; headers: Record<string, string> };
  /** Cache-Control by path prefix; the longest match applies. */
  cache: Record<string, string>;
  /**
   * Content-Security-Policy by the path of a document. It contains placeholders for origins of the environment that serves it:
   * `{api}` for the API's, `{apps}` for those of all zones, separated by spaces, and `{lock}` for that of the zone auth-redirect.
   */
  policies: Record<string, string>;
}

/**
 * Rules for serving the assembled output. The gateway follows them, and the operator of a static host translates them to that
 * host's own config. A host's name is prefix + label + provider domain.
 */
export interface Hosting {
  /** Headers of every response, unless a more specific value exists: a document's policy or the maintenance headers. */
  headers: Record<string, string>;
  environments: { name: string; prefix: string }[];
  sites: SiteRules[];
}

/**
 * Redirects the paths of home and login from every host to their zones, because an exported page knows only its own host, and a
 * reader without scripts has no other way to reach them.
 */
export const redirectsElsewhere = (served: readonly SiteZone[]): Redirect[] =>
  (['home', 'login'] as const)
    .filter((name) => !served.some((zone) => zone.name === name))
    .map((name) => ({ from: `${zones[name].basePath}/`, to: `{${name}}${zones[name].basePath}/`, status: 302 }));

/** @param policiesOf the policies of a zone's documents, by their path on the host */
export function hostingOf(sites: Site[], policiesOf: (zone: SiteZone) => [path: string, policy: string][]): Hosting {
  return {
    headers: { ...pageAnswer, ...namedHost },
    environments: Object.entries(environments).flatMap(([name, row]) => (row.deployed ? [{ name, prefix: row.prefix }] : [])),
    sites: sites.map((site) => ({
      ...site,
      zones: site.zones.map((zone) => ({
        ...zone,
        notFound: `${zone.basePath}/404.html`,
        config: `${zone.basePath}/.env/fe_envConfig.json`,
        build: `${zone.basePath}/${BUILD_FILE}`,
      })),
      redirects: [
        // A host whose zones are not built yet has no entry.
        ...(site.zones.length ? [{ from: '/', to: entryOf(site), status: 302 as const }] : []),
        ...site.zones.map(({ basePath }) => ({ from: basePath, to: `${basePath}/`, status: 308 as const })),
        ...redirectsElsewhere(site.zones),
      ],
      maintenance: {
        page: `/${MAINTENANCE_FILE}`,
        status: 503,
        headers: {
          'Retry-After': `${RETRY_AFTER}`,
          'Cache-Control': 'no-store',
          'Content-Security-Policy': inlineOnlyPolicy(maintenancePage),
        },
      },
      cache: { '/': REVALIDATE, [`${ASSETS}/`]: IMMUTABLE },
      policies: Object.fromEntries(site.zones.flatMap(policiesOf)),
    })),
  };
}
