import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file is half the size of the package's export `source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns each broken rule with the elements that break it. The script is evaluated, because the page's policy blocks a script
 * element.
 */
export const axeViolations = (root: Locator): Promise<string[]> =>
  violationsOf(root, {
    // Overlays are in no landmark. The other rule, off by default, is WCAG 2.2 §2.5.3.
    rules: { region: { enabled: false }, 'label-content-name-mismatch': { enabled: true } },
  });

/**
 * Checks the light theme and the dark one, which differ only in the values of the color tokens; leaves the page dark. Without
 * motion, colors change at once.
 */
export async function axeViolationsOfThemes(root: Locator): Promise<string[]> {
  const page = root.page();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeViolations(root);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violationsOf(root, { runOnly: ['color-contrast', 'link-in-text-block'] });
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}

async function violationsOf(root: Locator, options: axe.RunOptions): Promise<string[]> {
  const page = root.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return root.evaluate(async (element, options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(element, {
      ...options,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
}
