import type { Locator } from '@playwright/test';
import axe from 'axe-core';

/** Each broken rule with the elements that break it. Evaluated, because a script element would need the policy's leave. */
export async function axeViolations(root: Locator): Promise<string[]> {
  await root.page().evaluate(axe.source);
  return root.evaluate(async (element) => {
    // What opens on top of the page lies in no landmark; and one rule is an experiment of axe's.
    const rules = { region: { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(element, { rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
