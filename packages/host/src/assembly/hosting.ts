import { BUILD_FILE } from '@suite/contract/build';
import { environments } from '@suite/zones/environments';
import { zones } from '@suite/zones/zones';
import { inlineOnlyPolicy } from './content-security-policy';
import { MAINTENANCE_FILE, maintenancePage, RETRY_AFTER } from './maintenance';
import { namedHost, pageAnswer } from './page-headers';
import { ASSETS, entryOf, type Site, type SiteZone } from './site';

/** Name of the hosting config in the assembled output. */
export const HOSTING_FILE = 'hosting.json';

/** Kept for ever: the name of an asset changes with its bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Kept, and asked about before every use. */
export const REVALIDATE = 'no-cache';

interface Redirect {
  from: string;
  to: string;
  status: 302 | 308;
}

interface ZoneRules extends SiteZone {
  /** Served with status 404 for any path under the base path that has no file. */
  notFound: string;
  /** Where the environment config of the page's own environment must answer (§7). */
  config: string;
  /** Tells which build it is; to any page, so with `Access-Control-Allow-Origin: *`. */
  build: string;
}

export interface SiteRules extends Omit<Site, 'zones'> {
  zones: ZoneRules[];
  /** The query is kept. `{home}` and `{login}` stand for the origins that serve these zones in the environment. */
  redirects: Redirect[];
  /** What a host answers on every path but those of assets while the operator has its zones out of service. */
  maintenance: { page: string; status: 503; headers: Record<string, string> };
  /** Cache-Control by the longest prefix of the path. */
  cache: Record<string, string>;
  /**
   * Content-Security-Policy by the path of a document. In it stand, for the origins of the environment
   * that serves it, `{api}` for the API's, `{apps}` for those of all zones, a space between them, and
   * `{lock}` for that of the zone auth-redirect.
   */
  policies: Record<string, string>;
}

/**
 * How the assembled output wants to be served: what the gateway follows, and what the operator of a
 * static host turns into that host's own config. A host's name is prefix + label + provider domain.
 */
export interface Hosting {
  /** Of every answer, unless one of its own is named for it: a document's policy, those under maintenance. */
  headers: Record<string, string>;
  environments: { name: string; prefix: string }[];
  sites: SiteRules[];
}

/**
 * The paths of home and login lead to them from every host: an exported page knows no host but its own, and a
 * reader without scripts has no other way on.
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
        // A host whose zones are not built yet has none.
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
