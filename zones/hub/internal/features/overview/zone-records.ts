import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, type ZoneName, type ZoneRow, zoneNames, zoneRow } from '@suite/zones/zones';
import type { BuildState } from './find-build';

export interface ZoneRecord extends ZoneRow {
  name: ZoneName;
  url: string;
  origin: string;
  /** Port that the zone is served at in this deployment. */
  servedAt: number;
  /** Undefined until the host has responded. */
  build: BuildState | undefined;
}

/** Port of an address that names none. */
const HTTPS_PORT = 443;

/** Returns the zones of a host context's environment, in the order of the table. */
export const zoneRecords = (deployment: Deployment, builds: ReadonlyMap<ZoneName, BuildState> | undefined): ZoneRecord[] =>
  zoneNames
    .filter((name) => existsIn(name, deployment.environment))
    .map((name) => {
      const origin = zoneOrigin(deployment, name);
      const servedAt = Number(new URL(origin).port) || HTTPS_PORT;
      return { ...zoneRow(name), name, url: zoneUrl(deployment, name), origin, servedAt, build: builds?.get(name) };
    });
