import { axeViolations } from '@suite/testing/axe-violations';
import { callApi } from '@suite/testing/call-api';
import { invitePerson, joinByApi } from '@suite/testing/invite-person';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test.describe('an administrator', () => {
  test('sees a waiting request, and its card leads to the requests @matrix', async ({ page, suite, signIn, context }) => {
    const invited = await invitePerson(suite);
    const { userId, authorization } = await joinByApi(suite, invited);
    const address = `/access/v1/people/${userId}`;
    const administer = { authorization: invited.authorization };
    const { person } = (await callApi(suite, address, administer)).body;
    const data = { version: person.version, apps: { training: 'blocked' } };
    await callApi(suite, address, { method: 'PUT', ...administer, data });
    await callApi(suite, '/access/v1/own-requests', { authorization, data: { app: 'training' } });

    await signIn('olivia');
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
    const watched = await watchPages(context);
    await page.goto(suite.url('core-home'));
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Requests for access' }) });
    await expect(card).toContainText(/requests? waits? for an answer/);
    await expect(card.getByRole('link')).toHaveAttribute('href', suite.url('app-manager', '/requests'));
    await expect(page.getByText(/things? needs? you today\./)).toBeVisible();
    await expect(page.getByText(/^All else is fine: .*Connections/)).toBeVisible();
    expect(await axeViolations(page.locator('body'))).toEqual([]);
    expect(shifted(watched)).toEqual([]);
    expect(watched.errors).toEqual([]);
  });

  test('of a firm without a ledger sees a link to connect one', async ({ page, suite, signIn }) => {
    await signIn('noah', { at: suite.url('core-home') });
    await expect(page.getByText('No ledger is connected.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Connect a ledger' })).toHaveAttribute('href', suite.url('iq-onboarding'));
  });
});

test('a member sees their apps but no requests, and can retry a card that failed', async ({ page, suite, context, signIn }) => {
  const invited = await invitePerson(suite);
  const { password } = await joinByApi(suite, invited);
  const firms = '**/firms/unified/**';
  await context.route(firms, (route) => route.abort());
  await signIn({ email: invited.email, password }, { at: suite.url('core-home') });
  await expect(page.getByText('Your connections could not be loaded.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Insights' }).getByRole('link', { name: 'IQ clients' })).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await context.unroute(firms);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^All else is fine: .*Connections/)).toBeVisible();
  const overdue = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Overdue' }) });
  await expect(overdue).toContainText(/\$\d/);
  await expect(page.getByText('Requests for access')).toHaveCount(0);
});
