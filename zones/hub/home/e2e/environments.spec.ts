import { cookieName } from '@suite/contract/cookies';
import { plainRequest } from '@suite/testing/plain-request';
import { expect, test } from '@suite/testing/suite-test';
import { zoneUrl } from '@suite/zones/zone-url';

test.describe('environments side by side', () => {
  test.skip(({ topology }) => topology !== 'preview', 'environments share a domain only where sub-domains tell them apart');

  test('§2 prod and qa stay signed in within one browser', async ({ page, suite, signInByForm, context }) => {
    const at = (environment: 'prod' | 'qa') => zoneUrl({ ...suite.deployment, environment }, 'home');
    const header = page.getByRole('banner');
    await signInByForm('olivia', { at: at('prod') });
    await expect(header).toContainText('Harborline Accounting');
    await signInByForm('noah', { at: at('qa') });
    await expect(header).toContainText('Brightfield CPA');

    await page.goto(at('prod'));
    await expect(header).toContainText('Harborline Accounting');
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([cookieName('prod', 'access_token'), cookieName('qa', 'access_token')]));
  });

  test('§2 each environment rejects the tokens of another', async ({ page, suite, signIn, cookie }) => {
    await signIn('olivia');
    await expect(page.getByRole('banner')).toContainText('Harborline Accounting');
    const token = await cookie('access_token');
    const other = suite.apiOrigin.replace(
      /:\/\/(?:[a-z]+-)?api/,
      suite.deployment.environment === 'uat' ? '://api' : '://uat-api',
    );
    const path = '/insights/users?UnifiedId=0';
    const authorization = `Bearer ${token}`;
    expect((await plainRequest(suite.apiOrigin + path, { authorization })).statusCode).toBe(404);
    expect((await plainRequest(other + path, { authorization })).statusCode).toBe(401);
  });
});
