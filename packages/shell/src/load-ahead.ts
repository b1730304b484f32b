import { FIRST_VIEW_FILE } from '@suite/contract/first-view';
import { whenIdle } from '@suite/telemetry/quiet';
import type { Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, rightOf, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';

/** Set in a tab that has loaded all of it. */
const KEY = 'suite.ahead';

interface Options {
  zone: ZoneName;
  place: Place;
  rights: readonly string[];
}

/**
 * Fetches what the other zones of this host show first, zone by zone in idle moments, so that a hop to one of them loads
 * nothing new (decision 034). Only apps that are open to the person, and not where the connection is slow or to be spared.
 */
export async function loadAhead({ zone, place, rights }: Options): Promise<void> {
  if (!isAssembled() || isSpared() || sessionStorage.getItem(KEY)) return;
  const others = zoneNames.filter((name) => name !== zone && !zoneRow(name).public && existsIn(name, 'prod'));
  for (const name of others.filter((other) => rights.includes(rightOf(other)))) {
    const { origin, pathname } = new URL(zoneUrl(place, name));
    if (origin !== location.origin) continue;
    await new Promise<void>((resolve) => void whenIdle(resolve));
    const files: string[] = await (await load(pathname + FIRST_VIEW_FILE)).json();
    await Promise.all(files.map(async (file) => (await load(file)).arrayBuffer()));
  }
  sessionStorage.setItem(KEY, 'done');
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** A zone's bare export and one under `next dev` have no such files. */
const isAssembled = () => document.querySelector('script[type=speculationrules]') !== null;

function isSpared(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}
