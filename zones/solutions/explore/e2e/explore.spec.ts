import { writeFile } from 'node:fs/promises';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { newPerson } from '@suite/testing/new-person';
import { people } from '@suite/testing/people';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test.use({ dataset: 'solutions' });

const months = Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(2025, 11 - back, 15)).toISOString().slice(0, 10));

/** Bills of twelve months for two e-signature tools. */
const bills = [
  'Check date,Vendor,Amount (USD),Expense account',
  ...months.flatMap((day) => [`${day},Alpha Sign,300.00,Software`, `${day},Beta Sign Inc.,120.00,Software`]),
].join('\n');

const list = [
  {
    name: 'Alpha Sign',
    category: 'e-signature',
    description: 'Signatures by e-mail, with a certificate of completion.',
    websiteUrl: 'https://alpha-sign.example',
    certifications: ['SOC 2 Type II', 'ISO/IEC 27001'],
    dataProcessingAgreementUrl: 'https://alpha-sign.example/dpa',
    priceModel: 'per-user',
  },
  { name: 'Beta Sign', category: 'e-signature', certifications: ['SOC 2'], statusPageUrl: 'https://status.beta.example' },
  {
    name: 'Gamma Sign',
    category: 'e-signature',
    description: 'Signatures in a client portal.',
    certifications: ['SOC 2'],
    dataProcessingAgreementUrl: 'https://gamma-sign.example/dpa',
    introductionEmail: 'hello@gamma-sign.example',
  },
  { name: 'Bad Sign', websiteUrl: 'javascript:alert(1)' },
];

test('from bills to a better tool: a firm finds an overlap, compares three vendors, adopts one and requests an introduction', async ({
  page,
  context,
  suite,
  signIn,
}, info) => {
  const watched = await watchPages(context);
  const file = info.outputPath('bills.csv');
  await writeFile(file, bills);
  const run = await suite.runImport(['--company', people.olivia.company, '--vendor-payments', file]);
  expect(run.code, run.output).toBe(0);

  await test.step('an operator imports a list of vendors', async () => {
    await signIn('olivia', { at: suite.url('explore') });
    await expect(page.getByRole('heading', { name: 'The directory is empty' })).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    expect(shifted(watched)).toEqual([]);
    await page.getByRole('link', { name: 'Import vendors' }).click();
    await page.getByLabel('Name of the source').fill('Sign list');
    await page.getByLabel('Address of the source').fill('https://lists.example/sign');
    await page.getByLabel('License').fill('CC BY-SA 4.0');
    const buffer = Buffer.from(JSON.stringify(list));
    await page
      .getByLabel('File of vendors, JSON or CSV')
      .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer });
    await expect(page.getByText('4 rows read: 3 added, 0 updated, 0 unchanged, 1 rejected.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Rejected rows' })).toContainText('is not a web address');
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  });

  await test.step('the bills show an overlap', async () => {
    await page.getByRole('link', { name: 'Your software' }).click();
    const overlap = page.getByRole('listitem').filter({ hasText: 'E-signature' });
    await expect(overlap).toContainText('$420 a month');
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await overlap.getByRole('link', { name: 'See others: E-signature' }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a vendor' }).fill('gamna');
    await page.getByRole('checkbox', { name: 'Compare Gamma Sign' }).check();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await page.getByRole('link', { name: 'Compare 3' }).click();
  });

  await test.step('three vendors are compared, and one is adopted', async () => {
    const table = page.getByRole('region', { name: 'Vendors side by side' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('row', { name: /^You pay/ })).toContainText('$300 a month');
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await table
      .getByRole('columnheader', { name: /Gamma Sign/ })
      .getByRole('button', { name: 'Add to plan' })
      .click();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await page.getByRole('button', { name: 'Add provider' }).click();
    await expect(table.getByRole('columnheader', { name: /Gamma Sign/ })).toContainText('In your security plan');
    await table.getByRole('link', { name: 'Gamma Sign' }).click();
    await page.getByRole('link', { name: 'Open the plan' }).click();
    const register = page.getByRole('row', { name: /Gamma Sign/ });
    await expect(register).toBeVisible();
  });

  await test.step('an introduction is requested', async () => {
    await page.goto(`${suite.url('explore', '/vendor')}?slug=gamma-sign`);
    await page.getByRole('button', { name: 'Request introduction' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Without your agreement nothing can be sent.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).fill('We want to replace two tools.');
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Sent to the vendor on')).toBeVisible();
    await expect(page.getByRole('link', { name: 'CC BY-SA 4.0' })).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await page.getByRole('link', { name: 'All requests' }).click();
    await expect(page.getByText('We want to replace two tools.')).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  });

  await test.step('the firm reviews a tool that it pays for, and sets its notice period', async () => {
    await page.goto(`${suite.url('explore', '/vendor')}?slug=alpha-sign`);
    await page.getByRole('button', { name: 'Write a review' }).click();
    await page.getByLabel('What works well').fill('Clients understand it.');
    await page.getByRole('button', { name: 'Save review' }).click();
    await expect(page.getByText('Your firm, paid in 12 of 12 months')).toBeVisible();
    await page.goto(suite.url('explore', '/software'));
    await page.getByRole('button', { name: 'Edit Alpha Sign' }).click();
    await page.getByLabel('Notice in days before').fill('30');
    await page.getByLabel('Contract renews on').fill('2027-06-30');
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Notice by May 31, 2027')).toBeVisible();
  });
});

test('a member of another firm sees the directory, but not what others pay or manage', async ({ page, suite, signIn }) => {
  const nina = await newPerson(suite, { lastName: 'Reader' });
  await signIn(nina, { at: suite.url('explore', '/requests') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests');
  await expect(page.getByRole('link', { name: 'Manage' })).toHaveCount(0);
  await page.goto(suite.url('explore', '/favorites'));
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
});
