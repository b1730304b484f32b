import type { Page } from '@playwright/test';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { generate } from 'otplib';
import { administrator } from './firm';

const password = 'a password of her own';

/** An administrator's and a colleague's browser; each step uses one of them. */
test('§6 a colleague is invited, requests an app, turns two-factor authentication on, loses the phone, and is deactivated', async ({
  page: boss,
  browser,
  suite,
  signIn,
}) => {
  test.setTimeout(180_000);
  const run = crypto.randomUUID().slice(0, 8);
  const email = `ida-${run}@brightfield.example`;
  const colleague = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();

  let invitation = '';
  await test.step('the administrator creates a group without access to IQ reports, and invites the colleague into it', async () => {
    await signIn(administrator, { at: suite.url('app-manager', '/groups') });
    await boss.getByRole('link', { name: 'Create group' }).first().click();
    await boss.getByRole('textbox', { name: 'Name', exact: true }).fill(`Interns ${run}`);
    await boss.getByRole('group', { name: 'Access to IQ reports' }).getByText('Closed').click();
    await boss.getByRole('button', { name: 'Create group' }).click();
    await expect(boss.getByRole('row').filter({ hasText: run })).toContainText('IQ reports');
    await boss.goto(suite.url('app-manager', '/invite'));
    await boss.getByLabel('E-mail addresses').fill(email);
    await boss.getByRole('combobox', { name: 'Add to a group' }).fill(run);
    await boss.getByRole('option', { name: `Interns ${run}` }).click();
    await boss.getByRole('button', { name: 'Invite 1 person' }).click();
    await expect(boss.getByRole('row').filter({ hasText: email })).toContainText('Invited');
  });

  await test.step('the colleague opens the invitation in the mail, and sees the allowed apps', async () => {
    invitation = await linkOfMail(suite, email);
    await colleague.goto(invitation);
    await colleague.getByLabel('First name').fill('Ida');
    await colleague.getByLabel('Last name').fill(`Holt ${run}`);
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByRole('button', { name: 'Create account and join' }).click();
    await expect(profile(colleague)).toBeVisible();
    await colleague.goto(suite.url('iq-reports'));
    await expect(colleague.getByRole('heading', { name: 'IQ reports is not open to you' })).toBeVisible();
    await colleague.getByRole('button', { name: 'Apps' }).click();
    await expect(colleague.getByRole('link', { name: 'IQ clients', exact: true })).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'App manager', exact: true })).toHaveCount(0);
  });

  await test.step('she requests the closed app, and gets it with a message', async () => {
    await colleague.getByRole('link', { name: 'Request access to IQ reports' }).click();
    await colleague.getByLabel('Reason (optional)').fill('For the month end');
    await colleague.getByRole('button', { name: 'Send request' }).click();
    await expect(colleague.getByText('Your request for IQ reports waits for an answer')).toBeVisible();
    await boss.goto(suite.url('app-manager', '/requests'));
    await expect(boss.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
    await boss.getByRole('searchbox').fill(email);
    await boss.getByRole('button', { name: `Grant IQ reports to Ida Holt ${run}` }).click();
    await boss.getByRole('dialog').getByLabel('Message').fill('Welcome');
    await boss.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
    await expect(boss.getByText(`IQ reports is open to Ida Holt ${run}.`)).toBeVisible();
    expect(await linkOfMail(suite, email, invitation)).toBe(suite.url('iq-reports'));
    await colleague.goto(suite.url('apps'));
    await colleague.reload();
    await colleague.getByRole('region', { name: 'Insights' }).getByRole('link', { name: 'IQ reports' }).click();
    await expect(colleague.getByRole('heading', { name: 'Reports', level: 1, exact: true })).toBeVisible();
  });

  const recoveryCode = await test.step('she turns two-factor authentication on', () => turnOnMfa(colleague, suite));

  await test.step('she loses the phone, and signs in with a recovery code', async () => {
    await profile(colleague).click();
    await colleague.getByRole('button', { name: 'Log out' }).click();
    await colleague.getByLabel('E-mail').fill(email);
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
    await colleague.getByRole('button', { name: 'Use a recovery code' }).click();
    await colleague.getByLabel('Recovery code').fill(recoveryCode);
    await colleague.keyboard.press('Enter');
    await expect(profile(colleague)).toBeVisible();
  });

  await test.step('she is deactivated, and her open tab is signed out within seconds', async () => {
    await colleague.goto(suite.url('profile'));
    await expect(colleague.getByRole('main')).toContainText(email);
    await boss.goto(suite.url('app-manager', '/people'));
    await expect(boss.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
    await boss.getByRole('searchbox').fill(email);
    await boss.getByRole('link', { name: `Ida Holt ${run}` }).click();
    await boss.getByRole('button', { name: 'Deactivate' }).click();
    await boss.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(boss.getByText(`Ida Holt ${run} is deactivated.`)).toBeVisible();
    // The modal appears by itself, and leads to login after its countdown.
    await colleague.getByLabel('E-mail').fill(email);
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(colleague.getByText(/deactivated/)).toBeVisible();
  });

  await test.step('the audit log shows all of it', async () => {
    await boss.goto(suite.url('app-manager', '/audit'));
    await expect(boss.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
    await boss.getByRole('searchbox').fill(`Holt ${run}`);
    const entries = boss.getByRole('row').filter({ hasText: `Holt ${run}` });
    for (const text of ['joined', 'asked for IQ reports', 'opened IQ reports', 'deactivated']) {
      await expect(entries.filter({ hasText: text })).toHaveCount(1);
    }
  });
  await colleague.context().close();
});

const profile = (page: Page) => page.getByRole('button', { name: /^Profile of/ });

/**
 * Turns on two-factor authentication with the key as text, as somebody does who cannot scan the QR code; returns the first
 * recovery code.
 */
async function turnOnMfa(page: Page, suite: Suite): Promise<string> {
  await page.goto(suite.url('identity-profile'));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Code', { exact: true }).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Keep your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allTextContents();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return first;
}
