import { expect, test } from '@suite/testing/suite-test';

test('§4 a firm shows its name and the state of its connections', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  await expect(page.getByRole('main').getByText('Harborline Accounting')).toBeVisible();
  const xero = page.getByRole('listitem').filter({ hasText: 'Xero' });
  await expect(xero).toContainText('From files');
  await expect(xero.getByText(/^Last import/)).toHaveAttribute('datetime', /^\d{4}-/);
  await expect(page.getByText('General ledger').locator('..')).toHaveText('General ledgerFrom files');
  await expect(page.getByText('Online spreadsheet').locator('..')).toHaveText('Online spreadsheetNot connected');
});

test('§4 a firm without connections sees that nothing is connected yet', async ({ page, suite, signIn }) => {
  await signIn('noah', { at: suite.url('iq-dashboard') });
  await expect(page.getByRole('heading', { name: 'Nothing is connected yet' })).toBeVisible();
});

test('a section that fails is reported in its place and can be retried', async ({ page, suite, signIn }) => {
  const connections = `${suite.apiOrigin}/insights/connections/**`;
  await page.route(connections, (route) => route.abort());
  await signIn('olivia', { at: suite.url('iq-dashboard') });
  const section = page.getByRole('region', { name: 'Connections' });
  await expect(section).toContainText('The connections could not be loaded.');
  await expect(page.getByRole('main').getByText('Harborline Accounting')).toBeVisible();
  await page.unroute(connections);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('listitem')).toContainText('Xero');
});
