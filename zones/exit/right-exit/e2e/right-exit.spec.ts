import { execFileSync, spawnSync } from 'node:child_process';
import { apiOf } from '@suite/testing/api-caller';
import { axeViolations, axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { newPerson } from '@suite/testing/new-person';
import { PASSWORD, people } from '@suite/testing/people';
import { plainRequest } from '@suite/testing/plain-request';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { apiOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

test.use({ dataset: 'exit-planning' });

const isInstalled = spawnSync('pdftotext', ['-v']).error === undefined;

const today = new Date().toISOString().slice(0, 10);
const lastYear = Number(today.slice(0, 4)) - 1;
const clients = ['Alder Dental', 'Birch Bakery', 'Cypress Cafe', 'Dune Motors', 'Elm Legal', 'Fir Farm'];

/** Returns the first day of the month this many months ago. */
const monthsBefore = (months: number) =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - months, 1)).toISOString().slice(0, 10);

/** Returns sales to six clients who pay $5,000 a month for three years, and `raised` more in the last four months. */
const salesWith = (raised: number) =>
  [
    'Invoice no,Client,Invoice date,Due date,Paid on,Service,Quantity,Amount (USD)',
    ...clients.flatMap((name, place) =>
      Array.from({ length: 36 }, (_, at) => {
        const on = monthsBefore(36 - at);
        const amount = 36 - at <= 4 ? 5_000 + raised : 5_000;
        return `N-${place}-${on},${name},${on},${on},${on},Bookkeeping,1,${amount.toFixed(2)}`;
      }),
    ),
  ].join('\n');

/** Imports a list of sales dated today, as the upload page does. One with the same columns as before may need no confirmation. */
async function importSales(suite: Suite, content: string) {
  const noah = apiOf(suite);
  await noah.signIn(people.noah.email, PASSWORD);
  const headers = { Authorization: noah.authorization(), Origin: new URL(suite.url('iq-onboarding')).origin };
  const address = `${apiOrigin(suite.deployment)}/insights/uploads?fileName=sales.csv`;
  const sent = await plainRequest(address, headers, { method: 'POST', body: content });
  const path = `/insights/uploads/${JSON.parse(sent.text).data.id}`;
  const upload = async () => (await noah.call('GET', path)).body.data;
  await expect.poll(async () => (await upload()).state).not.toBe('examining');
  const { guess, state } = await upload();
  type Column = { field: string | null; dateOrders: string[]; decimalMarks: string[] };
  const columns = guess.columns.map(({ field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }: Column) => ({
    field,
    ...(dateOrder && { dateOrder }),
    ...(decimalMark && { decimalMark }),
  }));
  const confirmation = { kind: guess.kind, columns, asOf: today, currency: 'USD', paymentTermsDays: 30 };
  if (state === 'waiting') await noah.call('POST', `${path}/import`, confirmation);
  await expect.poll(async () => (await upload()).state, { timeout: 30_000 }).toBe('done');
}

test('a firm is valued from its ledger, a weak driver becomes a task, and a raised price changes score and value', async ({
  page,
  suite,
  signIn,
}) => {
  test.setTimeout(120_000);
  await importSales(suite, salesWith(0));

  await test.step('the page shows what is missing, and accepts figures and multiples', async () => {
    await signIn('noah', { at: suite.url('right-exit') });
    await expect(page.getByRole('heading', { name: 'No value yet' })).toBeVisible();
    expect(await axeViolations(page.locator('body'))).toEqual([]);
    await page.getByRole('link', { name: 'Open the figures' }).first().click();
    await expect(page.getByLabel(`Revenue, ${lastYear}`)).toHaveValue('360,000');
    await expect(page.getByLabel(`Revenue, ${lastYear}`)).toHaveAttribute('readonly');
    for (const year of [lastYear, lastYear - 1]) {
      await page.getByLabel(`Profit before income taxes, ${year}`).fill('60,000');
      await page.getByLabel(`Owners' pay, with benefits, ${year}`).fill('120,000');
    }
    await page.getByLabel(`Fixed assets, ${lastYear}`).fill('20,000');
    await page.getByRole('button', { name: 'Save figures' }).click();
    await expect(page.getByText('The figures were saved.')).toBeVisible();

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Market pay of each owner, a year').fill('100000');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings were saved.')).toBeVisible();

    await page.getByRole('link', { name: 'Multiples' }).click();
    const addRow = async (measure: string, low: string, mid: string, high: string) => {
      await page.getByRole('button', { name: 'Add row: Your table' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Measure' }).click();
      await dialog.getByRole('option', { name: measure, exact: true }).click();
      await dialog.getByLabel('Low multiple').fill(low);
      await dialog.getByLabel('Middle multiple').fill(mid);
      await dialog.getByLabel('High multiple').fill(high);
      await dialog.getByLabel('Source', { exact: true }).fill('Survey of practices');
      await dialog.getByLabel('Date of the source').fill('2026-01-05');
      await dialog.getByRole('button', { name: 'Save' }).click();
      return dialog;
    };
    await expect(await addRow('Revenue', '0.9', '1.1', '1.3')).toBeHidden();
    const overlapping = await addRow('Revenue', '0.8', '1', '1.2');
    await expect(overlapping.getByRole('alert')).toContainText('Rows 1 and 2 overlap');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(await addRow('SDE', '1.8', '2.2', '2.6')).toBeHidden();
    await expect(await addRow('EBITDA', '3', '4', '5')).toBeHidden();
  });

  const value = page.locator('dl > div').filter({ hasText: 'Weighted value' }).locator('dd').first();
  let before = '';
  await test.step('the value is shown with its steps and sources, saved, and exported as a report', async () => {
    await page.getByRole('link', { name: 'Valuation' }).click();
    await expect(page.getByRole('heading', { name: 'Value by method' })).toBeVisible();
    await expect(page.getByText('Survey of practices').first()).toBeVisible();
    before = (await value.textContent()) ?? '';
    await page.getByRole('button', { name: 'Save this valuation' }).click();
    await page.getByRole('dialog').getByLabel('Why now, or what changed').fill('Before the raise');
    await page.getByRole('dialog').getByRole('button', { name: 'Save this valuation' }).click();
    await expect(page.getByText('The valuation was saved.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report as PDF' }).click();
    const path = await (await download).path();
    if (!isInstalled) return;
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    for (const part of [before, 'It is no appraisal', 'Survey of practices', `Ledger as of`, 'Noah Bright'])
      expect(text.replace(/\s+/g, ' ')).toContain(part);
  });

  await test.step('the weak driver becomes a task', async () => {
    await page.getByRole('link', { name: 'Readiness' }).click();
    await page.getByRole('button', { name: 'Score now' }).click();
    await expect(page.getByText('The score was added to the trend.')).toBeVisible();
    await page.getByRole('link', { name: 'Improvement', exact: true }).click();
    await page.getByRole('button', { name: 'Add to plan: Raise stale prices' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Owner' }).fill('Noah');
    await dialog.getByRole('option', { name: 'Noah Bright' }).click();
    await dialog.getByLabel('Due').fill('2027-01-31');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Raise stale prices/ })).toContainText('Noah Bright');
    await page.goto(suite.url('core-home'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Improvement plan' })).toContainText('Raise stale prices');
  });

  await test.step('the price is raised and imported again: task, score and value change, with the reason', async () => {
    await importSales(suite, salesWith(1_000));
    await page.goto(suite.url('right-exit', '/improvement'));
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/Stale prices: 100% → 0%/)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Readiness' }).click();
    await expect(page.getByText(/^Value up from /).first()).toBeVisible();
    await expect(page.getByText('Stale prices: 100% → 0%').first()).toBeVisible();
    await page.getByRole('link', { name: 'Valuation' }).click();
    await expect(value).not.toHaveText(before);
  });
});

test('a member values a client with uploaded figures, and does not see the value of their own firm', async ({
  page,
  suite,
  signIn,
}) => {
  const nina = await newPerson(suite, { lastName: 'Values' });
  await signIn(nina, { at: suite.url('right-exit') });
  await expect(page.getByRole('heading', { name: 'Clients that you value' })).toBeVisible();
  await page.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('dialog').getByLabel('Client').fill('Oak & Sons');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Figures of five years' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  const rows = [
    'year,figure,amount',
    `${lastYear},Revenue,"500,000"`,
    `${lastYear},Profit before income taxes,90000`,
    `${lastYear},Fixed assets,50000`,
    `${lastYear},Goodwill,1`,
  ];
  await page
    .getByLabel('CSV with year, figure and amount')
    .setInputFiles({ name: 'oak.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(page.getByText('3 figures were read from oak.csv')).toContainText('line 5 (not a known figure)');
  await page.getByRole('button', { name: 'Save figures' }).click();
  await expect(page.getByText('The figures were saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Valuation' }).click();
  await expect(page.getByRole('heading', { name: 'What Oak & Sons is worth' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Value by method' })).toBeVisible();
});

for (const [route, heading] of [
  ['/', /worth/],
  ['/inputs', /Figures of five years/],
  ['/readiness', /Attractiveness and readiness/],
  ['/questions', /Questions for the owners/],
  ['/improvement', /Improvement plan/],
  ['/history', /Kept valuations/],
  ['/scenarios', /Scenarios/],
  ['/settings', /Settings of the valuation/],
  ['/multiples', /Multiples/],
  ['/clients', /Clients that you value/],
] as const)
  test(`${route} has no axe violations, and nothing moves while it loads`, async ({ page, context, suite, signIn }) => {
    const watched = await watchPages(context);
    await signIn('olivia', { at: zoneUrl(suite.deployment, 'right-exit', route) });
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    // Charts load when they come into view.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    expect(shifted(watched)).toEqual([]);
  });
