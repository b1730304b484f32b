import type { Browser, Page } from '@playwright/test';
import { people } from '../people';
import type { Suite } from '../suite-test';
import { openTabs } from './open-tabs';
import { signedInContext } from './signed-in-context';

interface Options {
  tabs: number;
  /** No call reaches the API from the logout on. */
  isIdentityDown: boolean;
}

export interface LogoutMetrics {
  /** Tabs, the one of the logout among them, that no longer show who was signed in, nor the firm. */
  out: number;
  /** Milliseconds from the click until they did not. */
  median: number;
  slowest: number;
}

/** A person logs out in one of many tabs. */
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

/** Tells when the page has lost its person, whose initials and name stand in the header, and the name of the firm. */
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
