import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import type { Page } from '@playwright/test';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { findChromium } from '@suite/testing/find-chromium';
import { test as base, expect } from '@suite/testing/suite-test';

/** The screenshots are from a headed browser, because a headless one renders the edges of letters differently. */
const test = base.extend<object, object>({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, executablePath: findChromium() }), { scope: 'worker' }],
});

const schemes = ['light', 'dark'] as const;

/** The browser and platform of the committed screenshots: `{ "chromium": 150, "platform": "linux" }`. */
const recorded = JSON.parse(readFileSync(new URL('./gallery.spec.ts-snapshots/taken-with.json', import.meta.url), 'utf8'));

const widgets = (page: Page) => page.locator('[data-widget]');
const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`);

/** Overlays: how each is opened, and what is visible then. Escape closes each of them. */
const openings = {
  'context-menu': async (page: Page) => {
    await page.getByRole('button', { name: 'Actions for sample client' }).click();
    return page.getByRole('menu');
  },
  menu: async (page: Page) => {
    await page.getByRole('button', { name: 'Companies' }).click();
    return widget(page, 'menu').locator('[popover]');
  },
  select: async (page: Page) => {
    await widget(page, 'select').getByRole('combobox').first().click();
    return page.getByRole('listbox');
  },
  combobox: async (page: Page) => {
    await widget(page, 'combobox').getByRole('combobox').first().fill('client 12');
    return page.getByRole('listbox');
  },
  tooltip: async (page: Page) => {
    await page.getByRole('button', { name: 'Invite' }).hover();
    return page.getByRole('tooltip');
  },
  dialog: async (page: Page) => {
    await page.getByRole('button', { name: 'Open dialog' }).click();
    return page.getByRole('dialog');
  },
  'form-dialog': async (page: Page) => {
    await page.getByRole('button', { name: 'Open form' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save promise' }).click();
    await expect(page.getByText('The promise was not saved.')).toBeVisible();
    return page.getByRole('dialog');
  },
};

/** Comes last, because it cannot be dismissed. */
async function openRedirectModal(page: Page) {
  await page.getByRole('button', { name: 'Open redirect modal' }).click();
  return page.getByRole('dialog');
}

test.beforeEach(async ({ page, suite, signIn }) => {
  test.skip(suite.deployment.environment !== 'local', 'the internal zone is the same wherever it exists');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The whole gallery fits, so that nothing is scrolled below the header.
  await page.setViewportSize({ width: 1240, height: 5600 });
  await signIn('olivia', { at: suite.url('internal', '/gallery') });
  await expect(page.getByRole('heading', { name: 'Gallery of the UI kit', level: 1 })).toBeVisible();
});

test('the internal zone links to the gallery', async ({ page, suite }) => {
  await page.goto(suite.url('internal'));
  await expect(page.getByRole('heading', { name: 'Internal', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Gallery of the UI kit' }).click();
  await expect(page).toHaveURL(suite.url('internal', '/gallery'));
  await expect(widgets(page).first()).toBeVisible();
});

for (const colorScheme of schemes) {
  test(`every widget matches its screenshots, ${colorScheme}`, async ({ page, browser }) => {
    test.slow();
    const chromium = Number.parseInt(browser.version(), 10);
    test.skip(
      chromium !== recorded.chromium || platform() !== recorded.platform,
      `the screenshots are of Chromium ${recorded.chromium} on ${recorded.platform}, this is ${chromium} on ${platform()}`,
    );
    await page.emulateMedia({ colorScheme });
    const mask = [page.locator('[data-machine-fonts], .ui-link-mark')];
    for (const section of await widgets(page).all()) {
      const name = await section.getAttribute('data-widget');
      await expect.soft(section).toHaveScreenshot(`${name}-${colorScheme}.png`, { mask });
    }
    for (const [name, open] of Object.entries(openings)) {
      const opened = await open(page);
      await expect.soft(opened).toHaveScreenshot(`${name}-open-${colorScheme}.png`);
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
    }
    await expect.soft(await openRedirectModal(page)).toHaveScreenshot(`redirect-modal-open-${colorScheme}.png`);
  });
}

test('axe finds no violations, light or dark', async ({ page }) => {
  expect(await axeViolationsOfThemes(page.getByRole('main'))).toEqual([]);
  for (const [name, open] of Object.entries(openings)) {
    const opened = await open(page);
    await expect(opened).toBeVisible();
    expect(await axeViolationsOfThemes(opened), `${name} open`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  expect(await axeViolationsOfThemes(await openRedirectModal(page)), 'redirect modal open').toEqual([]);
});

test('a phone shows every widget without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
