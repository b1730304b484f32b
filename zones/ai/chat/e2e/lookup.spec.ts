import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test.use({ dataset: 'changed-firms' });

test('without a model, a question gets numbers that open their rows, and a reminder is sent after confirmation', async ({
  page,
  context,
  suite,
  signIn,
}) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('chat') });
  await expect(page.getByText('No model is configured')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  expect(shifted(watched)).toEqual([]);
  await page.getByRole('button', { name: 'Who owes us most?' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  const table = page.getByRole('region', { name: 'Table of the answer' });
  await expect(table).toContainText('Hollis Freight');
  await expect(table).toContainText('$1,500.00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who owes us most?');
  await page.getByRole('button', { name: 'Source 2: Hollis Freight' }).first().click();
  await expect(page.getByRole('link', { name: 'Open Hollis Freight' })).toHaveAttribute('href', /iq\/clients\/#\/client\?id=/);
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);

  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'wider than a phone').toBeLessThanOrEqual(390);
  if (size) await page.setViewportSize(size);

  await page.getByRole('textbox', { name: 'Your question' }).fill('Draft a reminder to Hollis Freight');
  await page.keyboard.press('Enter');
  const draft = page.getByRole('region', { name: 'Reminder to Hollis Freight' });
  await draft.getByLabel('To').fill('owner@hollis.example');
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await draft.getByRole('button', { name: 'Send reminder' }).click();
  await expect(draft).toContainText('The reminder was sent.');
  await expect.poll(() => suite.newestMail('owner@hollis.example').catch(() => '')).toContain('owner@hollis.example');

  await page.reload();
  await expect(page.getByText('The reminder was sent.')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Collections in April');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toContainText('Collections in April');
});
