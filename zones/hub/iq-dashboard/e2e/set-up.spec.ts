import { join } from 'node:path';
import { expect, test } from '@suite/testing/suite-test';

test.use({ dataset: 'set-up' });
test.describe.configure({ mode: 'serial' });

const name = 'Cedarworks Tax';
const realData = process.env.REAL_DATA;

test('§4 a person without a firm provisions it, through a lost connection and a reload', async ({ page, suite, signIn }) => {
  await signIn('mia', { at: suite.url('iq-dashboard') });
  await expect(page.getByRole('main')).toContainText('with the role Administrator');
  await page.getByRole('button', { name: 'Create user' }).click();

  const firmName = page.getByLabel('Firm name');
  await expect(firmName).toBeVisible();
  await page.getByRole('button', { name: 'Create firm' }).click();
  await expect(firmName).toBeFocused();
  await expect(page.getByText('Enter the name of your firm.')).toBeVisible();

  const provision = '**/firms/provision';
  await page.route(provision, (route) => route.abort());
  await firmName.fill(name);
  await page.getByRole('button', { name: 'Create firm' }).click();
  await expect(page.getByText('Your firm was not created. Its name is still here.')).toBeVisible();
  await page.unroute(provision);
  await page.reload();
  await expect(firmName).toHaveValue(name);

  await page.getByRole('button', { name: 'Create firm' }).click();
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByRole('banner')).toContainText('1 Active Subscription');
  await page.getByRole('group', { name: 'Client 1' }).getByLabel('Name').fill('Alder Dental');
  await page.getByRole('button', { name: 'Add a row' }).click();
  const second = page.getByRole('group', { name: 'Client 2' });
  await expect(second.getByLabel('Name')).toBeFocused();
  await second.getByLabel('Name').fill('Birch Bakery');
  await second.getByLabel('E-mail (optional)').fill('owner@');
  await page.getByRole('button', { name: 'Add clients' }).click();
  await expect(second).toContainText('This is not an e-mail address.');
  await second.getByLabel('E-mail (optional)').fill('owner@birch.example');
  await page.getByRole('button', { name: 'Add clients' }).click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('2 clients added.')).toBeVisible();
  await page.goto(suite.url('home'));
  await expect(page.getByText('Uncover customer stories from your current sales data.')).toBeVisible();
});

test('§2 a real ledger, once imported, turns her dashboard to the three next steps', async ({ page, suite, signIn }) => {
  test.skip(!realData, 'REAL_DATA is not set');
  const run = await suite.runImport(['--company', name, '--xero', join(realData ?? '', 'xero')]);
  expect(run.code, run.output).toBe(0);

  await signIn('mia');
  await expect(page.getByRole('region', { name: 'Connect IQ next steps' }).getByRole('link')).toHaveCount(3);
  await page.goto(suite.url('iq-dashboard'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Xero' })).toContainText('Connected');
});
