import { axeViolations } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';

// The firm's settings change everyone's to-dos.
test.use({ dataset: 'what-makes-to-dos' });

test('the firm chooses what creates to-dos, and open ones are updated', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('iq-client-advisory') });
  const open = page.getByRole('table', { name: 'Open' });
  const toCollect = open.getByRole('rowheader', { name: 'Collect what is overdue' });
  await expect(toCollect.first()).toBeVisible();
  await page.getByRole('link', { name: 'Choose what creates them' }).click();

  await expect(page.getByRole('heading', { name: 'To-dos', level: 1 })).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  const days = page.getByLabel('Days past due');
  await days.fill('400');
  await expect(page.getByText('Enter a whole number of days from 0 to 365.')).toBeVisible();
  await days.fill('30');
  const reason = page.getByRole('checkbox', { name: /^Collect what is overdue/ });
  await reason.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Open to-dos were updated.')).toBeVisible();

  await page.goto(suite.url('iq-client-advisory'));
  await expect(open.getByRole('rowheader').first()).toBeVisible();
  await expect(toCollect).toHaveCount(0);

  await page.goto(suite.url('iq-settings', '/to-dos'));
  await expect(reason).not.toBeChecked();
  await page.getByRole('button', { name: 'Restore the defaults' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Open to-dos were updated.')).toBeVisible();
  await page.goto(suite.url('iq-client-advisory'));
  await expect(toCollect.first()).toBeVisible();
});
