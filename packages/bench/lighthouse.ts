import { findChromium } from '@suite/testing/find-chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type Measurement, median } from './row';

const RUNS = 5;

/**
 * Maximum number of failed Lighthouse runs of a page before it counts as broken. Lighthouse sometimes misses the start of a load.
 */
const MAX_LOST = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Returns the scores of pages on a mid-range phone, each the median of several runs, with the audits that lost points. */
export async function lighthouseRows(pages: readonly (readonly [name: string, address: string])[]): Promise<Measurement[]> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--ignore-certificate-errors', '--no-first-run', '--disable-sync'],
  });
  const rows: Measurement[] = [];
  try {
    for (const [name, address] of pages) rows.push(await pageRow(name, address, chrome.port));
  } finally {
    chrome.kill();
  }
  return rows;
}

async function pageRow(name: string, address: string, port: number): Promise<Measurement> {
  const scores = categories.map((): number[] => []);
  const lost = new Set<string>();
  for (let run = 0, failed = 0; run < RUNS; run++) {
    const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse had no result for ${address}`);
    const { lhr } = result;
    if (lhr.runtimeError) {
      if (++failed > MAX_LOST) throw new Error(lhr.runtimeError.message);
      console.error(`run of ${name} lost: ${lhr.runtimeError.code}`);
      run--;
      continue;
    }
    for (const [index, id] of categories.entries()) {
      const category = lhr.categories[id];
      scores[index]?.push(Math.round((category?.score ?? 0) * 100));
      for (const { id: audit, weight } of category?.auditRefs ?? []) {
        const score = lhr.audits[audit]?.score ?? null;
        if (weight > 0 && score !== null && score < 0.9) lost.add(audit);
      }
    }
  }
  const why = lost.size ? ` (${[...lost].join(', ')})` : '';
  return {
    name: `Lighthouse, mobile, median of ${RUNS}, published page ${name}: performance, accessibility, best practices, SEO`,
    measured: scores.map(median).join('/') + why,
    aim: '100/100/100/100',
  };
}
