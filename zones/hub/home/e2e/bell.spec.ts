import { invitePerson, joinByApi } from '@suite/testing/invite-person';
import { PASSWORD } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';

test('the bell announces who joined, leads to them and counts unread notifications, and nothing moves', async ({
  page,
  suite,
  signIn,
}) => {
  const administrator = await invitePerson(suite, { by: 'noah', role: 'administrator' });
  await joinByApi(suite, administrator);
  const { userId } = await joinByApi(suite, await invitePerson(suite, { by: 'noah' }));
  await signIn({ email: administrator.email, password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const avatar = page.getByRole('button', { name: /^Profile of/ });
  const before = await avatar.boundingBox();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  expect(await avatar.boundingBox()).toEqual(before);

  await bell.click();
  const joined = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${userId}"]`) });
  await joined.getByRole('button', { name: 'Mark as read: Sam Reed joined the company.' }).click();
  await joined.getByRole('button', { name: 'Mark as unread: Sam Reed joined the company.' }).click();
  await expect(joined.getByRole('button', { name: 'Mark as read: Sam Reed joined the company.' })).toBeVisible();
  await joined.getByRole('link').click();
  await expect(page).toHaveURL(`${suite.url('app-manager', '/person')}?id=${userId}`);
  await bell.click();
  await expect(joined.getByRole('button', { name: 'Mark as unread: Sam Reed joined the company.' })).toBeVisible();
});
