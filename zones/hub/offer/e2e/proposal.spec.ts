import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '@suite/testing/axe-violations';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { acceptOffer } from './accept-offer';

test.use({ dataset: 'changed-firms' });

async function writeProposal(page: Page, { client, email }: { client: string; email: string }) {
  await page.getByRole('combobox', { name: 'Client' }).fill(client);
  await page.getByRole('option', { name: `“${client}”, not a client yet` }).click();
  await page.getByRole('button', { name: 'Start proposal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client);
  const search = page.getByRole('combobox', { name: 'Add a service' });
  await search.fill('Monthly close');
  const byHand = page.getByRole('option', { name: 'Add “Monthly close” by hand' });
  await byHand.waitFor();
  // The list alone: Base UI hides what is beside it, where the focus can't be.
  expect(await axeViolations(page.getByRole('listbox'))).toEqual([]);
  await byHand.click();
  await page.getByLabel('Price: Monthly close').fill('640.00');
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await page.getByLabel('Name of recipient 1').fill('Ada Bay');
  await page.getByLabel('Email of recipient 1').fill(email);
  await expect(page.getByText('Draft · saved')).toBeVisible();
}

test('a proposal is written, sent, read and signed on a phone, and both sides see what was accepted', async ({
  page,
  browser,
  suite,
  signIn,
}) => {
  const email = 'ada@bayview.example';
  await signIn('olivia', { at: suite.url('offer', '/new') });
  await writeProposal(page, { client: 'Bayview Dental', email });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The proposal was sent.')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const watched = await watchPages(context);
  const link = await linkOfMail(suite, email);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Bayview Dental');
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  await acceptOffer(phone, 'Ada Bay');
  await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download PDF' }).click();
  const buffer = await readFile(await (await download).path());
  await phone.getByRole('link', { name: 'Check a copy of it' }).click();
  await phone.locator('input[type=file]').setInputFiles({ name: 'accepted.pdf', mimeType: 'application/pdf', buffer });
  await expect(phone.getByText('This is the signed document, unchanged')).toBeVisible();
  expect(watched.errors).toEqual([]);
  expect(shifted(watched)).toEqual([]);
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeVisible();
  await page.goto(suite.url('offer'));
  await expect(page.getByRole('link', { name: /Bayview Dental/ }).first()).toBeVisible();
});
