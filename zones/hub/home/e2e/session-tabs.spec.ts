import { closedTabs } from '@suite/testing/session-cases/closed-tabs';
import { frozenHolder } from '@suite/testing/session-cases/frozen-holder';
import { logoutTabs } from '@suite/testing/session-cases/logout-tabs';
import { tabsAtExpiry } from '@suite/testing/session-cases/tabs-at-expiry';
import { expect, test } from '@suite/testing/suite-test';

// The story freezes a tab four times.
test.setTimeout(180_000);

test('closing a tab during its renewal does not end the session', async ({ browser, suite }) => {
  expect(await closedTabs({ browser, suite }, { times: 6, latest: 200 })).toMatchObject({ closed: 6, lost: 0, dead: 0 });
});

test('a tab that freezes during its turn to renew does not block the others', async ({ browser, suite }) => {
  expect(await frozenHolder({ browser, suite })).toMatchObject({ heldUp: 0, signedOut: 0 });
});

test("§4 where frames are blocked, a lock per origin and the server's grace period keep all tabs signed in", async ({
  browser,
  suite,
}) => {
  const metrics = await tabsAtExpiry({ browser, suite }, { tabs: 8, rounds: 2, areFramesBlocked: true });
  expect(metrics).toMatchObject({ refusals: 0, signedOut: 0 });
});

for (const isIdentityDown of [false, true]) {
  const state = isIdentityDown ? 'with identity down' : 'with identity up';
  test(`§4 a logout in one of eight tabs signs all of them out, ${state}`, async ({ browser, suite }) => {
    expect(await logoutTabs({ browser, suite }, { tabs: 8, isIdentityDown })).toMatchObject({ out: 8 });
  });
}
