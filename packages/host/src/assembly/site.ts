import type { EnvironmentName } from '@suite/zones/environments';
import { environmentNames } from '@suite/zones/environments';
import { existsIn, ownAddressInOneSpace, type ZoneName, zoneNames, zones } from '@suite/zones/zones';

/** Path of the merged, content-hashed assets of a host's zones (decision 007). */
export const ASSETS = '/_suite';

export interface SiteZone {
  name: ZoneName;
  basePath: string;
  environments: EnvironmentName[];
}

/** The content of one host, in one folder of the assembled output. */
export interface Site {
  /** Subdomain label, after the environment's prefix. */
  label: string;
  /** Used in one-space mode instead of the site with the same label (§2). */
  onespace: boolean;
  /** Relative to the assembled output. */
  folder: string;
  zones: SiteZone[];
}

/** Returns the target of a host's root: its first zone, or in one-space mode the home of that mode (§2, "Shared header"). */
export const entryOf = ({ onespace, zones: [first] }: Site): string =>
  `${onespace ? zones['core-home'].basePath : first?.basePath}/`;

/** Returns every host of the suite with its zones, and the one-space host with all zones except those that keep their address. */
export function sites(): Site[] {
  const labels = [...new Set(zoneNames.map((name) => zones[name].host))];
  return [
    ...labels.map((label) => ({
      label,
      onespace: false,
      folder: `hosts/${label}`,
      zones: zoneNames.filter((name) => zones[name].host === label).map(siteZone),
    })),
    {
      label: zones.apps.host,
      onespace: true,
      folder: 'onespace',
      zones: zoneNames.filter((name) => !ownAddressInOneSpace.includes(name)).map(siteZone),
    },
  ];
}

const siteZone = (name: ZoneName): SiteZone => ({
  name,
  basePath: zones[name].basePath,
  environments: environmentNames.filter((environment) => existsIn(name, environment)),
});
