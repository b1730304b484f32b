import { axeViolations, axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { zoneUrl } from '@suite/zones/zone-url';

test.use({ dataset: 'security-plan' });

test('a register counts the days to notify the FTC', async ({ page, suite, signIn }) => {
  await signIn('olivia', { at: zoneUrl(suite.deployment, 'wisp', '/register', { kind: 'incidents' }) });
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
  test(`${route} has no axe violations, and nothing moves while it loads`, async ({ page, context, suite, signIn }) => {
    const watched = await watchPages(context);
    await signIn('olivia', { at: suite.url('wisp', route) });
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    expect(shifted(watched)).toEqual([]);
  });
