import type { Page } from '@playwright/test';
import { demoPeople } from '@services/identity/demo/demo-people';
import { sql } from 'drizzle-orm';
import { type Measurement, median } from './row';
import { inSeededSuite, THROTTLE } from './seeded-suite';

const COMPANIES = 500;
const ROUNDS = 10;

const joinCompanies = sql`
  WITH made AS (
    INSERT INTO identity.companies (name, segments) SELECT 'Firm ' || n, '{iq}' FROM generate_series(1, ${COMPANIES - 1}) n RETURNING id
  )
  INSERT INTO identity.memberships (user_id, company_id, role) SELECT ${demoPeople.noah.id}, id, 'administrator' FROM made`;

/**
 * Measures the company switch in the header of a person with 500 companies: from each press until its effect is drawn (Event
 * Timing, INP).
 */
export const benchCompanies = (): Promise<Measurement[]> =>
  inSeededSuite(joinCompanies, 'home', async (page) => {
    const presses: number[] = [];
    for (let round = 0; round < ROUNDS; round++) presses.push(...(await openAndFind(page)));
    return [
      {
        name: `${COMPANIES} companies at ${THROTTLE}× CPU throttle: opening the switch and typing, ${ROUNDS} times`,
        measured: `worst press ${Math.max(...presses)} ms, median ${median(presses)} ms`,
        aim: 'worst 200 ms',
      },
    ];
  });

async function openAndFind(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe(options);
  });
  await page.getByRole('button', { name: /switch company$/ }).click();
  const field = page.getByRole('textbox', { name: 'Find a company' });
  await field.waitFor();
  for (const key of 'firm 49') await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.getByRole('button', { name: 'Firm 499' }).waitFor();
  await field.fill('');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  return page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
}
