import { chromium, type Page } from '@playwright/test';
import { createLogger } from '@suite/env/logger';
import { type Database, openDatabase } from '@suite/kernel/database/database';
import { findChromium } from '@suite/testing/find-chromium';
import { PASSWORD, people } from '@suite/testing/people';
import { type RunningSuite, startSuite } from '@suite/testing/running-suite';
import { placed } from '@suite/testing/suite-test';
import type { ZoneName } from '@suite/zones/zones';
import { type SQL, sql } from 'drizzle-orm';

/** Slowdown factor of the page's processor. */
export const THROTTLE = 4;

/** Opens a page as Noah, an administrator of Brightfield CPA, on a throttled processor and a seeded database. */
export async function inSeededSuite<T>(
  seed: SQL | ((database: Database) => Promise<void>),
  zone: ZoneName,
  measure: (page: Page, running: RunningSuite) => Promise<T>,
): Promise<T> {
  const running = await startSuite('preview');
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-first-run', '--disable-sync'] });
  try {
    await running.kill();
    // Seeds the database directly after the suite has stopped, because the embedded one allows one process at a time.
    const { database, close } = await openDatabase({ dataFolder: running.dataFolder, logger: createLogger('error') });
    if (typeof seed === 'function') await seed(database);
    else await database.execute(seed);
    await database.execute(sql`ANALYZE`);
    await close();
    await running.restart();

    const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(placed(running, 'prod').url(zone));
    await page.getByLabel('E-mail').fill(people.noah.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: /^Profile of/ }).waitFor();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    return await measure(page, running);
  } finally {
    await browser.close();
    await running.stop();
  }
}
