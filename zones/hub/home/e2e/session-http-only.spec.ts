import { expect, test } from '@suite/testing/suite-test';

test.use({ settings: { SUITE_REFRESH_COOKIE: 'http-only' } });

test('a page renews with a refresh token that scripts cannot read, and what a script copies renews nothing without the cookie', async ({
  page,
  suite,
  signInByForm,
  cookie,
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
  const answer = await page.evaluate(
    async ([url = '', token = '']) => {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
      return (await fetch(url, { method: 'POST', body, credentials: 'omit' })).json();
    },
    [`${suite.apiOrigin}/identity/v1/oauth2/token`, standIn],
  );
  expect(answer).toMatchObject({ error: 'invalid_grant' });
});
