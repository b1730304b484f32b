import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { existsIn, zoneNames, zoneRow } from '@suite/zones/zones';

test.skip(({ topology }) => topology !== 'local', 'a zone is the same in every environment');

test('axe finds no violations in any zone, light or dark', async ({ page, suite, signIn }) => {
  test.setTimeout(180_000);
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  for (const name of zoneNames) {
    if (!existsIn(name, suite.deployment.environment) || name === 'auth-redirect') continue;
    await test.step(name, async () => {
      await page.goto(suite.url(name));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (!zoneRow(name).public) await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
      expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    });
  }
});

test('axe finds no violations in the menus of the header, light or dark', async ({ page, signIn }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Connect IQ next steps' })).toBeVisible();
  for (const name of ['Apps', 'Help', /^Profile of/, /switch company$/]) {
    const trigger = page.getByRole('button', { name });
    await trigger.click();
    const panel = page.locator('[popover]:popover-open');
    await expect(panel.locator('a, button, dt').first()).toBeVisible();
    expect(await axeViolationsOfThemes(panel), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await axeViolationsOfThemes(page.getByRole('dialog'))).toEqual([]);
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Nothing is called')).toBeVisible();
  expect(await axeViolationsOfThemes(page.getByRole('dialog'))).toEqual([]);
});
