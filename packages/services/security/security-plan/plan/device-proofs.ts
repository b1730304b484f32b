import type { DeviceFacts } from '@services/devices/ports';
import { type Facts, none, type Proof, unknown } from './proof';

const counted = (devices: number) => `${devices} ${devices === 1 ? 'device' : 'devices'}`;

export function inventory({ devices, stale, newestEvidenceOn, assigned }: DeviceFacts): Proof {
  if (!devices) return unknown('No devices are in the inventory');
  const text = `${counted(devices)} · ${stale ? `${stale} unseen for 30 days` : `${assigned} in use`}`;
  return { state: stale ? 'attention' : 'met', text, share: (devices - stale) / devices, on: newestEvidenceOn, rows: none };
}

export function deviceCheck(
  { devices }: Facts,
  check: keyof DeviceFacts['failing'],
  words: string,
  good: number,
  bad: number,
  unsure: number,
): Proof {
  const all = good + bad + unsure;
  if (!all) return unknown(devices.devices ? 'No device is checked for it' : 'No devices are in the inventory');
  const names = devices.failing[check] ?? [];
  const also = bad && names.length ? ` · ${failingWords(names, bad)}` : unsure ? ` · ${unsure} not known` : '';
  return {
    state: bad ? 'not-met' : unsure ? 'unknown' : 'met',
    text: `${good} of ${counted(all)} ${words}${also}`,
    share: good / all,
    on: devices.newestEvidenceOn,
    rows: none,
  };
}

/** Returns `A, B and 3 more fail`: one name alone would read as if the others passed. */
function failingWords(names: readonly string[], count: number): string {
  const more = count - names.length;
  const all = new Intl.ListFormat('en-US').format([...names, ...(more > 0 ? [`${more} more`] : [])]);
  return `${all} ${count === 1 ? 'fails' : 'fail'}`;
}

export function systemSupport(facts: Facts): Proof {
  const { devices } = facts;
  const proof = deviceCheck(facts, 'os', 'supported', devices.supportedOs, devices.unsupportedOs, devices.osUnknown);
  if (proof.state !== 'met' || !devices.endingWithin90Days) return proof;
  return { ...proof, state: 'attention', text: `${proof.text} · support of ${devices.endingWithin90Days} ends within 90 days` };
}

export function returns({ devices, openReturns, closedReturns, newestEvidenceOn }: DeviceFacts): Proof {
  if (!devices) return unknown('No devices are in the inventory');
  if (!openReturns && !closedReturns) return unknown('Nobody with a device has left yet');
  const text = openReturns
    ? `${openReturns} to be returned and wiped`
    : `${closedReturns} ${closedReturns === 1 ? 'person' : 'people'} returned their devices`;
  return { state: openReturns ? 'attention' : 'met', text, share: null, on: newestEvidenceOn, rows: none };
}
