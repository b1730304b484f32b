import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { firstLoad, readHtml, weightOf } from './page-weight';
import { kilobytes, type Measurement, median } from './row';

const root = fileURLToPath(new URL('../../', import.meta.url));
const emptyExport = fileURLToPath(new URL('./empty-export/', import.meta.url));

/** Measures what a visitor downloads: home compared with an empty Next export built in this run, and the next zone after it. */
export function benchPages(): Measurement[] {
  execFileSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], { cwd: emptyExport, stdio: 'ignore' });
  const empty = weightOf(firstLoad(readHtml(join(emptyExport, 'out'))).scripts, (url) => join(emptyExport, 'out', url));

  const host = join(root, 'dist/hosts/hub');
  const fileOf = (url: string) => join(host, url);
  const home = weightOf(firstLoad(readHtml(join(host, zones.home.basePath))).scripts, fileOf);

  const hops = hopsOfHub(host).map(({ to, urls }) => ({ to, weight: weightOf(urls, fileOf) }));
  return [
    { name: 'JS of home, gz', measured: kilobytes(home), aim: '' },
    { name: 'JS of an empty Next export, gz', measured: kilobytes(empty), aim: '' },
    { name: 'home above the empty export, gz', measured: kilobytes(home - empty), aim: 'at most 45 KB' },
    hopRow('on a hop', hops),
    hopRow(
      'on a hop to a zone with a product',
      hops.filter(({ to }) => hasProduct(to)),
    ),
  ];
}

function hopRow(which: string, hops: { weight: number }[]): Measurement {
  const weights = hops.map(({ weight }) => weight);
  return {
    name: `new JS and CSS ${which} within the hub, gz, median of ${hops.length}`,
    measured: `${kilobytes(median(weights))}, largest ${kilobytes(Math.max(...weights))}`,
    aim: 'largest 10 KB',
  };
}

const hasProduct = (name: ZoneName) => !existsSync(join(root, 'zones', zones[name].host, name, 'features/not-built'));

/** Returns for every ordered pair of zones of the hub what the second loads in addition to the first. */
function hopsOfHub(host: string): { to: ZoneName; urls: string[] }[] {
  const loads = zoneNames
    .filter((name) => zones[name].host === 'hub')
    .map((name) => {
      const { scripts, styles } = firstLoad(readHtml(join(host, zones[name].basePath)));
      return { name, urls: [...scripts, ...styles] };
    });
  return loads.flatMap((from) =>
    loads.filter((to) => to !== from).map((to) => ({ to: to.name, urls: to.urls.filter((url) => !from.urls.includes(url)) })),
  );
}
