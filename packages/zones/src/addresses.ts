import { type EnvironmentName, prefixOf } from './environments';
import { API_LABEL, API_PORT_OFFSET, ownAddressInOneSpace, type ZoneName, zones } from './zones';

/** The deployment that one of the suite's own addresses belongs to (decision 002). */
export interface Deployment {
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

const scheme = (deployment: Deployment) => (deployment.environment === 'local' ? 'http' : 'https');

const local = (deployment: Deployment, offset: number) => `${scheme(deployment)}://localhost:${deployment.port + offset}`;

const deployed = (deployment: Deployment, label: string) =>
  `https://${prefixOf(deployment.environment)}${label}.${deployment.domain}${deployment.port ? `:${deployment.port}` : ''}`;

/** Returns the origin that serves a zone, such as `https://qa-hub.suite.localhost:8443`. */
export function zoneOrigin(deployment: Deployment, name: ZoneName): string {
  const row = zones[name];
  if (deployment.onespace && !ownAddressInOneSpace.includes(name)) return deployment.onespace;
  return deployment.label ? deployed(deployment, row.host) : local(deployment, row.port);
}

export const apiOrigin = (deployment: Deployment): string =>
  deployment.label ? deployed(deployment, API_LABEL) : local(deployment, API_PORT_OFFSET);

/** Returns the origin of the one-space host, which serves almost every zone in one-space mode (decision 004). */
export const onespaceOrigin = (deployment: Deployment): string => deployed(deployment, 'onespace');
