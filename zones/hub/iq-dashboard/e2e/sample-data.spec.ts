import { expect, test } from '@suite/testing/suite-test';

// The story fills a firm and empties it again.
test.use({ dataset: 'sample-data' });

test('a new firm explores sample data, cannot mix its own data with it, and removes all of it', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('noah', { at: suite.url('iq-dashboard') });
  await page.getByRole('button', { name: 'Explore with sample data' }).click();
  const band = page.getByRole('region', { name: 'Sample data' });
  // Importing three years of invoices takes a while.
  await expect(band).toContainText('Made-up clients and numbers', { timeout: 60_000 });
  await expect(page.getByRole('table', { name: 'Clients by net overdue' }).getByRole('rowheader').first()).toBeVisible();

  for (const zone of ['iq-clients', 'iq-client-advisory', 'iq-reports', 'iq-settings'] as const) {
    await page.goto(suite.url(zone));
    await expect(band).toBeVisible();
  }
  await page.goto(suite.url('iq-onboarding', '/upload'));
  const buffer = Buffer.from('Invoice,Customer,Date,Total\nA-1,Acme,2026-03-14,100.00\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Remove the sample data first, then bring in your own.')).toBeVisible();

  await band.getByRole('button', { name: 'Remove sample data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the sample data?' });
  await dialog.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(band).toHaveCount(0);
  await page.goto(suite.url('iq-dashboard'));
  await expect(page.getByRole('heading', { name: 'Nothing is connected yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Explore with sample data' })).toBeVisible();
});
