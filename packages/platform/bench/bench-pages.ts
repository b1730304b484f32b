import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zoneNames, zones } from '@suite/zones/zones';
import { firstLoad, readHtml, weightOf } from './page-weight';
import { kilobytes, median, type Row } from './row';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const emptyExport = fileURLToPath(new URL('./empty-export/', import.meta.url));

/** What a visitor downloads: home beside an empty Next export built in this run, and the next zone after it. */
export function benchPages(): Row[] {
  execFileSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], { cwd: emptyExport, stdio: 'ignore' });
  const empty = weightOf(firstLoad(readHtml(join(emptyExport, 'out'))).scripts, (url) => join(emptyExport, 'out', url));

  const host = join(root, 'dist/hosts/hub');
  const fileOf = (url: string) => join(host, url);
  const home = weightOf(firstLoad(readHtml(join(host, zones.home.basePath))).scripts, fileOf);

  const hops = hopsOfHub(host).map((urls) => weightOf(urls, fileOf));
  const hop = `${kilobytes(median(hops))}, largest ${kilobytes(Math.max(...hops))}`;
  return [
    { name: 'JS of home, gz', measured: kilobytes(home), aim: '' },
    { name: 'JS of an empty Next export, gz', measured: kilobytes(empty), aim: '' },
    { name: 'home above the empty export, gz', measured: kilobytes(home - empty), aim: 'at most 35 KB' },
    {
      name: `new JS and CSS on a same-host hop, gz, median of ${hops.length}`,
      measured: hop,
      aim: 'median 10 KB',
    },
  ];
}

/** For every ordered pair of zones of the hub, what the second loads that the first has not. */
function hopsOfHub(host: string): string[][] {
  const names = zoneNames.filter((name) => zones[name].host === 'hub');
  const loads = names.map((name) => {
    const { scripts, styles } = firstLoad(readHtml(join(host, zones[name].basePath)));
    return [...scripts, ...styles];
  });
  return loads.flatMap((from) => loads.filter((to) => to !== from).map((to) => to.filter((url) => !from.includes(url))));
}
