import { type Place, zoneOrigin } from '@suite/zones/addresses';
import { zones } from '@suite/zones/zones';

/** How the suite stands on one machine: a port per zone, the same over https, or hosts by name. */
export type Topology = 'local' | 'localHttps' | 'preview';

export const schemeOf = (topology: Topology) => (topology === 'local' ? 'http' : 'https');

interface Ports {
  /** First port of the topologies that tell zones apart by port. */
  portBase: number;
  /** The port of the topology that tells hosts apart by name. */
  previewPort: number;
}

/** The place that a person begins at. */
export const ownPlace = (topology: Topology, { portBase, previewPort }: Ports): Place =>
  topology === 'preview'
    ? { environment: 'prod', domain: 'suite.localhost', label: zones.home.host, port: previewPort }
    : { environment: topology, domain: 'localhost', port: portBase };

/** The address that a person begins at. */
export const homeOf = (place: Place) => `${zoneOrigin(place, 'home')}${zones.home.basePath}/`;
