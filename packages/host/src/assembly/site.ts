import type { EnvironmentName } from '@suite/zones/environments';
import { environmentNames } from '@suite/zones/environments';
import { existsIn, ownAddressInOneSpace, type ZoneName, zoneNames, zones } from '@suite/zones/zones';

/** Path under which every host serves the merged, content-hashed assets of its zones (decision 007). */
export const ASSETS = '/_suite';

/** A zone as a host serves it. */
export interface SiteZone {
  name: ZoneName;
  basePath: string;
  environments: EnvironmentName[];
}

/** What one host serves from one folder of the assembled output. */
export interface Site {
  /** Sub-domain label, after the environment's prefix. */
  label: string;
  /** Serves in one-space mode, in place of the site of the same label (§2). */
  onespace: boolean;
  /** Relative to the assembled output. */
  folder: string;
  zones: SiteZone[];
}

/** The address a host's root leads to: its first zone, in one-space mode the home of that mode (§2, "Shared header"). */
export const entryOf = ({ onespace, zones: [first] }: Site): string =>
  `${onespace ? zones['core-home'].basePath : first?.basePath}/`;

/** Every host of the suite with the zones it serves, and the one-space host with all but those that keep their address. */
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
