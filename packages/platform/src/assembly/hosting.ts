import { environments } from '@suite/zones/environments';
import { ASSETS, entryOf, type Site, type SiteZone } from './site';

/** Name of the hosting config in the assembled output. */
export const HOSTING_FILE = 'hosting.json';

/** Kept for ever: the name of an asset changes with its bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Kept, and asked about before every use. */
export const REVALIDATE = 'no-cache';

interface ZoneRules extends SiteZone {
  /** Served with status 404 for any path under the base path that has no file. */
  notFound: string;
  /** Where the environment config of the page's own environment must answer (spec §7). */
  config: string;
}

export interface SiteRules extends Omit<Site, 'zones'> {
  zones: ZoneRules[];
  /** The query is kept. */
  redirects: { from: string; to: string; status: 302 | 308 }[];
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
  environments: { name: string; prefix: string }[];
  sites: SiteRules[];
}

/** @param policiesOf the policies of a zone's documents, by their path on the host */
export function hostingOf(sites: Site[], policiesOf: (zone: SiteZone) => [path: string, policy: string][]): Hosting {
  return {
    environments: Object.entries(environments).flatMap(([name, row]) => (row.deployed ? [{ name, prefix: row.prefix }] : [])),
    sites: sites.map((site) => ({
      ...site,
      zones: site.zones.map((zone) => ({
        ...zone,
        notFound: `${zone.basePath}/404.html`,
        config: `${zone.basePath}/.env/fe_envConfig.json`,
      })),
      redirects: [
        { from: '/', to: entryOf(site), status: 302 },
        ...site.zones.map(({ basePath }) => ({ from: basePath, to: `${basePath}/`, status: 308 as const })),
      ],
      cache: { '/': REVALIDATE, [`${ASSETS}/`]: IMMUTABLE },
      policies: Object.fromEntries(site.zones.flatMap(policiesOf)),
    })),
  };
}
