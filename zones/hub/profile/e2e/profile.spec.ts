import { newPerson } from '@suite/testing/new-person';
import { expect, test } from '@suite/testing/suite-test';

test('a person sees what the firm knows about them, and continues to where it can be changed', async ({
  page,
  suite,
  signIn,
}) => {
  const nina = await newPerson(suite);
  await signIn(nina, { at: suite.url('profile') });
  const firm = page.getByRole('region', { name: 'In your firm' });
  await expect(firm).toContainText('FirmHarborline Accounting');
  await expect(firm).toContainText('RoleMember');
  await expect(firm).toContainText(`Member since${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date())}`);
  await expect(page.getByRole('main')).toContainText(nina.email);
  const apps = page.getByRole('region', { name: 'Open to you' });
  await expect(apps.getByRole('link', { name: 'IQ clients' })).toHaveAttribute('href', suite.url('iq-clients'));
  await expect(apps.getByRole('link', { name: 'App manager' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
});

test('a person without a firm sees how to set one up', async ({ page, suite, signIn }) => {
  await signIn('mia', { at: suite.url('profile') });
  await expect(page.getByText('You belong to no firm yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up a firm' })).toHaveAttribute('href', suite.url('iq-onboarding'));
});
