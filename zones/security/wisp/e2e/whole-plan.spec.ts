import { execFileSync, spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { elements } from '@services/security-plan/content/elements';
import { planSections } from '@services/security-plan/content/sections';
import { apiOf } from '@suite/testing/api-caller';
import { axeViolations, axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { invitePerson, joinByApi } from '@suite/testing/invite-person';
import { PASSWORD, people } from '@suite/testing/people';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { watchPages } from '@suite/testing/watch-pages';
import { zoneUrl } from '@suite/zones/zone-url';
import { passQuiz, questionsOf, readLessons } from './take-course';

test.use({ dataset: 'security-plan' });
test.setTimeout(180_000);

const COURSE = 'Social engineering on the phone';

/** Output of osquery on a Mac. */
const osquery = (vault: 'on' | 'off') =>
  [
    [{ unix_time: String(Math.floor(Date.now() / 1000)), iso_8601: new Date().toISOString() }],
    [{ device: '/dev/disk3s1', device_alias: '/dev/disk3s1', path: '/', type: 'apfs' }],
    [{ hardware_serial: 'C02WHOLE', computer_name: 'Front desk Mac', hardware_model: 'Mac15,3', hardware_vendor: 'Apple Inc.' }],
    [{ name: 'macOS', version: '15.7.1', major: '15', minor: '7', patch: '1', build: '24G231', platform: 'darwin' }],
    [{ name: '/dev/disk3s1', encrypted: '1', encryption_status: 'encrypted', filevault_status: vault }],
  ]
    .map((rows) => JSON.stringify(rows))
    .join('\n');

test('a plan gets its evidence from devices and courses, is approved, acknowledged and exported', async ({
  page,
  browser,
  context,
  suite,
  signIn,
}) => {
  const watched = await watchPages(context);
  const { email, link } = await invitePerson(suite, { by: 'noah', email: 'sam@brightfield.example' });
  await joinByApi(suite, { link });

  await test.step('a few answers start the plan, and every section is prefilled', async () => {
    await signIn('noah', { at: suite.url('wisp') });
    await expect(page.getByRole('heading', { name: 'Start your security plan', level: 1 })).toBeVisible();
    expect(await axeViolations(page.locator('body'))).toEqual([]);
    await page.getByLabel('Who prepares returns').fill('Noah Bright');
    await page.getByLabel('Consumers whose information you keep').fill('1240');
    await page.getByRole('button', { name: 'Start the plan' }).click();
    await expect(page.getByText('4 not applicable (under 5,000 consumers)')).toBeVisible();
    await page.goto(zoneUrl(suite.deployment, 'wisp', '/section', { key: 'I' }));
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
      /Brightfield CPA keeps .*Returns are prepared by: Noah Bright/s,
    );
  });

  await test.step('evidence turns a control green', async () => {
    await openControl(page, suite, 'premises', 'Not met');
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Walk through the office');
    await dialog.getByLabel('The day it shows').fill('2026-01-05');
    await dialog.getByLabel('What it shows').fill('Cabinets are locked.');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Walk through the office, Jan 5, 2026').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Met');
  });

  await test.step('a device without encryption turns its control red, and green once it is encrypted', async () => {
    await openControl(page, suite, 'encryption-at-rest', 'Unknown');
    await uploadEvidence(page, suite, osquery('off'), '1 was added');
    await openControl(page, suite, 'encryption-at-rest', 'Not met');
    await expect(page.getByText('Front desk Mac').first()).toBeVisible();
    await uploadEvidence(page, suite, osquery('on'), '1 device was updated');
    await openControl(page, suite, 'encryption-at-rest', 'Met');
  });

  const colleague = await (await browser.newContext()).newPage();
  await test.step('a course is assigned, taken, left and resumed, and its control turns green', async () => {
    const questions = await questionsOf(suite, 'social-engineering');
    await openControl(page, suite, 'awareness-training', 'Unknown');
    await page.goto(suite.url('training', '/assignments'));
    await page.getByRole('button', { name: 'Assign a course' }).click();
    const dialog = page.getByRole('dialog');
    for (const [field, choice] of [
      ['Course', COURSE],
      ['When', 'Once, some days after they get it'],
      ['Who takes it', 'A role'],
    ] as const) {
      await dialog.getByRole('combobox', { name: field, exact: true }).click();
      await dialog.getByRole('option', { name: choice, exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Assign a course' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(COURSE)).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await openControl(page, suite, 'awareness-training', 'Needs work');
    await page.goto(suite.url('training', '/people'));
    await page.getByRole('button', { name: 'Remind Sam Reed' }).click();
    await expect(page.getByText('1 person gets a reminder by e-mail.')).toBeVisible();

    await colleague.goto(suite.url('training'));
    await colleague.getByLabel('E-mail').fill(email);
    await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
    const row = colleague.getByRole('listitem').filter({ hasText: COURSE });
    await expect(row.getByText('Due', { exact: true })).toBeVisible();
    expect(await axeViolationsOfThemes(colleague.locator('body'))).toEqual([]);
    await row.getByRole('link', { name: /^Start/ }).click();
    await readLessons(colleague);
    await colleague.getByRole('button', { name: 'Start quiz' }).click();
    await expect(colleague.getByText('Question 1 of')).toBeVisible();
    const first = await colleague.getByRole('group').locator('legend').textContent();
    expect(await axeViolationsOfThemes(colleague.locator('body'))).toEqual([]);
    await colleague.reload();
    await colleague.getByRole('button', { name: 'Continue quiz' }).click();
    await expect(colleague.getByRole('group').locator('legend')).toHaveText(first ?? '');
    await passQuiz(colleague, questions);
    await expect(colleague.getByText('Passed with 100%')).toBeVisible();
    expect(await axeViolationsOfThemes(colleague.locator('body'))).toEqual([]);
    await openControl(page, suite, 'awareness-training', 'Met');
    await page.goto(suite.url('training', '/people'));
    const message = page.getByRole('row').filter({ hasText: COURSE });
    await expect(message.getByText('Done', { exact: true })).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
  });

  await test.step('a stranger verifies the certificate', async () => {
    const download = colleague.waitForEvent('download');
    await colleague.getByRole('button', { name: 'Download certificate' }).first().click();
    const [, number = ''] = /^certificate-(.+)\.pdf$/.exec((await download).suggestedFilename()) ?? [];
    const stranger = await browser.newPage();
    await stranger.goto(suite.url('offer-public', '/certificate'));
    await stranger.getByLabel('Number of the certificate').fill('00000-00000-00000-00000');
    await stranger.getByRole('button', { name: 'Verify' }).click();
    await expect(stranger.getByText('There is no certificate with this number.')).toBeVisible();
    await stranger.getByLabel('Number of the certificate').fill(number.toLowerCase());
    await stranger.getByRole('button', { name: 'Verify' }).click();
    await expect(stranger.getByText('This certificate is genuine and valid')).toBeVisible();
    for (const field of ['Sam Reed', demoCompanies.brightfield.name, COURSE, '100%', number])
      await expect(stranger.getByText(field, { exact: true })).toBeVisible();
    expect(await axeViolationsOfThemes(stranger.locator('body'))).toEqual([]);
    await stranger.close();
  });

  await test.step('the plan is approved, and a colleague acknowledges it', async () => {
    await markReady(suite, ({ key }) => key !== 'F');
    await page.goto(zoneUrl(suite.deployment, 'wisp', '/section', { key: 'F' }));
    await page.getByLabel('This section is ready to be approved').check();
    await page.getByRole('button', { name: 'Save section' }).click();
    await expect(page.getByRole('button', { name: 'Save section' })).toBeDisabled();
    await page.goto(suite.url('wisp', '/versions'));
    await page.getByRole('button', { name: 'Approve the draft' }).click();
    await page.getByRole('dialog').getByLabel('What changed, and why').fill('First version');
    await page
      .getByRole('dialog')
      .getByLabel(/I have read the list and approve the plan with these \d+ gaps/)
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve the draft' }).click();
    await expect(page.getByText('In force', { exact: true })).toBeVisible();
    await colleague.goto(suite.url('wisp'));
    await colleague.getByRole('button', { name: 'I have read it and will follow it' }).click();
    await expect(colleague.getByText(/You acknowledged the plan on/)).toBeVisible();
    expect(await axeViolationsOfThemes(colleague.locator('body'))).toEqual([]);
    await page.goto(suite.url('wisp', '/acknowledgements'));
    await expect(page.getByRole('row', { name: 'Sam Reed' })).toContainText('Done');
  });

  await test.step('the exported document has every section and every element', async () => {
    await page.goto(suite.url('wisp', '/versions'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Version 1 as PDF' }).click();
    const path = await (await download).path();
    if (spawnSync('pdftotext', ['-v']).error !== undefined) return;
    const text = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ');
    for (const { title } of planSections) expect(text).toContain(title);
    for (const { code } of elements) expect(text).toContain(code);
    expect(text.match(/Not applicable\. 16 CFR 314\.6: the firm keeps information of 1,240 consumers/g)).toHaveLength(4);
    for (const live of [demoCompanies.brightfield.name, 'Walk through the office', 'Front desk Mac', 'C02WHOLE', '1 of 1 device'])
      expect(text).toContain(live);
  });
  expect(watched.errors).toEqual([]);
});

async function openControl(page: Page, suite: Suite, key: string, state: string): Promise<void> {
  await page.goto(zoneUrl(suite.deployment, 'wisp', '/control', { key }));
  // What the page read before the change isn't read again while it is fresh.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).getByText(state, { exact: true })).toBeVisible();
}

async function uploadEvidence(page: Page, suite: Suite, content: string, row: string): Promise<void> {
  await page.goto(suite.url('devices', '/evidence'));
  const file = { name: 'mac.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.getByLabel('Output of osqueryi --json, or an export of Fleet, Intune, Jamf or Google Workspace').setInputFiles(file);
  await expect(page.getByText(row)).toBeVisible();
}

/** Marks sections as ready through the API, as the page of each section does. */
async function markReady(suite: Suite, isMarked: (section: { key: string }) => boolean): Promise<void> {
  const noah = apiOf(suite);
  await noah.signIn(people.noah.email, PASSWORD);
  for (const { key } of planSections.filter(isMarked)) {
    const { text, ownerId, reviewOn, version } = (await noah.call('GET', `/wisp/v1/sections/${key}`)).body;
    const { status } = await noah.call('PUT', `/wisp/v1/sections/${key}`, { text, status: 'ready', ownerId, reviewOn, version });
    expect(status).toBe(200);
  }
}
