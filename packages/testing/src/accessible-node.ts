import type { CDPSession, Locator, Page } from '@playwright/test';

/** What the browser gives assistive technology for one element. Only the properties that are present are listed. */
export type AccessibleNode = Record<string, unknown> & { role: string; name: string };

const MARK = 'data-read-by-assistive-technology';

/**
 * Reads an element from Chromium's accessibility tree, the one that screen readers get, with role, name, description, value and
 * states: `{ role: 'tab', name: 'Pricing', selected: false, focusable: true }`. Relations (`controls`, `describedby`,
 * `labelledby`, `activedescendant`) are the ids that the tree resolves.
 */
export async function accessibleNode(page: Page, element: Locator): Promise<AccessibleNode> {
  const session = await sessionOf(page);
  const mark = Math.random().toString(36).slice(2);
  await element.evaluate((node, [name, value]) => node.setAttribute(name, value), [MARK, mark] as const);
  const { result } = await session.send('Runtime.evaluate', { expression: `document.querySelector('[${MARK}="${mark}"]')` });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  await element.evaluate((node, name) => node.removeAttribute(name), MARK);
  const [node] = nodes;
  if (!node || node.ignored) return { role: 'none', name: '' };
  const read: AccessibleNode = { role: String(node.role?.value), name: String(node.name?.value ?? '') };
  if (node.description?.value) read.description = node.description.value;
  if (node.value) read.value = node.value.value;
  for (const { name, value } of node.properties ?? [])
    read[name] = value.relatedNodes ? value.relatedNodes.map(({ idref }) => idref) : value.value;
  return read;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
