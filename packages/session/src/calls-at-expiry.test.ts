import { callsAtExpiry } from './calls-at-expiry.fixture';

test('of a thousand calls at expiry, with responses in any order, one renews, and none is made more than twice', async () => {
  expect(await callsAtExpiry(1_000)).toEqual({ calls: 1_000, served: 1_000, renewals: 1, maxTries: 2 });
});
