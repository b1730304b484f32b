import { plainRequest } from '@suite/testing/plain-request';
import { expect, test } from '@suite/testing/suite-test';
import { existsIn, SUITE_NAME, type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';

/** Zones whose own stories say what they show. */
const built: readonly ZoneName[] = ['home', 'login', 'auth-redirect', 'error-redirect', 'iq-dashboard'];

const signInButton = { name: 'Sign in', exact: true } as const;

test('§2 every zone of the environment is served under its path, with its title', async ({ page, suite, signIn }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  for (const name of zoneNames) {
    if (!existsIn(name, suite.place.environment)) continue;
    await test.step(name, async () => {
      const { text } = await plainRequest(suite.url(name));
      expect(text).toContain(`<title>${zones[name].title} · ${SUITE_NAME}</title>`);
      if (built.includes(name)) return;
      for (const route of zoneRow(name).routes) {
        await page.goto(suite.url(name).replace(/#.*/, `#${route}`));
        await expect(page.getByText(/not built yet/)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Go to Overview' })).toHaveAttribute('href', suite.url('home'));
      }
    });
  }
});

test('a route or an address that a zone does not have is a 404 with the way home', async ({ page, suite, signIn }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  for (const name of zoneNames) {
    if (!existsIn(name, suite.place.environment)) continue;
    await test.step(name, async () => {
      const entry = suite.url(name).replace(/#.*/, '');
      const slashless = await plainRequest(entry.replace(/\/$/, '?a=1'));
      expect([slashless.statusCode, slashless.headers.location]).toEqual([308, `${zones[name].basePath}/?a=1`]);
      const missing = await page.goto(`${entry}nowhere/`);
      expect(missing?.status()).toBe(404);
      await expect(page.getByText('There is no page at this address')).toBeVisible();
      if (built.includes(name)) return;
      await page.goto(`${entry}#/nowhere`);
      await expect(page.getByText('There is no page at this address')).toBeVisible();
    });
  }
});

test('§2 a zone that the environment does not have is a 404', async ({ suite }) => {
  const absent = zoneNames.filter((name) => !existsIn(name, suite.place.environment));
  for (const name of absent) expect((await plainRequest(suite.url(name))).statusCode).toBe(404);
});

test('§4 signed out, public zones open and all others lead to sign in', async ({ page, suite }) => {
  for (const name of zoneNames) {
    if (built.includes(name) || !existsIn(name, suite.place.environment)) continue;
    await test.step(name, async () => {
      await page.goto(suite.url(name));
      if (zoneRow(name).public) await expect(page.getByText(/not built yet/)).toBeVisible();
      else await expect(page.getByRole('button', signInButton)).toBeVisible();
    });
  }
});
