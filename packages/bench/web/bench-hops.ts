import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { existsIn, type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';
import { weightOf } from '../page-weight';
import { kilobytes, median, percentile, type Row } from '../row';
import { assetsOf, type PageAssets } from './page-assets';
import { inWebSuite } from './web-browser';

const hosts = fileURLToPath(new URL('../../../dist/hosts/', import.meta.url));

/** Zones that a person who is signed in goes to from another one of the same host. */
const visited = zoneNames.filter((name) => existsIn(name, 'prod') && !zoneRow(name).public);

/** Browsers that visit side by side: which files pages ask for does not depend on it. Not tabs of one, of which one has the flags. */
const BROWSERS = 3;

interface Hop {
  from: ZoneName;
  to: ZoneName;
  /** Gzipped bytes of scripts and style sheets. */
  weight: number;
}

/**
 * New scripts and style sheets on each hop between two zones of a host, until the page is settled. The assets are those
 * that a browser asks for over https; all of them are kept by it for ever, so a hop costs those that the first zone has not had.
 */
export async function benchHops(): Promise<Row[]> {
  const assets = await inWebSuite(BROWSERS, async (suite, contexts) => {
    const found = new Map<ZoneName, PageAssets>();
    const left = [...visited];
    const visitLeft = async (context: BrowserContext) => {
      for (let zone = left.shift(); zone; zone = left.shift()) {
        // A tab of its own, because a tab loads what other zones show first only once; so does a browser, for an hour.
        const page = await context.newPage();
        // As in the first tab of a browser: the next ones do not ask again for what it keeps.
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

function row(name: string, hops: Hop[], aim: string): Row {
  const weights = hops.map(({ weight }) => weight);
  const worst = hops.find(({ weight }) => weight === Math.max(...weights));
  return {
    name: `${name}, ${hops.length} ordered pairs`,
    measured: `median ${kilobytes(median(weights))}, 95th percentile ${kilobytes(percentile(weights, 0.95))}, worst ${kilobytes(worst?.weight ?? 0)} (${worst?.from} to ${worst?.to})`,
    aim,
  };
}

/** What each zone's hops come to, and of which files: where to look when a figure has grown. */
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
