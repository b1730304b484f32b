import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { zoneUrl } from '@suite/zones/zone-url';

test.use({ dataset: 'changed-firms' });

test('a client with invoices but no engagement gets a proposal', async ({ page, context, suite, signIn }) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('offer', '/revenue') });
  await expect(page.getByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Accepted and invoiced by client and month' })).toBeVisible();
  await page.getByRole('tab', { name: 'Without an engagement' }).click();
  const create = page.getByRole('link', { name: 'New proposal for Birch & Vale Architects' });
  await expect(page.getByRole('row').filter({ has: create })).toContainText('$20,350.00');
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await create.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Birch & Vale Architects');
  await page.goto(zoneUrl(suite.deployment, 'offer', '/revenue', { part: 'unengaged' }));
  await expect(page.getByRole('link', { name: 'Open proposal of Birch & Vale Architects' })).toBeVisible();
  expect(shifted(watched)).toEqual([]);
});
