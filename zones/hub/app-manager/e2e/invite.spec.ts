import { axeViolations } from '@suite/testing/axe-violations';
import { expect, test } from './firm';

test('§6 an administrator types addresses, sees which are left out, retries after a failure, and sees the outcome of each', async ({
  page,
  suite,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  const member = await firm.join('Ann');
  const fresh = firm.address();
  await page.getByRole('link', { name: 'Invite people' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Enter at least one address.')).toBeVisible();
  await page.getByLabel('E-mail addresses').fill(`${fresh}, ${member.email}\nnot-an-address\n${fresh.toUpperCase()}`);
  const leftOut = page.getByRole('region', { name: 'Left out: 2' });
  await expect(leftOut).toContainText('Line 2not-an-address: not an e-mail address');
  await expect(leftOut).toContainText('is in the list already');
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await page.route(`${suite.apiOrigin}/access/v1/invitations`, (route) => route.abort());
  await page.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(page.getByText('0 of 2 addresses are done, then sending stopped.')).toBeVisible();
  await page.unroute(`${suite.apiOrigin}/access/v1/invitations`);
  await page.getByRole('button', { name: 'Send the rest' }).click();
  await expect(page.getByRole('row').filter({ hasText: fresh })).toContainText('Invited');
  await expect(page.getByRole('row').filter({ hasText: member.email })).toContainText('Already belongs to your firm');

  await page.getByRole('link', { name: 'All invitations' }).click();
  await expect(page.getByRole('heading', { name: 'Invitations', level: 1, exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(fresh);
  const row = page.getByRole('row').filter({ hasText: fresh });
  await row.getByRole('button', { name: `Send the invitation to ${fresh} again` }).click();
  await expect(page.getByText(`A new link is on its way to ${fresh}.`)).toBeVisible();
  await row.getByRole('button', { name: `Withdraw the invitation to ${fresh}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('§6 an administrator invites the addresses in a UTF-16 file with many columns, in more than one call', async ({
  page,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator('/invite');
  await expect(page.getByRole('heading', { name: 'Invite people', level: 1 })).toBeVisible();
  const run = firm.unique();
  const lines = Array.from({ length: 120 }, (_, n) => `Zoë ${n};x;p${n}-${run}@brightfield.example;boss@brightfield.example`);
  const text = `\uFEFFName;Note;Mail;Manager\r\n${lines.join('\r\n')}\r\nBad;x;nobody;\r\n`;
  await page.getByRole('tab', { name: 'From a file' }).click();
  await page.getByLabel('A list of people as CSV').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'utf16le'),
  });
  await expect(page.getByRole('combobox', { name: 'Column with the addresses' })).toHaveText('Mail');
  await expect(page.getByText('120 people to invite.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Left out: 1' })).toContainText('Line 122nobody');
  await page.getByRole('button', { name: 'Invite 120 people' }).click();
  await expect(page.getByRole('heading', { name: 'Invitations sent' })).toBeVisible();
  await expect(page.getByText('1–30 of 120')).toBeVisible();
});
