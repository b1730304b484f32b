import { jumpingClock, wrongClock } from '@suite/testing/session-cases/wrong-clock';
import { expect, test } from '@suite/testing/suite-test';

for (const hours of [1, -1, 24, -24]) {
  test(`§4 a clock that is ${hours} h ahead causes neither a loop nor a sign-out`, async ({ browser, suite }) => {
    const metrics = await wrongClock({ browser, suite }, hours);
    expect(metrics).toMatchObject({ loops: 0, signOuts: 0 });
    expect(metrics.extraRenewals).toBeLessThanOrEqual(1);
  });
}

for (const hours of [24, -1]) {
  test(`§4 a clock that jumps by ${hours} h and back causes at most one renewal`, async ({ browser, suite }) => {
    const metrics = await jumpingClock({ browser, suite }, hours);
    expect(metrics).toMatchObject({ loops: 0, signOuts: 0 });
    expect(metrics.extraRenewals).toBeLessThanOrEqual(1);
  });
}
