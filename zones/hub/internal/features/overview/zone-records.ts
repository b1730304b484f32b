import { type Place, zoneOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, type ZoneName, type ZoneRow, zoneNames, zoneRow } from '@suite/zones/zones';
import type { FoundBuild } from './find-build';

export interface ZoneRecord extends ZoneRow {
  name: ZoneName;
  url: string;
  origin: string;
  /** The port it is served at here. */
  servedAt: number;
  /** Undefined until its host has answered. */
  build: FoundBuild | undefined;
}

/** The port that an address without one means. */
const HTTPS_PORT = 443;

/** The zones of a place's environment, in the order of the table. */
export const zoneRecords = (place: Place, builds: ReadonlyMap<ZoneName, FoundBuild> | undefined): ZoneRecord[] =>
  zoneNames
    .filter((name) => existsIn(name, place.environment))
    .map((name) => {
      const origin = zoneOrigin(place, name);
      const servedAt = Number(new URL(origin).port) || HTTPS_PORT;
      return { ...zoneRow(name), name, url: zoneUrl(place, name), origin, servedAt, build: builds?.get(name) };
    });
