/** @jest-environment node */
import { causeOf } from './cause';

test('the reason in the address takes precedence over the stored page', () => {
  for (const reason of ['cookies', 'token-size', 'loop']) {
    expect(causeOf(reason, false)).toBe(reason);
    expect(causeOf(reason, true)).toBe(reason);
  }
});

test('§4 a stored page without a reason means the sign-in service; without either there is no cause', () => {
  for (const reason of [null, '', 'service', 'anything else']) {
    expect(causeOf(reason, true)).toBe('service');
    expect(causeOf(reason, false)).toBe('unknown');
  }
});
