/** @jest-environment node */
import { causeOf } from './cause';

test('the reason in the address comes before the page that was kept', () => {
  for (const reason of ['cookies', 'token-size', 'loop']) {
    expect(causeOf(reason, false)).toBe(reason);
    expect(causeOf(reason, true)).toBe(reason);
  }
});

test('§4 a page that was kept without a reason means the sign-in service; nothing at all means nothing', () => {
  for (const reason of [null, '', 'service', 'anything else']) {
    expect(causeOf(reason, true)).toBe('service');
    expect(causeOf(reason, false)).toBe('unknown');
  }
});
