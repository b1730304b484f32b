import { readFile } from 'node:fs/promises';
import { axeViolations } from '@suite/testing/axe-violations';
import { exportCsv } from '@suite/testing/export-csv';
import { expect, test } from './firm';

test('§6 an administrator finds, sorts and filters people; the view survives reload and Back, and its whole list is exported', async ({
  page,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  const family = firm.unique();
  const ann = await firm.join('Ann', family);
  const markup = await firm.join('=<b>Zoe</b>', family, 'administrator');

  await page.getByRole('searchbox').fill(family);
  const names = page.getByRole('rowheader').locator('bdi[title]');
  await expect(names).toHaveText([markup.name, ann.name]);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(names).toHaveText([ann.name, markup.name]);
  expect(await axeViolations(page.locator('body'))).toEqual([]);

  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await expect(names).toHaveText([markup.name]);
  await page.reload();
  await expect(names).toHaveText([markup.name]);
  await page.goBack();
  await expect(names).toHaveText([ann.name, markup.name]);

  const file = await exportCsv(page);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${ann.name},${ann.email},Member,Active,Off,`);
  expect(lines[2]).toContain(`'${markup.name},`);

  await page.getByRole('link', { name: ann.name }).click();
  await expect(page.getByRole('heading', { name: ann.name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText([ann.name, markup.name]);
});

test('§6 a person who is not an administrator sees that the app is for administrators', async ({
  page,
  suite,
  browser,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  const member = await firm.join('Mona');
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const other = await context.newPage();
  await firm.signInAs(other, member, suite.url('app-manager', '/audit'));
  await expect(other.getByRole('heading', { name: 'App manager is for administrators' })).toBeVisible();
  await context.close();
});
