import { FIRST_VIEW_FILE } from '@suite/contract/first-view';
import { keepLocally, recallLocally } from '@suite/telemetry/local-storage';
import { idleMoment } from '@suite/telemetry/quiet';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, rightOf, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';

/**
 * Storage key: set in a tab that has loaded everything; in the browser's storage with the time and whose first views they were.
 */
const KEY = 'suite.ahead';

/** Milliseconds before another tab loads them again: reading all of them takes time even from the cache. */
const HELD = 3_600_000;

interface Options {
  zone: ZoneName;
  deployment: Deployment;
  rights: readonly string[];
}

/**
 * Fetches the first views of this host's other zones, zone by zone in idle moments, so that moving to one of them loads nothing
 * new (decision 034). Fetches only apps that are open to the person, and nothing over a slow connection or one in data saving
 * mode.
 */
export async function loadAhead({ zone, deployment, rights }: Options): Promise<void> {
  if (!isAssembled() || isSpared() || sessionStorage.getItem(KEY)) return;
  const isOpen = (name: ZoneName) => !zoneRow(name).public && existsIn(name, 'prod') && rights.includes(rightOf(name));
  const open = zoneNames.filter((name) => isOpen(name) && new URL(zoneUrl(deployment, name)).origin === location.origin);
  const whose = open.join();
  if (!isHeld(whose)) {
    const loaded = new Set<string>();
    for (const name of open.filter((other) => other !== zone)) {
      await idleMoment();
      const files: string[] = await (await load(`${zoneRow(name).basePath}/${FIRST_VIEW_FILE}`)).json();
      const next = files.filter((file) => !loaded.has(file));
      await Promise.all(next.map(async (file) => (await load(file)).arrayBuffer()));
      for (const file of next) loaded.add(file);
    }
    keepLocally(KEY, `${Date.now()} ${whose}`);
  }
  sessionStorage.setItem(KEY, 'done');
}

function isHeld(whose: string): boolean {
  const [time, held] = recallLocally(KEY).split(' ');
  const age = Date.now() - Number(time);
  return age >= 0 && age < HELD && held === whose;
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** A bare export of a zone and a zone under `next dev` have no such files. */
const isAssembled = () => document.querySelector('script[type=speculationrules]') !== null;

function isSpared(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}
