import { SuiteError } from '@suite/contract/errors';
import type { Deployment } from '@suite/zones/addresses';
import { type EnvironmentName, environmentNames, environments } from '@suite/zones/environments';
import { API_LABEL, API_PORT_OFFSET, zoneNames, zoneOfPath, zones } from '@suite/zones/zones';

/** The parts of an address that identify an environment; a `Location` or a `URL`. */
export type Address = Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname'>;

const labels = new Set<string>([API_LABEL, ...zoneNames.map((name) => zones[name].host)]);

/**
 * Returns the environment of an address and the addresses of the suite around it (§2, decision 002).
 * @throws SuiteError `unknown_environment`, naming this function, when it belongs to no environment (§5).
 */
export function detectEnvironment(address: Address): Deployment {
  const { protocol, hostname } = address;
  if (hostname === 'localhost') {
    if (protocol === 'http:') return { environment: 'local', domain: hostname, port: portBase(address) };
    if (protocol === 'https:') return { environment: 'localHttps', domain: hostname, port: portBase(address) };
  }
  const [first = '', ...rest] = hostname.split('.');
  const domain = rest.join('.');
  const isIp = Number.isInteger(Number(rest.at(-1)));
  if (protocol === 'https:' && domain && !isIp) {
    for (const environment of environmentNames) {
      const row = environments[environment];
      if (!row.deployed || !first.startsWith(row.prefix)) continue;
      const label = first.slice(row.prefix.length);
      if (labels.has(label)) return { environment, domain, label, port: Number(address.port) };
    }
  }
  throw new SuiteError('unknown_environment', `detectEnvironment: no environment has the address ${protocol}//${hostname}`);
}

/** Derives the base port from a local page's port and its zone's row; the API has no row. */
function portBase({ port, pathname }: Address): number {
  const zone = zoneOfPath(pathname);
  return Number(port) - (zone ? zones[zone].port : API_PORT_OFFSET);
}

/**
 * Returns the environment with a name from ENV_NAME or a log-level setting.
 * @throws SuiteError `unknown_environment`, naming the calling function (§5).
 */
export function knownEnvironment(value: string, asker: string): EnvironmentName {
  const found = environmentNames.find((name) => name === value);
  if (found) return found;
  throw new SuiteError('unknown_environment', `${asker}: "${value}" is not one of ${environmentNames.join(', ')}`);
}
