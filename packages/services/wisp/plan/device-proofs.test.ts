import type { DeviceFacts } from '@services/security-data/ports';
import { inventory } from './device-proofs';

test.each([
  [1, '1 device · 1 in use'],
  [2, '2 devices · 1 in use'],
])('an inventory of %i is counted in words', (devices, text) => {
  expect(inventory({ devices, stale: 0, assigned: 1, newestEvidenceOn: null } as DeviceFacts).text).toBe(text);
});
