import { isFullRun } from '@suite/env/node';
import { existsIn, type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';
import type { Suite } from './suite-test';

/**
 * Returns the zones to open in a browser: all of them where each host has its own name. The other topologies serve the same
 * exports from other hosts: one zone of each host, and the public ones.
 */
export function visitedZones({ deployment, topology }: Suite): ZoneName[] {
  const names = zoneNames.filter((name) => existsIn(name, deployment.environment));
  if (topology === 'preview' || isFullRun()) return names;
  const isFirst = (name: ZoneName) => name === names.find((other) => zones[other].host === zones[name].host);
  return names.filter((name) => zoneRow(name).public || isFirst(name));
}

/** Whether every page of a zone is opened, too; otherwise stories visit the most important ones. */
export const visitsEveryPage = (): boolean => isFullRun();
