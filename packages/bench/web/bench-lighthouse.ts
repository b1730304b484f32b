import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '@suite/testing/find-chromium';
import { startSuite } from '@suite/testing/running-suite';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { placed, type Suite } from '@suite/testing/suite-test';
import { trusting } from '@suite/testing/trusting-browser';
import { existsIn, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type RunnerResult as Result } from 'lighthouse';
import { type Measurement, median, printed } from '../row';

/** Maximum number of failed runs of a page before it counts as broken. */
const MAX_LOST = 3;

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** Zones whose page doesn't need a link from a mail. */
const judged = zoneNames.filter((name) => existsIn(name, 'prod') && !['auth-redirect', 'invite', 'offer-public'].includes(name));

/**
 * Measures Lighthouse's scores of each zone as Olivia opens it, the median of several runs.
 * @param names the zones to measure; all when empty
 */
export async function benchLighthouse(names: readonly string[], rounds = 5): Promise<Measurement[]> {
  const running = await startSuite('preview');
  const suite = placed(running, 'prod');
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', await trusting(running)];
  const chrome = await launch({ chromePath: findChromium() ?? '', chromeFlags: flags });
  const browser = await chromium.connectOverCDP(`http://localhost:${chrome.port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error('the browser has no context');
    const rows: Measurement[] = [];
    for (const zone of judged.filter((name) => !names.length || names.includes(name)))
      rows.push(...(await judge({ suite, context, zone, port: chrome.port, rounds })));
    return rows;
  } finally {
    await browser.close();
    chrome.kill();
    await running.stop();
  }
}

interface Judged {
  suite: Suite;
  context: BrowserContext;
  zone: ZoneName;
  port: number;
  rounds: number;
}

async function judge({ suite, context, zone, port, rounds }: Judged): Promise<Measurement[]> {
  await context.clearCookies();
  if (!zoneRow(zone).public) await signInByApi(context, suite, 'olivia');
  const rows: Measurement[] = [];
  for (const form of ['desktop', 'mobile'] as const) {
    const scores: Record<(typeof categories)[number], number[]> = { performance: [], accessibility: [], 'best-practices': [] };
    /** Audits that lost points in any of the runs. */
    const lost = new Set<string>();
    for (let run = 0, failed = 0; run < rounds; run += 1) {
      const lhr = await runOf(suite.url(zone), port, form);
      if (typeof lhr === 'string') {
        if (++failed > MAX_LOST) throw new Error(lhr);
        console.error(`run of ${zone} lost: ${lhr}`);
        run -= 1;
        continue;
      }
      for (const name of categories) {
        const { score, auditRefs } = lhr.categories[name] ?? {};
        scores[name].push(Math.round((score ?? 0) * 100));
        for (const { id, weight } of auditRefs ?? []) {
          const { score: own = null } = lhr.audits[id] ?? {};
          if (weight > 0 && own !== null && own < 0.9) lost.add(id);
        }
      }
    }
    const measured = categories.map((name) => `${name} ${median(scores[name])}`).join(', ');
    const why = lost.size ? ` (${[...lost].join(', ')})` : '';
    rows.push(printed({ name: `${zone}, ${form}`, measured: measured + why, aim: `${form === 'desktop' ? 99 : 95}, 100, 100` }));
  }
  return rows;
}

/** Returns Lighthouse's result, or why it failed, for example because it missed the start of a load. */
async function runOf(url: string, port: number, form: 'desktop' | 'mobile'): Promise<Result['lhr'] | string> {
  const options: Parameters<typeof lighthouse>[1] = {
    port,
    onlyCategories: [...categories],
    disableStorageReset: true,
    logLevel: 'error',
  };
  const result = await lighthouse(url, options, form === 'desktop' ? desktopConfig : undefined);
  if (!result) return 'no result';
  const { lhr } = result;
  if (lhr.runtimeError) return lhr.runtimeError.message;
  const broken = Object.values(lhr.audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error');
  return broken && categories.some((name) => lhr.categories[name]?.score === null) ? `${broken.id}: ${broken.errorMessage}` : lhr;
}
