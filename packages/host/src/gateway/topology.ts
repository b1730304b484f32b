import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { zones } from '@suite/zones/zones';

/** Layout of the suite on one machine: a port per zone, the same over https, or hosts by name. */
export type Topology = 'local' | 'localHttps' | 'preview';

export const schemeOf = (topology: Topology) => (topology === 'local' ? 'http' : 'https');

interface Ports {
  /** First port of the topologies in which zones differ by port. */
  portBase: number;
  /** Port of the topology in which hosts differ by name. */
  previewPort: number;
}

/** Returns the host context where a person starts. */
export const ownDeployment = (topology: Topology, { portBase, previewPort }: Ports): Deployment =>
  topology === 'preview'
    ? { environment: 'prod', domain: 'suite.localhost', label: zones.home.host, port: previewPort }
    : { environment: topology, domain: 'localhost', port: portBase };

export const homeOf = (deployment: Deployment) => `${zoneOrigin(deployment, 'home')}${zones.home.basePath}/`;
