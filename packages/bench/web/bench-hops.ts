import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { existsIn, type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';
import { weightOf } from '../page-weight';
import { kilobytes, type Measurement, median, percentile } from '../row';
import { assetsOf, type PageAssets } from './page-assets';
import { inWebSuite } from './web-browser';

const hosts = fileURLToPath(new URL('../../../dist/hosts/', import.meta.url));

/** Zones that a signed-in person reaches from another zone of the same host. */
const visited = zoneNames.filter((name) => existsIn(name, 'prod') && !zoneRow(name).public);

/**
 * Parallel browsers; the files that pages request don't depend on it. Separate browsers, because only one tab of a browser has
 * the flags.
 */
const BROWSERS = 3;

interface Hop {
  from: ZoneName;
  to: ZoneName;
  /** Gzipped bytes of scripts and style sheets. */
  weight: number;
}

/**
 * Measures the new scripts and style sheets on each hop between two zones of a host, until the page is settled. The assets are
 * those that a browser requests over https. The browser caches them forever, so a hop costs those that the first zone has not
 * loaded.
 */
export async function benchHops(): Promise<Measurement[]> {
  const assets = await inWebSuite(BROWSERS, async (suite, contexts) => {
    const found = new Map<ZoneName, PageAssets>();
    const left = [...visited];
    const visitLeft = async (context: BrowserContext) => {
      for (let zone = left.shift(); zone; zone = left.shift()) {
        // A separate tab, because a tab preloads the assets of other zones only once, and a browser once an hour.
        const page = await context.newPage();
        // As in the first tab of a browser: later tabs don't request again what the browser has cached.
        await page.addInitScript((key) => location.protocol === 'https:' && localStorage.removeItem(key), 'suite.ahead');
        found.set(zone, await assetsOf(page, suite.url(zone)));
        await page.close();
      }
    };
    await Promise.all(contexts.map(visitLeft));
    return found;
  });
  const weigh = (zone: ZoneName, paths: string[]) => weightOf(paths, (path) => join(hosts, zones[zone].host, path));
  const of = (zone: ZoneName) => assets.get(zone) ?? { early: [], all: [], requests: 0 };
  const hops = (had: keyof Pick<PageAssets, 'early' | 'all'>): Hop[] =>
    visited.flatMap((from) =>
      visited
        .filter((to) => to !== from && zones[to].host === zones[from].host)
        .map((to) => ({
          from,
          to,
          weight: weigh(
            to,
            of(to).all.filter((path) => !of(from)[had].includes(path)),
          ),
        })),
    );
  const inIdleTime = visited.map((zone) =>
    weigh(
      zone,
      of(zone).all.filter((path) => !of(zone).early.includes(path)),
    ),
  );
  tell(hops('all'), (zone) => of(zone).all.map((path) => [path, weigh(zone, [path])]));
  return [
    row('new JS and CSS on a hop until settled, gz', hops('all'), 'median 5 KB, worst 20 KB'),
    row('the same when the zone before was left before it was quiet', hops('early'), ''),
    {
      name: 'loaded once a page is quiet, gz, included in the first visit of a host',
      measured: `median ${kilobytes(median(inIdleTime))}, most ${kilobytes(Math.max(...inIdleTime))}`,
      aim: '',
    },
    {
      name: 'requests of home before it is quiet',
      measured: `${of('home').requests}`,
      aim: '12',
    },
  ];
}

function row(name: string, hops: Hop[], aim: string): Measurement {
  const weights = hops.map(({ weight }) => weight);
  const worst = hops.find(({ weight }) => weight === Math.max(...weights));
  return {
    name: `${name}, ${hops.length} ordered pairs`,
    measured: `median ${kilobytes(median(weights))}, 95th percentile ${kilobytes(percentile(weights, 0.95))}, worst ${kilobytes(worst?.weight ?? 0)} (${worst?.from} to ${worst?.to})`,
    aim,
  };
}

/** Prints the total of each zone's hops with their files, to find out why a number has grown. */
function tell(hops: Hop[], filesOf: (zone: ZoneName) => (readonly [path: string, weight: number])[]): void {
  for (const to of visited) {
    const own = hops.filter((hop) => hop.to === to).map(({ weight }) => weight);
    if (!own.length) continue;
    const everywhere = (path: string) => visited.filter((zone) => filesOf(zone).some(([other]) => other === path)).length;
    const files = filesOf(to).filter(([path]) => everywhere(path) < visited.length);
    console.log(`${to}: hops to it ${kilobytes(median(own))}, at most ${kilobytes(Math.max(...own))}`);
    for (const [path, weight] of files)
      console.log(`  ${kilobytes(weight).padStart(9)}  ${path.split('/').at(-1)}, of ${everywhere(path)} zones`);
  }
}
