import { tabsAtExpiry } from '@suite/testing/session-cases/tabs-at-expiry';
import { expect, test } from '@suite/testing/suite-test';

// Any replay of a refresh token ends its session.
test.use({ settings: { SUITE_REFRESH_GRACE_SECONDS: '0' } });

test('§4 ten tabs across all hosts renew only once at expiry, with strict rotation', async ({ browser, suite }) => {
  const metrics = await tabsAtExpiry({ browser, suite }, { tabs: 10, rounds: 2 });
  expect(metrics).toMatchObject({ renewals: [1, 1], refusals: 0, signedOut: 0 });
});
