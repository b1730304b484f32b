import { apiOf } from '@suite/testing/api-caller';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { newPerson } from '@suite/testing/new-person';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test.use({ dataset: 'changed-firms' });

/** Output of osquery on a Windows laptop. */
const osquery = (serial: string, protection: '0' | '1') =>
  [
    [{ unix_time: String(Math.floor(Date.now() / 1000)), iso_8601: new Date().toISOString() }],
    [{ hardware_serial: serial, computer_name: `Laptop ${serial}`, hardware_model: 'Latitude', hardware_vendor: 'Dell' }],
    [{ name: 'Microsoft Windows 11 Pro', version: '10.0.26200', major: '10', minor: '0', build: '26200', platform: 'windows' }],
    [{ device_id: 'C:', description: 'Local Fixed Disk', boot_partition: '1' }],
    [{ drive_letter: 'C:', conversion_status: protection, protection_status: protection }],
    [{ firewall: 'Good', antivirus: 'Good', autoupdate: 'Good' }],
  ]
    .map((rows) => JSON.stringify(rows))
    .join('\n');

test('a device that osquery reports as unencrypted fails, with the steps to fix it, and passes afterwards', async ({
  page,
  context,
  suite,
  signIn,
}) => {
  const watched = await watchPages(context);
  await signIn('olivia', { at: suite.url('devices', '/evidence') });
  const upload = async (protection: '0' | '1') => {
    const file = { name: 'laptop.json', mimeType: 'application/json', buffer: Buffer.from(osquery('E2E-1', protection)) };
    await page
      .getByLabel('Output of osqueryi --json, or an export of Fleet, Intune, Jamf or Google Workspace')
      .setInputFiles(file);
  };
  await upload('0');
  await expect(page.getByText('1 was added')).toBeVisible();
  await page.getByRole('link', { name: 'Show devices' }).click();
  await page.getByRole('searchbox').fill('E2E-1');
  await expect(page.getByRole('row', { name: 'Laptop E2E-1' })).toContainText('Failing');
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.getByRole('link', { name: 'Laptop E2E-1' }).click();
  await expect(page.getByText('Open Settings > Privacy & security > Device encryption and turn it on.')).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);

  await page.goto(suite.url('devices', '/evidence'));
  await upload('1');
  await expect(page.getByText('1 device was updated')).toBeVisible();
  await page.getByRole('link', { name: 'Show devices' }).click();
  await page.getByRole('searchbox').fill('E2E-1');
  await page.getByRole('link', { name: 'Laptop E2E-1' }).click();
  await page.getByRole('button', { name: 'Confirm what I see' }).click();
  await page.getByRole('group', { name: 'Screen lock' }).getByRole('radio', { name: 'On' }).check();
  // The response to the confirmation changes the page, however late it arrives.
  expect(shifted(watched)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laptop E2E-1');
  await expect(page.getByText('Passing').first()).toBeVisible();
  await expect(page.getByText('confirmed by hand by Olivia Hart')).toBeVisible();
});

test('devices are handed over with one signature, and returned when the person leaves', async ({ page, suite, signIn }) => {
  const nina = await newPerson(suite, { lastName: 'Returns' });
  await signIn('olivia', { at: suite.url('devices', '/handover') });
  await page.getByRole('combobox', { name: 'Person' }).fill('Returns');
  await page.getByRole('option', { name: 'Nina Returns' }).click();
  await page.getByRole('checkbox', { name: 'HL-LT-04' }).check();
  await page.getByRole('radio', { name: 'Draw it' }).check();
  const pad = (await page.getByRole('img', { name: 'Signature' }).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(pad.x + 40, pad.y + 60);
  await page.mouse.down();
  await page.mouse.move(pad.x + 200, pad.y + 90, { steps: 5 });
  await page.mouse.up();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await page.getByRole('button', { name: 'Record handover' }).click();
  await expect(page.getByRole('row', { name: 'Nina Returns' })).toContainText('HL-LT-04');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF: Handover, Nina Returns' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^device-handover-.*\.pdf$/);

  // Does what the people app does when someone leaves.
  const administrator = apiOf(suite);
  await administrator.signIn(people.olivia.email, PASSWORD);
  await administrator.turnTo(people.olivia.company);
  const left = await administrator.call('PUT', `/access/v1/people/${nina.userId}`, { version: 1, status: 'deactivated' });
  expect(left.status).toBe(200);
  await page.goto(suite.url('devices', '/returns'));
  // What another page of the app has just read is not read again.
  await page.reload();
  const task = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Nina Returns' }) });
  await expect(task).toContainText('Not returned');
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  await task.getByRole('link', { name: 'Record return' }).click();
  await page.getByRole('checkbox', { name: 'HL-LT-04' }).check();
  await page.getByRole('combobox', { name: 'Data' }).click();
  await page.getByRole('option', { name: 'Deleted', exact: true }).click();
  await page.getByRole('button', { name: 'Record return' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handovers');
  await page.goto(suite.url('devices', '/returns'));
  await expect(page.getByText('Everything is back and deleted')).toBeVisible();
});

test('a member sees only their own devices', async ({ page, suite, signIn }) => {
  const nina = await newPerson(suite, { lastName: 'Owner' });
  await signIn(nina, { at: suite.url('devices') });
  await expect(page.getByRole('heading', { name: 'No device is assigned to you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Returns' })).toHaveCount(0);
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
});

test('a list in a dialog opens within it, and Escape closes only the list', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('devices') });
  await page.getByRole('button', { name: 'Add device' }).first().click();
  const dialog = page.getByRole('dialog');
  const kind = dialog.getByRole('combobox', { name: 'Kind' });
  await kind.click();
  await page.getByRole('option', { name: 'Phone' }).click();
  await expect(kind).toHaveText('Phone');
  await kind.click();
  await expect(page.getByRole('option', { name: 'Phone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Phone' })).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
