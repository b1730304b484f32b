import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of what the package exports as `source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each broken rule with the elements that break it. Evaluated, because the page's policy blocks a script element. */
export async function axeViolations(root: Locator): Promise<string[]> {
  const page = root.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return root.evaluate(async (element) => {
    // What opens on top of the page lies in no landmark; and one rule is an experiment of axe's.
    const rules = { region: { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(element, {
      rules,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** In the light theme and in the dark one; the page is left dark. Without motion colors change at once. */
export async function axeViolationsOfThemes(root: Locator): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await root.page().emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    violations.push(...(await axeViolations(root)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return violations;
}
