import { randomUUID } from 'node:crypto';
import { axeViolations, axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { callApi } from '@suite/testing/call-api';
import { plainRequest } from '@suite/testing/plain-request';
import { expect, test } from '@suite/testing/suite-test';
import { existsIn, zoneNames } from '@suite/zones/zones';

test.beforeEach(({ suite }) => {
  test.skip(!existsIn('internal', suite.deployment.environment), 'the internal zone is not in this environment');
});

test('services are up, and every zone shows the build that its host serves @everywhere', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('internal') });
  const services = page.getByRole('region', { name: 'Services' });
  for (const name of ['database', 'outbox', 'identity', 'insights']) {
    await expect(services.getByRole('listitem').filter({ hasText: name })).toContainText('Up');
  }
  const table = page.getByRole('table', { name: 'Zones of this environment' });
  const here = zoneNames.filter((name) => existsIn(name, suite.deployment.environment));
  await expect(table.getByRole('row')).toHaveCount(here.length + 1);
  await expect(table.getByRole('cell', { name: /^[0-9a-f]{12}$/ })).toHaveCount(here.length);
  const { text } = await plainRequest(`${suite.url('chat').replace(/#.*/, '')}build.json`);
  await page.getByRole('searchbox', { name: 'Find a zone' }).fill('ai chat');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText(JSON.parse(text).version);
});

test('an invitation appears in the outbox, and its link opens in a new tab', async ({ page, suite, signIn, cookie }) => {
  await signIn('olivia', { at: suite.url('internal', '/outbox') });
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
  const address = `${randomUUID()}@harborline.example`;
  await callApi(suite, '/access/v1/invitations', {
    authorization: `Bearer ${await cookie('access_token')}`,
    data: { emails: [address], role: 'member' },
  });
  // The mail is written after the response.
  await expect.poll(() => suite.newestMail(address).catch(() => '')).toContain(address);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('searchbox', { name: 'Find a mail' }).fill(address);
  const mail = page.getByRole('listitem').filter({ hasText: address });
  await expect(mail).toHaveCount(1);
  const link = mail.getByRole('link');
  if (!(await link.isVisible())) await mail.locator('summary').click();
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened).toHaveURL(/\/invite\/public\/#\/\?token=[\w-]{43}$/);
  expect(await axeViolations(page.getByRole('main'))).toEqual([]);
});

test('platform errors are listed by route', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: suite.url('internal', '/errors') });
  await expect(page.getByRole('heading', { name: 'Last errors', level: 1 })).toBeVisible();
  expect((await plainRequest(`${suite.apiOrigin}/connections/of/somebody@harborline.example`)).statusCode).toBe(501);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const table = page.getByRole('table', { name: 'Errors of the platform' });
  await expect(table.getByRole('row').filter({ hasText: '/connections/*' })).toContainText('not_built');
  await expect(table).not.toContainText('somebody');
});

test('every section fits a phone and has no axe violations, light or dark', async ({ page, suite, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('olivia', { at: suite.url('internal') });
  const sections = {
    'Last errors': 'Last errors',
    'Feature flags': 'Feature flags',
    Telemetry: 'Telemetry',
    Configuration: 'Configuration',
    Token: 'Token',
    'Services and zones': 'Internal',
  };
  for (const [link, heading] of Object.entries(sections)) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await axeViolationsOfThemes(page.getByRole('main')), heading).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), heading).toBe(390);
  }
});
