import { portBase, previewPort, servedEnvironments } from '@suite/env/node';
import { Failure } from '@suite/kernel/errors/failure';
import type { EnvironmentName } from '@suite/zones/environments';
import { API_PORT_OFFSET, existsIn, SITES_PORT_OFFSET, zoneNames, zones } from '@suite/zones/zones';
import { badPorts } from '../gateway/bad-ports';
import { ownDeployment, type Topology } from '../gateway/topology';

interface Settings {
  /** First port of the topologies in which zones differ by port. */
  portBase: number;
  /** Port of the topology in which hosts differ by name. */
  previewPort: number;
  /** Environments that the deployment serves. */
  environments: readonly EnvironmentName[];
}

/**
 * Checks the settings that decide where a topology is served, before anything is built or started.
 * @throws Failure when one is wrong, when the topology's own environment is not served, or when browsers refuse a port
 */
export function checkSettings(topology: Topology, isPlatformAlone = false): Settings {
  const settings = { portBase: portBase(), previewPort: previewPort(), environments: servedEnvironments() };
  if (!isPlatformAlone) insistOnEnvironment(ownDeployment(topology, settings).environment, settings.environments);
  if (topology === 'preview') insistOnPort(settings.previewPort);
  else insistOnPorts(topology, settings.portBase);
  return settings;
}

function insistOnEnvironment(own: EnvironmentName, served: readonly EnvironmentName[]): void {
  if (served.includes(own)) return;
  throw new Failure(
    `The environment ${own}, which this command starts in, is not served (only ${served.join(', ')}): set SUITE_ENVIRONMENTS=${[own, ...served].join(',')}${
      served.includes('prod') ? ', or run npm run preview.' : '.'
    }`,
  );
}

function insistOnPort(port: number): void {
  if (!badPorts.has(port)) return;
  let other = port + 1;
  while (badPorts.has(other)) other++;
  throw new Failure(`SUITE_PREVIEW_PORT is ${port}, a port that browsers refuse: set SUITE_PREVIEW_PORT=${other}.`);
}

function insistOnPorts(topology: EnvironmentName, base: number): void {
  const hosts = [
    ...zoneNames.filter((name) => existsIn(name, topology)).map((name) => ({ name: String(name), offset: zones[name].port })),
    { name: 'the API', offset: API_PORT_OFFSET },
    { name: "firms' websites", offset: SITES_PORT_OFFSET },
  ];
  const wrongAt = (from: number) => hosts.find(({ offset }) => !isUsable(from + offset));
  const wrong = wrongAt(base);
  if (!wrong) return;
  let other = Math.max(DEFAULT_BASE, Math.ceil((base + 1) / 100) * 100);
  while (wrongAt(other)) other = other > LAST_PORT ? DEFAULT_BASE : other + 100;
  throw new Failure(
    `SUITE_PORT_BASE is ${base}, which puts ${wrong.name} on port ${base + wrong.offset}, one that browsers refuse: set SUITE_PORT_BASE=${other}.`,
  );
}

const LAST_PORT = 65_535;

const DEFAULT_BASE = 3000;

const isUsable = (port: number) => port <= LAST_PORT && !badPorts.has(port);
