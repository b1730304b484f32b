import { execFileSync, spawnSync } from 'node:child_process';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { axeViolations, axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { zoneUrl } from '@suite/zones/zone-url';

test.use({ dataset: 'security-plan' });

const isInstalled = spawnSync('pdftotext', ['-v']).error === undefined;

test('a plan is started from a few answers, written, approved, acknowledged and read back', async ({
  page,
  context,
  suite,
  signIn,
}) => {
  const watched = await watchPages(context);
  // A firm without a plan.
  await signIn('noah', { at: suite.url('wisp') });
  await expect(page.getByRole('heading', { name: 'Start your security plan', level: 1 })).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByLabel('Who prepares returns').fill('Noah Bright');
  await page.getByLabel('Consumers whose information you keep').fill('1240');
  await page.getByRole('button', { name: 'Start the plan' }).click();
  await expect(page.getByRole('heading', { name: /Written information security plan/, level: 1 })).toBeVisible();
  await expect(page.getByText('4 not applicable (under 5,000 consumers)')).toBeVisible();

  // A control without evidence is red, and green with it.
  await page.getByRole('link', { name: 'Locked offices and files' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Locked offices and files');
  await expect(page.getByText('No evidence yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add evidence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Walk through the office');
  await dialog.getByLabel('The day it shows').fill('2026-01-05');
  await dialog.getByLabel('What it shows').fill('Cabinets are locked.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Walk through the office, Jan 5, 2026')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Met');

  await page.goto(zoneUrl(suite.place, 'wisp', '/section', { key: 'I' }));
  await expect(page.getByLabel('This section is ready to be approved')).toBeVisible();
  expect(shifted(watched)).toEqual([]);

  // Each section is looked at and marked as ready.
  for (const key of ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'A', 'B', 'C', 'D', 'E', 'F']) {
    await page.goto(zoneUrl(suite.place, 'wisp', '/section', { key }));
    await page.getByLabel('This section is ready to be approved').check();
    await page.getByRole('button', { name: 'Save section' }).click();
    await expect(page.getByRole('button', { name: 'Save section' })).toBeDisabled();
  }
  await page.goto(suite.url('wisp', '/versions'));
  await page.getByRole('button', { name: 'Approve the draft' }).click();
  await page.getByRole('dialog').getByLabel('What changed, and why').fill('First version');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve the draft' }).click();
  await expect(page.getByText('In force', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Version 1 as PDF' }).click();
  const path = await (await download).path();
  if (isInstalled) {
    const text = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });
    for (const title of ['I. Objective', 'VII. Attachments', 'Attachment F', '(c)(5)', 'Walk through the office'])
      expect(text).toContain(title);
    expect(text).toContain(demoCompanies.brightfield.name);
  }

  await page.goto(suite.url('wisp', '/own'));
  await page.getByRole('button', { name: 'I have read it and will follow it' }).click();
  await expect(page.getByText(/You acknowledged the plan on/)).toBeVisible();
});

test('a register counts the days to notify the FTC', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: zoneUrl(suite.place, 'wisp', '/register', { kind: 'incidents' }) });
  await page.getByRole('button', { name: 'Record incident' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Stolen laptop');
  await dialog.getByLabel('Discovered on').fill('2026-01-05');
  await dialog.getByLabel('Consumers whose unencrypted information was acquired').fill('500');
  expect(await axeViolations(page.getByRole('dialog'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notifying the FTC was due Feb 4, 2026')).toBeVisible();
});

for (const [route, heading] of [
  ['/', /Written information security plan/],
  ['/crosswalk', /Crosswalk/],
  ['/register', /Registers/],
  ['/versions', /Versions/],
  ['/acknowledgements', /Acknowledgements/],
  ['/review', /Annual review/],
  ['/settings', /Settings/],
] as const)
  test(`${route} has nothing that axe finds, and nothing moves while it loads`, async ({ page, context, suite, signIn }) => {
    const watched = await watchPages(context);
    await signIn('olivia', { at: suite.url('wisp', route) });
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    expect(shifted(watched)).toEqual([]);
  });
