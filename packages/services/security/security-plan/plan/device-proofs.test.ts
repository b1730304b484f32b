import type { DeviceFacts } from '@services/devices/ports';
import { deviceCheck, inventory } from './device-proofs';
import type { Facts } from './proof';

test.each([
  [1, '1 device · 1 in use'],
  [2, '2 devices · 1 in use'],
])('counts an inventory of %i in words', (devices, text) => {
  expect(inventory({ devices, stale: 0, assigned: 1, newestEvidenceOn: null } as DeviceFacts).text).toBe(text);
});

test.each([
  [['HL-PC-02'], 1, '4 of 5 devices encrypted · HL-PC-02 fails'],
  [['HL-PC-02', 'Laptop 7'], 2, '4 of 6 devices encrypted · HL-PC-02 and Laptop 7 fail'],
  [['A', 'B', 'C'], 5, '4 of 9 devices encrypted · A, B, C, and 2 more fail'],
])('names or counts each failing device: %j of %i', (failing, count, text) => {
  const devices = { devices: 9, failing: { encryption: failing }, newestEvidenceOn: null } as unknown as DeviceFacts;
  expect(deviceCheck({ devices } as Facts, 'encryption', 'encrypted', 4, count, 0).text).toBe(text);
});
