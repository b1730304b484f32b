import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

test('leads, appointments and sources fit a phone, and nothing moves on them', async ({ page, context, suite, signIn }) => {
  test.setTimeout(120_000);
  const watched = await watchPages(context);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const route of ['/', '/appointments', '/sources'] as const) {
      await signIn('olivia', { at: suite.url('contact', route) });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(shifted(watched)).toEqual([]);
      expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${route} is wider than ${width} pixels`).toBe(false);
    }
  }
});
