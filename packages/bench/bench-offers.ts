import type { Page } from '@playwright/test';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Draft } from '@services/proposals/contract/content';
import { proposals } from '@services/proposals/schema';
import { newLine } from '@suite/pricing/new-line';
import { placed } from '@suite/testing/suite-test';
import { addProposals, measurePipeline } from './bench-pipeline';
import { workOf } from './press-times';
import { type Measurement, median, printed } from './row';
import { inSeededSuite, THROTTLE } from './seeded-suite';

const ROUNDS = 3;

const idOf = (lines: number) => `00000000-0000-4000-8000-${String(lines).padStart(12, '0')}`;

/** Returns a draft of two options with this many lines each. */
function draftOf(lines: number): Draft {
  const options = ['Essential', 'Complete'].map((name, option) => ({
    id: crypto.randomUUID(),
    name,
    description: '',
    lines: Array.from({ length: lines }, (_, place) =>
      newLine({
        name: `Service ${place + 1}`,
        description: 'What is done each month, and by when',
        billing: place % 3 ? 'monthly' : 'completion',
        price: 10_000 + 100 * place + option,
        taxRate: place % 2 ? 8_875 : 0,
        isAddOn: place % 10 === 9,
      }),
    ),
  }));
  return {
    title: `A proposal with ${lines} lines`,
    message: '',
    note: '',
    currency: 'USD',
    options,
    recipients: [],
    needsAllSigners: false,
    billingDay: null,
    termsId: null,
    expiresOn: '2099-12-31',
    reminderDays: [],
    showsLastYear: false,
    needsMethod: false,
    startsNextPeriod: false,
  };
}

const row = (lines: number) => {
  const draft = draftOf(lines);
  const { title, currency, expiresOn } = draft;
  const at = new Date();
  return {
    id: idOf(lines),
    companyId: demoCompanies.brightfield.id,
    number: lines,
    client: 'Bayview Dental',
    title,
    ownerId: demoPeople.noah.id,
    status: 'draft' as const,
    source: 'manual' as const,
    currency,
    draft,
    expiresOn,
    createdAt: at,
    lastActivityAt: at,
  };
};

/** Actions in the builder; each returns the number of presses it took. */
const actions: Record<string, (page: Page, round: number) => Promise<number>> = {
  async 'typing a price'(page) {
    await page.getByLabel('Price: Service 3', { exact: true }).focus();
    return press(page, ...'640.50');
  },
  async 'typing a name'(page) {
    await page.getByLabel('Name: Service 4', { exact: true }).focus();
    return press(page, 'End', 'x', 'Backspace');
  },
  async 'typing a title'(page) {
    await page.getByLabel('Title', { exact: true }).focus();
    return press(page, ...'abc');
  },
  async 'moving a line down and up'(page) {
    await page.getByRole('button', { name: 'Move with the arrow keys: Service 50', exact: true }).focus();
    return press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp');
  },
  async 'another option'(page, round) {
    await page.getByRole('button', { name: round % 2 ? 'Essential' : 'Complete', exact: true }).click();
    return 1;
  },
  async 'another billing'(page, round) {
    await page.getByLabel('Billing: Service 5', { exact: true }).focus();
    return press(page, round % 2 ? 'ArrowUp' : 'ArrowDown');
  },
  async 'opening and closing details'(page) {
    for (const _ of ['open', 'close']) await choose(page, 'More: Service 6', 'Details');
    return 4;
  },
  async 'duplicating and removing a line'(page) {
    await choose(page, 'More: Service 7', 'Duplicate');
    await choose(page, 'More: Service 7', 'Remove');
    return 4;
  },
};

/** Chooses an action in the first line menu with this name. */
async function choose(page: Page, menu: string, act: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).first().press('Enter');
  await drawn(page);
  await page.getByRole('button', { name: act, exact: true }).press('Enter');
  await drawn(page);
}

async function press(page: Page, ...keys: string[]): Promise<number> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
  }
  return keys.length;
}

/** Measures the builder of a proposal, from each press until its effect is drawn (Event Timing, INP), and the pipeline. */
export const benchOffers = (): Promise<Measurement[]> =>
  inSeededSuite(
    async (database) => {
      await database.insert(proposals).values([row(100), row(199)]);
      await addProposals(database);
    },
    'home',
    async (page, running) => {
      const rows: Measurement[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      for (const lines of [100, 199]) {
        await page.goto(`${placed(running, 'prod').url('offer', '/proposal')}?id=${idOf(lines)}`);
        await page.getByLabel('Price: Service 3', { exact: true }).waitFor();
        await page.evaluate(noteEvents);
        for (const [what, act] of Object.entries(actions)) {
          const worst: number[] = [];
          const worked: number[] = [];
          for (let round = 0; round < ROUNDS; round++) {
            await drawn(page);
            await page.evaluate(() => Object.assign(globalThis, { seen: [] }));
            const before = await workOf(session);
            const presses = await act(page, round);
            await drawn(page);
            worked.push(((await workOf(session)) - before) / presses);
            worst.push(await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen)));
          }
          rows.push(
            printed({
              name: `builder with ${lines} lines at ${THROTTLE}× CPU throttle, ${what}, ${ROUNDS} times`,
              measured: `worst press ${Math.max(...worst)} ms, median ${median(worst)} ms; processor time of a press ${median(worked).toFixed(0)} ms`,
              aim: 'under 200 ms',
            }),
          );
        }
      }
      return [...rows, ...(await measurePipeline(page, running))];
    },
  );

/** Runs in the page. */
function noteEvents() {
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const { seen } = globalThis as unknown as { seen: number[] };
    seen.push(...list.getEntries().map(({ duration }) => duration));
  }).observe(options);
}

/** Waits until the page has drawn the change and is idle, for at most half a second. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 }));
      }),
  );
