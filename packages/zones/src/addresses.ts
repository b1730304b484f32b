import { type EnvironmentName, prefixOf } from './environments';
import { API_LABEL, API_PORT_OFFSET, ownAddressInOneSpace, type ZoneName, zones } from './zones';

/** The deployment that one of the suite's own addresses belongs to (decision 002). */
export interface Place {
  environment: EnvironmentName;
  /** Domain after the first label, `suite.localhost`; `localhost` where hosts differ by port. */
  domain: string;
  /** The label of the address's own host group, or `api`; undefined in local and localHttps. */
  label?: string;
  /** In local and localHttps the base of all ports; otherwise the page's own port, 0 for the default. */
  port: number;
  /** Origin of the one-space host if the mode is on (§2). */
  onespace?: string;
}

const scheme = (place: Place) => (place.environment === 'local' ? 'http' : 'https');

const local = (place: Place, offset: number) => `${scheme(place)}://localhost:${place.port + offset}`;

const deployed = (place: Place, label: string) =>
  `https://${prefixOf(place.environment)}${label}.${place.domain}${place.port ? `:${place.port}` : ''}`;

/** Returns the origin that serves a zone, such as `https://qa-hub.suite.localhost:8443`. */
export function zoneOrigin(place: Place, name: ZoneName): string {
  const row = zones[name];
  if (place.onespace && !ownAddressInOneSpace.includes(name)) return place.onespace;
  return place.label ? deployed(place, row.host) : local(place, row.port);
}

export const apiOrigin = (place: Place): string => (place.label ? deployed(place, API_LABEL) : local(place, API_PORT_OFFSET));

/** Returns the origin of the one-space host, which serves almost every zone in one-space mode (decision 004). */
export const onespaceOrigin = (place: Place): string => deployed(place, 'onespace');
