import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { type Measurement, ratio } from './row';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the seconds of a build of all zones; `--force` ignores turbo's cache. */
function buildSeconds(...args: string[]): number {
  const begin = performance.now();
  execFileSync(process.execPath, [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
  return (performance.now() - begin) / 1000;
}

/** Builds without the caches of turbo and Turbopack. */
function buildFromNothing(): number {
  rmSync(join(root, 'zones/.build'), { recursive: true, force: true });
  return buildSeconds('--force');
}

/** Returns a hash of each zone's export: the names and bytes of all its files. */
function exportsNow(): Map<ZoneName, string> {
  const hashOf = (zone: ZoneName) => {
    const out = join(root, 'zones', zones[zone].host, zone, 'out');
    const hash = createHash('sha256');
    for (const entry of readdirSync(out, { recursive: true, withFileTypes: true }).sort((one, other) =>
      join(one.parentPath, one.name) < join(other.parentPath, other.name) ? -1 : 1,
    )) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      hash.update(`${file}\0`).update(readFileSync(file));
    }
    return hash.digest('hex');
  };
  return new Map(zoneNames.map((zone) => [zone, hashOf(zone)]));
}

const differing = (one: ReadonlyMap<ZoneName, string>, other: ReadonlyMap<ZoneName, string>): ZoneName[] =>
  zoneNames.filter((zone) => one.get(zone) !== other.get(zone));

interface Edited {
  seconds: number;
  exports: Map<ZoneName, string>;
}

/** Builds after a change to a file, then restores the file and builds again. */
function afterEdit(file: string, change: (path: string) => void): Edited {
  const path = join(root, file);
  const before = readFileSync(path);
  try {
    change(path);
    return { seconds: buildSeconds(), exports: exportsNow() };
  } finally {
    writeFileSync(path, before);
    buildSeconds();
  }
}

const TEXT_OF_HOME = 'zones/hub/home/features/dashboard/copy.ts';

/** Changes the first text in a file. */
const anotherWord = (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(/: '(\w)/, ": 'Edited $1"));

/** Measures builds of the 28 zones: from nothing, twice; with nothing to do; after a one-line change in one zone. */
export function benchBuilds(): Measurement[] {
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const cold = buildFromNothing();
  const first = exportsNow();
  const idle = buildSeconds();
  const zone = afterEdit(TEXT_OF_HOME, anotherWord);
  const again = buildFromNothing();
  const second = exportsNow();
  const changed = differing(first, zone.exports);
  return [
    { name: 'build of 28 zones, cold', measured: `${seconds(cold)}, again ${seconds(again)}`, aim: '' },
    { name: 'build of 28 zones, nothing to do', measured: `${seconds(idle)}, ${ratio(idle / cold)} of cold`, aim: '0.03×' },
    {
      name: 'build of 28 zones, one line of one zone, beside a 28th of cold',
      measured: `${seconds(zone.seconds)}, ${ratio(zone.seconds / (cold / zoneNames.length))}`,
      aim: '1.5×',
    },
    {
      name: 'zones whose bytes differ between two builds from nothing',
      measured: differing(first, second).join(', ') || 'none',
      aim: 'none',
    },
    { name: 'zones whose bytes differ after one line of home', measured: changed.join(', ') || 'none', aim: 'home' },
  ];
}
