import { axeViolations } from '@suite/testing/axe-violations';
import { expect, test } from './firm';

test('§6 an administrator creates a group, renames it, opens its people, and deletes it after a confirmation', async ({
  page,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator('/groups');
  await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible();
  const name = `Tax ${firm.unique()}`;
  await page.getByRole('link', { name: 'Create group' }).first().click();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('group', { name: 'Access to Devices' }).getByText('Closed').click();
  await page.getByRole('button', { name: 'Create group' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Devices');

  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Access to Devices' }).getByRole('radio', { name: 'Closed' })).toBeChecked();
  await page.getByLabel('Name').fill(`${name} and more`);
  await page.getByRole('button', { name: 'Save group' }).click();
  await expect(row).toContainText(`${name} and more`);
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await row.getByRole('link', { name: `0 in ${name} and more` }).click();
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue(`${name} and more`);
  await expect(page.getByRole('heading', { name: 'No people found' })).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: `Delete ${name} and more` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('§6 an administrator grants a request with a message, and learns that another one was already decided', async ({
  page,
  suite,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  const ann = await firm.join('Ann');
  await firm.call('PUT', `/access/v1/people/${ann.userId}`, { version: 1, apps: { chat: 'blocked', wisp: 'blocked' } });
  await firm.ask(ann, 'chat', 'For the audit.');
  const { id } = await firm.ask(ann, 'wisp', 'For the plan.');

  await page.goto(suite.url('app-manager', '/requests'));
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(ann.email);
  await page.getByRole('button', { name: `Grant AI chat to ${ann.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('For the audit.');
  expect(await axeViolations(dialog)).toEqual([]);
  await dialog.getByLabel('Message').fill('Until May.');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByText(`AI chat is open to ${ann.name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Grant AI chat to ${ann.name}` })).toHaveCount(0);

  await page.getByRole('button', { name: `Refuse Security plan to ${ann.name}` }).click();
  await firm.call('PUT', `/access/v1/requests/${id}`, { decision: 'granted', answer: '' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toContainText('Somebody else has already decided this request');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Which requests' }).click();
  await page.getByRole('option', { name: 'Decided' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'AI chat' })).toContainText('Until May.');

  await page.goto(suite.url('app-manager', '/audit'));
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(ann.name);
  await expect(page.getByRole('table')).toContainText(`opened AI chat to ${ann.name}, who had asked for it: “Until May.”`);
  expect(await axeViolations(page.locator('body'))).toEqual([]);
});

test('on a phone the open tab stays visible when the number of requests arrives late', async ({
  page,
  suite,
  firm,
  openAsAdministrator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator();
  const ann = await firm.join('Ann');
  await firm.call('PUT', `/access/v1/people/${ann.userId}`, { version: 1, apps: { chat: 'blocked' } });
  await firm.ask(ann, 'chat', 'For the audit.');
  let arrive = () => {};
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/access\/v1\/requests\?/, async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto(suite.url('app-manager', '/audit'));
  await page.reload();
  const tab = page.getByRole('link', { name: 'Audit log' });
  await expect(tab).toBeInViewport({ ratio: 1 });
  arrive();
  await expect(page.getByRole('link', { name: /^Requests .* open$/ })).toBeAttached();
  await expect(tab).toBeInViewport({ ratio: 1 });
});
