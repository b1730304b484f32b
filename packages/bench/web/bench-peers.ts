import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '@suite/testing/find-chromium';
import { zones } from '@suite/zones/zones';
import { kilobytes, type Measurement, median, ratio } from '../row';
import { compared, openPeers, type Peers } from './peers';
import { timeRenderedAhead } from './rendered-ahead';
import { whenHydrated } from './when-hydrated';

const PAIRS = 9;

/** 150 ms latency, 200 KB/s, and a processor slowed down four times. */
const throttled = { latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 200 * 1024, offline: false };

type Name = keyof Omit<Peers, 'close'>;

/** Measures the bytes of visiting five zones and a hop between two of them, alternating with the same of the peers. */
export async function benchPeers(): Promise<Measurement[]> {
  const peers = await openPeers();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-first-run', '--disable-sync'] });
  const inTab = async <T>(use: (page: Page, devtools: CDPSession, context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const result = await use(page, await context.newCDPSession(page), context);
    await context.close();
    return result;
  };
  try {
    const bytes = {} as Record<Name, number>;
    for (const name of ['suite', 'vite', 'standard'] as const)
      bytes[name] = await inTab((page, devtools) => bytesOfVisits(page, devtools, peers[name].origin));
    const rows: Measurement[] = [
      visitRow('five plain Vite apps', bytes.suite, bytes.vite, '0.45×'),
      visitRow('the default layout', bytes.suite, bytes.standard, '0.3×'),
    ];
    for (const slow of [true, false]) {
      const times: Record<'suite' | 'standard', number[]> = { suite: [], standard: [] };
      for (let pair = 0; pair < PAIRS; pair += 1) {
        for (const kind of ['standard', 'suite'] as const) {
          const { origin } = peers[kind];
          times[kind].push(await inTab((page, devtools) => timeHop(page, devtools, { origin, slow })));
        }
      }
      const how = slow ? 'throttled' : 'not throttled';
      rows.push(hopRow(`click to hydrated, ${how}, beside the default layout`, times.suite, times.standard, slow ? '0.35×' : ''));
      if (slow) continue;
      const ahead = await timeRenderedAhead(peers.suite.origin, PAIRS);
      rows.push(hopRow('the same of a zone that was rendered ahead', ahead, times.standard, '0.1×'));
    }
    return rows;
  } finally {
    await browser.close();
    peers.close();
  }
}

const visitRow = (of: string, own: number, other: number, aim: string): Measurement => ({
  name: `bytes of visiting ${compared.length} zones' frames, beside ${of}`,
  measured: `${kilobytes(own)} ÷ ${kilobytes(other)} = ${ratio(own / other)}`,
  aim,
});

function hopRow(name: string, own: number[], other: number[], aim: string): Measurement {
  const [one, two] = [median(own), median(other)];
  return {
    name: `${name}, medians of ${PAIRS} in turn`,
    measured: `${one.toFixed(0)} ÷ ${two.toFixed(0)} ms = ${ratio(one / two)}`,
    aim,
  };
}

/** Returns all bytes over the wire, including documents and headers. */
async function bytesOfVisits(page: Page, devtools: CDPSession, origin: string): Promise<number> {
  let bytes = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  for (const zone of compared) {
    await page.goto(`${origin}${zones[zone].basePath}/`);
    await page.waitForLoadState('networkidle');
  }
  return bytes;
}

interface Hop {
  origin: string;
  slow: boolean;
}

/** Returns the milliseconds from the click on a link in home until the next zone's frame is hydrated. */
async function timeHop(page: Page, devtools: CDPSession, { origin, slow }: Hop): Promise<number> {
  await page.addInitScript(whenHydrated);
  await page.goto(`${origin}${zones.home.basePath}/`);
  await page.waitForLoadState('networkidle');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'next';
    link.id = 'bench-next';
    link.setAttribute('style', 'position:fixed;inset:0 auto auto 0;z-index:99;padding:20px');
    document.body.append(link);
  }, `${origin}${zones['iq-dashboard'].basePath}/`);
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', throttled);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.locator('#bench-next').click({ noWaitAfter: true });
  await page.waitForURL(`**${zones['iq-dashboard'].basePath}/**`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as { hydratedAt?: number }).hydratedAt);
  return page.evaluate(() => (globalThis as unknown as { hydratedAt: number }).hydratedAt);
}
