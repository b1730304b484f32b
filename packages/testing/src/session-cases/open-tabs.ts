import type { BrowserContext, Page } from '@playwright/test';
import type { ZoneName } from '@suite/zones/zones';
import type { Suite } from '../suite-test';

/** A guarded zone of each of the eight hosts, and two more of the hub, where people open most tabs. */
const visited: ZoneName[] = [
  'home',
  'identity-profile',
  'wisp',
  'apps',
  'firm-info',
  'right-exit',
  'chat',
  'explore',
  'iq-clients',
  'profile',
];

export const isShown = (page: Page) => page.getByRole('button', { name: /^Profile of/ });

/** Opens this many tabs across the hosts in a signed-in browser, each showing its person. */
export async function openTabs(context: BrowserContext, suite: Suite, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await context.newPage();
    await page.goto(suite.url(visited[index % visited.length] as ZoneName));
    await isShown(page).waitFor();
    pages.push(page);
  }
  return pages;
}
