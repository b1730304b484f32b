import { axeViolations } from '@suite/testing/axe-violations';
import { expect, test } from './firm';

test("§6 the role, groups and apps of a person are saved together, after another administrator's change is reported", async ({
  page,
  firm,
  openAsAdministrator,
}) => {
  // A page that does not load the groups.
  await openAsAdministrator('/audit');
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  const ann = await firm.join('Ann');
  const group = { name: `Tax ${firm.unique()}` };
  await firm.call('POST', '/access/v1/groups', { name: group.name, apps: { wisp: 'blocked' } });

  await page.goto(firm.personUrl(ann));
  await expect(page.getByRole('heading', { name: ann.name, level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Add to a group' }).fill(group.name);
  await page.getByRole('option', { name: group.name }).click();
  const devices = page.getByRole('group', { name: 'Access to Devices' });
  await devices.getByText('Closed').click();
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await firm.call('PUT', `/access/v1/people/${ann.userId}`, { version: 1, apps: { training: 'blocked' } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`Somebody else has changed ${ann.name}, so nothing was saved`)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(devices.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${ann.name} was saved.`)).toBeVisible();

  const rowOf = (app: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${app}`) });
  for (const app of ['Devices', 'Training'])
    await expect(rowOf(app).getByRole('radio', { name: 'Closed', exact: true })).toBeChecked();
  await expect(rowOf('Security plan').getByRole('radio', { name: 'Closed by group' })).toBeChecked();
  await expect(rowOf('Security plan')).toContainText(`Set by ${group.name}`);
  const changed = page.getByRole('region', { name: 'What was changed' });
  await expect(changed).toContainText(`Noah Bright added ${ann.name} to ${group.name}`);
  await expect(changed).toContainText(`Noah Bright closed Devices to ${ann.name}`);
});

test('§6 a person is deactivated after a confirmation, never deleted, and reactivated', async ({
  page,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  const ann = await firm.join('Ann');
  await page.goto(firm.personUrl(ann));
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: `Deactivate ${ann.name}?` });
  await expect(dialog).toContainText('Nothing is deleted.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Deactivated: this person cannot open')).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(`${ann.name} is active again.`)).toBeVisible();
});
