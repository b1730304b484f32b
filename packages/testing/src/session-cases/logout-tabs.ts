import type { Browser, Page } from '@playwright/test';
import { people } from '../people';
import type { Suite } from '../suite-test';
import { openTabs } from './open-tabs';
import { signedInContext } from './signed-in-context';

interface Options {
  tabs: number;
  /** Whether no call reaches the API after the logout. */
  isIdentityDown: boolean;
}

export interface LogoutMetrics {
  /** Tabs, including the one that logged out, that no longer show the person or the firm. */
  out: number;
  /** Milliseconds from the click until they no longer did. */
  median: number;
  slowest: number;
}

export async function logoutTabs(
  { browser, suite }: { browser: Browser; suite: Suite },
  { tabs, isIdentityDown }: Options,
): Promise<LogoutMetrics> {
  const context = await signedInContext({ browser, suite });
  const moments: number[] = [];
  await context.exposeBinding('tellOut', (_, moment: number) => void moments.push(moment));
  const pages = await openTabs(context, suite, tabs);
  const [first] = pages;
  if (!first) throw new Error('a logout needs a tab');
  if (isIdentityDown) await context.route(`${suite.apiOrigin}/**`, (route) => route.abort());
  await Promise.all(pages.map(watchPerson));

  await first.getByRole('button', { name: /^Profile of/ }).click();
  const begin = await first.getByRole('button', { name: 'Log out' }).evaluate((button: HTMLElement) => {
    const clicked = Date.now();
    button.click();
    return clicked;
  });
  await Promise.all(pages.map((page) => page.waitForURL(/\/(login|error-redirect)\//)));
  await context.close();

  const times = moments.map((moment) => moment - begin).sort((one, other) => one - other);
  return { out: times.length, median: times[Math.floor(times.length / 2)] ?? Number.NaN, slowest: times.at(-1) ?? Number.NaN };
}

/** Resolves when the page no longer shows the person's initials and name in the header, nor the firm's name. */
const watchPerson = (page: Page): Promise<void> =>
  page.evaluate(
    ([firstName, company]) => {
      const observer = new MutationObserver(() => {
        const text = document.body.textContent;
        if (document.querySelector('[aria-label^="Profile of"]') || text.includes(firstName) || text.includes(company)) return;
        observer.disconnect();
        (globalThis as unknown as { tellOut(moment: number): void }).tellOut(Date.now());
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    },
    [people.olivia.firstName, people.olivia.company] as const,
  );
