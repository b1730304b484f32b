import type { Page } from '@playwright/test';
import { axeViolations } from '@suite/testing/axe-violations';
import { plainRequest } from '@suite/testing/plain-request';
import { expect, test } from '@suite/testing/suite-test';

/** Adds an unpublished statement to some scripts on their way; returns how many were changed. */
async function tamper(page: Page, script: RegExp | ((url: URL) => boolean)): Promise<() => number> {
  let times = 0;
  await page.route(script, async (route) => {
    times++;
    const { text } = await plainRequest(route.request().url());
    const body = `document.documentElement.dataset.tampered="";${text}`;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  return () => times;
}

const ran = (page: Page) => page.evaluate(() => 'tampered' in document.documentElement.dataset);

test('a tampered script does not run: the page reloads once, then shows a message, and loads once the script is intact', async ({
  page,
  suite,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const times = await tamper(page, /\/turbopack-[^/]+\.js/);
  await page.goto(suite.url('login'));
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(loads).toHaveLength(2);
  // By the first load, bypassing the cache, and by the second load.
  expect(times()).toBe(3);
  expect(await ran(page)).toBe(false);
  expect(await axeViolations(page.locator('html'))).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a tampered script that loads late does not run either', async ({ page, suite, signIn }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const { text: document } = await plainRequest(suite.url('iq-dashboard'));
  const late = await tamper(
    page,
    (url) => /\/chunks\/[^/]+\.js$/.test(url.pathname) && !document.includes(`src="${url.pathname}"`),
  );
  await page.goto(suite.url('iq-dashboard'));
  await expect(page.getByText('This page stopped working.')).toBeVisible();
  expect(late()).toBeGreaterThan(0);
  expect(await ran(page)).toBe(false);
});

test('no page runs a script with unknown bytes or from elsewhere, or turns text into markup', async ({ context, suite }) => {
  // A new page, because the test's own page fails on each violation of its policy.
  const page = await context.newPage();
  await page.goto(suite.url('login'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const outcome = await page.evaluate(async () => {
    const attempt = (act: () => unknown) => {
      try {
        return String(act());
      } catch (error) {
        return (error as Error).name;
      }
    };
    /** Returns whether a script requested as `prepare` sets it up is executed. */
    const runs = (prepare: (script: HTMLScriptElement, address: string) => void) =>
      new Promise<boolean>((resolve) => {
        const address = document.querySelector<HTMLScriptElement>('script[async]:not([data-own])')?.getAttribute('src') ?? '';
        const script = document.createElement('script');
        prepare(script, address);
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        document.head.append(script);
      });
    return {
      vouched: await runs((script, address) => {
        script.src = address;
      }),
      unvouched: await runs((script, address) => script.setAttribute('src', address)),
      elsewhere: attempt(() => document.createElement('script').setAttribute('src', '/login/lock-frame.js')),
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      text: attempt(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      evaluated: attempt(() => Reflect.get(window, 'eval')('1')),
    };
  });
  expect(outcome).toEqual({
    vouched: true,
    unvouched: false,
    elsewhere: 'TypeError',
    markup: 'TypeError',
    text: 'TypeError',
    evaluated: 'EvalError',
  });
});
