import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { expect, test } from '@suite/testing/suite-test';

const pages = [
  { route: '/send', heading: 'Send to many clients' },
  { route: '/renew', heading: 'Renew proposals' },
] as const;

test('axe finds no violations in the pages for many proposals while they load and when they fail to load', async ({
  page,
  suite,
  signIn,
}) => {
  const data = new RegExp(`^${suite.apiOrigin}/(offers|proposals)/`);
  await signIn('olivia');
  for (const { route, heading } of pages) {
    // Gets no response: the next page is opened while it waits.
    await page.route(data, () => undefined);
    await page.goto(suite.url('offer', route));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body')), `${route} while it loads`).toEqual([]);
    await page.unroute(data);
    await page.route(data, (call) => call.fulfill({ status: 500, json: { code: 'unexpected', message: 'It broke.' } }));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body')), `${route} when it cannot be loaded`).toEqual([]);
    await page.unroute(data);
  }
});
