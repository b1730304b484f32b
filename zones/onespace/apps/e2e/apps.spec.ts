import type { Page } from '@playwright/test';
import { axeViolations } from '@suite/testing/axe-violations';
import { callApi } from '@suite/testing/call-api';
import { invitePerson, joinByApi } from '@suite/testing/invite-person';
import { PASSWORD } from '@suite/testing/people';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

/** Creates a member who can't open offers; `decide` acts as the administrator who invited them. */
async function closedMember(suite: Suite) {
  const invited = await invitePerson(suite);
  const { email, authorization } = invited;
  const { userId } = await joinByApi(suite, invited);
  const address = `/access/v1/people/${userId}`;
  const { person } = (await callApi(suite, address, { authorization })).body;
  await callApi(suite, address, { method: 'PUT', authorization, data: { version: person.version, apps: { offer: 'blocked' } } });

  async function decide(decision: 'granted' | 'refused', answer = '') {
    const { requests } = (await callApi(suite, `/access/v1/requests?find=${email}`, { authorization })).body;
    await callApi(suite, `/access/v1/requests/${requests[0].id}`, { method: 'PUT', authorization, data: { decision, answer } });
  }
  return { email, decide };
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const offers = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Offers' }) });

test('a closed app is requested, refused with a message, requested again, and open once it is granted', async ({
  page,
  suite,
  context,
  signIn,
}) => {
  const { email, decide } = await closedMember(suite);
  const watched = await watchPages(context);
  await signIn({ email, password: PASSWORD }, { at: suite.url('apps') });
  await expect(title(page, 'My apps')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Clients' }).getByRole('link', { name: 'Offers' })).toHaveCount(0);
  await offers(page).getByRole('link', { name: 'Request access: Offers' }).click();
  await expect(title(page, 'Request access to Offers')).toBeVisible();
  await expect(page.getByText('You have not asked for an app yet.')).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByLabel('Reason (optional)').fill('Proposals for spring');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/You get one when they decide/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My apps' }).click();
  await expect(offers(page)).toContainText('Asked on');

  await decide('refused', 'Not before March <b>please</b>');
  await page.reload();
  await expect(offers(page)).toContainText('Refused on');
  await expect(offers(page)).toContainText('Not before March <b>please</b>');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await offers(page).getByRole('link', { name: 'Ask again: Offers' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/You get one when they decide/)).toBeVisible();

  expect(shifted(watched)).toEqual([]);
  await decide('granted');
  await page.goto(suite.url('apps'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Clients' }).getByRole('link', { name: 'Offers' })).toHaveAttribute(
    'href',
    suite.url('offer'),
  );
  expect(watched.errors).toEqual([]);
});

test('apps are real links, found by typing, opened with Enter, and pinned in every zone @matrix', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('apps') });
  await expect(title(page, 'My apps')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Training' })).toHaveAttribute('href', suite.url('training'));
  await page.getByRole('button', { name: 'Pin Devices' }).first().click();
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link', { name: 'Devices' })).toBeVisible();
  await page.goto(suite.url('core-home'));
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link', { name: 'Devices' })).toBeVisible();
  await page.goto(suite.url('apps'));
  await page.getByRole('searchbox', { name: 'Find an app' }).fill('core');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Today')).toBeVisible();
});

test('an app that cannot be requested shows the reason', async ({ page, suite, signIn }) => {
  const { email } = await closedMember(suite);
  await signIn({ email, password: PASSWORD }, { at: `${suite.url('apps')}request?app=app-manager` });
  await expect(title(page, 'App manager is for administrators')).toBeVisible();
  await page.evaluate(() => location.assign('#/request?app=nothing'));
  await expect(title(page, 'There is no such app')).toBeVisible();
  await page.evaluate(() => location.assign('#/request?app=training'));
  await expect(title(page, 'Training is open to you')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Training' })).toHaveAttribute('href', suite.url('training'));
});

test('§2 the logo leads to the home page of the mode, and the launcher to the addresses of the mode @matrix', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn('olivia', { at: suite.url('apps') });
  await expect(title(page, 'My apps')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', suite.url('explore'));
  await page.getByRole('banner').getByRole('link', { name: 'Firm Suite' }).click();
  await expect(title(page, suite.deployment.onespace ? 'Today' : 'Overview')).toBeVisible();
});
