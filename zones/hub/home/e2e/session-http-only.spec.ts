import { expect, test } from '@suite/testing/suite-test';

test.use({ settings: { SUITE_REFRESH_COOKIE: 'http-only' } });

test('with a refresh token that no script reads a page renews, and what a script copies renews nothing elsewhere', async ({
  page,
  suite,
  signInByForm,
  cookie,
  playwright,
}) => {
  await signInByForm('noah');
  const overview = page.getByRole('heading', { name: 'Overview', level: 1 });
  await expect(overview).toBeVisible();
  await cookie.remove('access_token');
  await page.reload();
  await expect(overview).toBeVisible();

  const copied = await page.evaluate(() => document.cookie);
  const standIn = (await cookie('refresh_token')) ?? '';
  expect(copied).toContain(standIn);
  expect(copied).not.toContain('-refresh-');
  const elsewhere = await playwright.request.newContext();
  const answer = await elsewhere.post(`${suite.apiOrigin}/identity/v1/oauth2/token`, {
    headers: { Origin: new URL(page.url()).origin },
    form: { grant_type: 'refresh_token', refresh_token: standIn },
  });
  expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  await elsewhere.dispose();
});
